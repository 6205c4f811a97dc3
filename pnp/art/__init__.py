"""A person's own art: faces out as files that can be edited, and back in."""
