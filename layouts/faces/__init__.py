"""Faces: plain values and a theme in, a drawing out.  Lengths in mm, origin top left, y down."""

DRAWN_PAST_TRIM = 6.0
"""How far every full-bleed face is drawn past its trim, in mm; the most bleed one can ask for."""
