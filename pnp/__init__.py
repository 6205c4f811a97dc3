"""Print-and-play press and table scorer for five classic games."""

__version__ = "0.1.0"
