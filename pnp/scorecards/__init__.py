"""Score cards in TOML files: read and checked, every fault named with its place."""
