"""Where bots, hints and reviews are computed: worker processes, and whose job is next."""
