// Custom media queries (`@media (--phone)`), as CSS itself will have them: browsers do not know them yet, and a component's style cannot see the
// `@custom-media` of another file. So each name is replaced by its query before anything else reads the style.
const MEDIA = /@media ([^{]*)\{/g;
const NAME = /\(--([\w-]+)\)/g;

/** A style in which every named query is written out. A name that is alone in its query needs no brackets around it. */
export function written(css, layouts, file) {
  return css.replace(MEDIA, (rule, query) => {
    const alone = /^\(--[\w-]+\)\s*$/.test(query);
    const full = query.replace(NAME, (_, name) => {
      const found = layouts[name];
      if (!found) throw new Error(`${file}: no layout is called --${name}`);
      return alone || !found.includes(" and ") ? found : `(${found})`;
    });
    return rule.replace(query, () => full);
  });
}

export function customMedia(layouts) {
  return {
    name: "custom-media",
    enforce: "pre",
    transform: {
      filter: { id: /\.css($|\?)/, code: "(--" },
      handler: (css, id) => ({ code: written(css, layouts, id), map: null }),
    },
  };
}
