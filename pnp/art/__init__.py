"""A person's own art: faces out as files that can be edited, and pictures by key in their place.

A pack can come from anybody.  Nothing in it is run, fetched or followed outside it; what is read is
bounded (limits.py), and whatever is unsafe is named, all at once, before anything is drawn.
"""
