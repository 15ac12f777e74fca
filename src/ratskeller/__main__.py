"""`python -m ratskeller` is the command `ratskeller`, also where its folder of scripts is on no path."""

from ratskeller.cli import main

if __name__ == "__main__":
    main()
