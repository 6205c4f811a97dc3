"""Boards, tiles, certificates, notes and prices of an exchange.  Lengths in mm, y down."""
