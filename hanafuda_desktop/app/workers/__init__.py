"""Processes that think for the window: computer players, solver, contests."""
