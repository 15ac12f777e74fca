// For tests of what Svelte does in a browser: components' code is compiled as for one, in plain Node.
import { builtinEnvironments, type Environment } from "vitest/runtime";

const reactive: Environment = { ...builtinEnvironments.node, name: "reactive", viteEnvironment: "client" };
export default reactive;
