/** A component that draws nothing: what an element is never asked to show. */
export default (): void => undefined;
