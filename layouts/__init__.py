"""Drawing and laying out: faces, nets and sheets.  Lengths in mm, origin top left, y down."""
