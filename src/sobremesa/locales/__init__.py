"""The words of the program in three languages: Fluent files, read by Python and by the page."""
