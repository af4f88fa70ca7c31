"""The version of the package, in a module that the layers below the package can import."""

__version__ = "0.1.0"
