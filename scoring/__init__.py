"""The rules as tables and sums, as an umpire knows them.  No files, no printing, no clock."""
