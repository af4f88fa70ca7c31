"""How the tables of a store came to be what they are: one numbered step per change, run when a store is opened.

A step is a file in `versions`, written by hand, never changed once it was released.
"""
