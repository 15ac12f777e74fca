"""A site that needs no server: `build` writes its files; `tables` and `requests` run in the browser, under Pyodide."""
