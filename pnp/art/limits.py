"""How much of an art pack is read: bytes, files, pixels, depth.  Beyond it a pack is unsafe."""

KIB, MIB = 1024, 1024 * 1024

MOST_FILES = 2_000
MOST_FOLDERS = 6
"""Folders within folders."""
LONGEST_NAME = 200
"""Letters of a file's name, its folders included."""
LARGEST_PACK = 256 * MIB
LARGEST_FILE = 64 * MIB
LARGEST_SVG = 16 * MIB
LARGEST_INDEX = 256 * KIB

MOST_SIDE = 12_000
"""Pixels along one side of a picture; an A3 board at 600 dpi has 9,921."""
MOST_PIXELS = 80_000_000
MOST_PIXELS_IN_ALL = 600_000_000

MOST_DEPTH = 64
"""Elements within elements of an SVG."""
MOST_ELEMENTS = 60_000
MOST_DRAWN = 250_000
"""Elements of an SVG with every use of another drawn out."""
LONGEST_STYLE = 64 * KIB
MOST_RULES = 2_000

MOST_OBJECTS = 20_000
"""Objects that one page of a PDF is made of."""
LARGEST_STREAM = 64 * MIB
"""Bytes of one stream of a PDF, unpacked."""
LONGEST_WORK = 60
"""Seconds that the vector art of a pack may take to be turned into PDF."""
