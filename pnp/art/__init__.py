"""Art packs: a person's own pictures, named by key, in place of the faces of a box.

A pack can come from anybody.  Nothing in it is run, fetched or followed outside it; what is read is
bounded (limits.py), and whatever is unsafe is named, all at once, before anything is drawn.
"""
