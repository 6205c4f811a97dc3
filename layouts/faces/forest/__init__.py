"""A path through a forest: its board, and the hats seen from above.  Lengths in mm, y down."""
