"""`python -m ratskeller.cli` is the command `ratskeller`."""

from . import main

if __name__ == "__main__":
    main()
