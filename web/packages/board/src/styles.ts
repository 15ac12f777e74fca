// The tokens of the client, and the styles of a game that belong to no component. The build writes them in, for the element instead of the page.

export const styles = "__STYLES__";
