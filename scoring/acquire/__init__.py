"""Acquire and Cartel: editions, companies, the chart and the board."""
