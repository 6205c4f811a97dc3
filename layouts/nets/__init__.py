"""Nets: what is cut, folded and glued.  Lengths in mm, origin top left, y down."""
