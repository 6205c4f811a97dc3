"""Boards, tiles, certificates, banknotes and the price card of an exchange.  Lengths in mm, y down."""
