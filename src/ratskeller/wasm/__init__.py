"""The compiled rules and searches of a game as WebAssembly, with a description of how to call them.

`modules` makes a module once and keeps it in the cache, `description` says what is where, `position` writes states for it. The folder
`web/packages/engine` of the repository is a runtime in TypeScript; docs/webassembly.md explains the format.
"""
