"""A table and what lies and stands on it, seen from above.  Lengths in mm, y down.

Pieces that stand are drawn in military projection: the plan is true, heights go up the page.
Light falls from the upper left.
"""

RISE = 0.75
"""How far up the page a mm of height goes."""
CAST = (0.5, 0.3)
"""Where the shadow of a point falls, in its heights to the right and downward."""
