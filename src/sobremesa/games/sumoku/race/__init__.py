"""Speed, team and solo: all arrange tiles on grids of their own at the same time."""
