"""Our deck of cards, and the boards and markers cards are laid on.  Lengths in mm, y down."""
