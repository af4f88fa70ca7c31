"""The HTTP half: routes, what is checked before them, and the files of the page."""
