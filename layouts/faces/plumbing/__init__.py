"""Pipes, plugs, taps, the wall behind them and the tools.  Lengths in mm, y down."""
