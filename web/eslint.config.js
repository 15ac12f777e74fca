import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { imports } from "./lint/imports.js";
import svelteConfig from "./svelte.config.js";

const TYPED = ["**/*.ts", "**/*.svelte"];
/** What speaks to a server. */
const WIRES = ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"];

/** Types that a script writes. No rule holds for them; a list of changed files may name them, which it might not if they were ignored. */
const GENERATED = ["src/lib/api/*.d.ts", "src/games/*/model/views.d.ts"];

const configs = [
  { ignores: ["packages/*/dist"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked.map((config) => ({ ...config, files: TYPED })),
  ...svelte.configs.recommended,
  {
    files: TYPED,
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // `{#each { length: 3 } as _}` and `const { left: _left, ...rest }` have to name what they do not use
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Of the props of a component some may be bound
      "prefer-const": ["error", { destructuring: "all" }],
      // A map that nothing drawn depends on needs no signals: what is drawn is marked by `$state`
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // What a component takes and gives only svelte-check knows, and checks; to this parser it is `any`
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["*.js", "{lint,map,scripts}/**", "packages/*/*.mjs", "packages/*/examples/**"],
    languageOptions: { globals: globals.node },
  },
  { files: ["src/**/*.js"], languageOptions: { globals: globals.browser } },
  {
    files: ["worker/**"],
    languageOptions: {
      globals: {
        ...globals.serviceworker,
        VERSION: "readonly",
        FILES: "readonly",
        BOXES: "readonly",
        WORDS: "readonly",
      },
    },
  },
  {
    files: ["src/**", "packages/board/src/**"],
    ignores: ["src/lib/{api,site,table,thinking}/**"],
    rules: { "no-restricted-globals": ["error", ...WIRES] },
  },
  ...imports(import.meta.dirname),
];
const off = Object.fromEntries(configs.flatMap(({ rules = {} }) => Object.keys(rules)).map((rule) => [rule, "off"]));

export default [...configs, { files: GENERATED, rules: off }];
