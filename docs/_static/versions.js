// The menu of versions. `versions.json` lies beside the folders of all versions; without it, as in a local build, there is no menu.
const menu = document.querySelector(".versions");
const { version, root, page } = menu.dataset;
// On the start page itself Sphinx gives "#" as the way to it
const site = new URL("..", new URL(root === "#" ? "." : root, location.href));

async function list() {
  const reply = await fetch(new URL("versions.json", site));
  return reply.ok ? reply.json() : [];
}

// A page that another version doesn't have: its start page instead
async function open(name) {
  const same = new URL(`${name}/${page}.html`, site);
  const reply = await fetch(same, { method: "HEAD" }).catch(() => null);
  location.assign(reply?.ok ? same : new URL(`${name}/index.html`, site));
}

const names = await list().catch(() => []);
if (names.length > 1) {
  const select = menu.querySelector("select");
  select.replaceChildren(...names.map((name) => new Option(name, name, false, name === version)));
  select.addEventListener("change", () => open(select.value));
  menu.hidden = false;
}
