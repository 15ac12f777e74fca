import axe from "axe-core";

export async function violations(within = "html"): Promise<string[]> {
  const found = await axe.run(within);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((it) => `${id}: ${it.html.slice(0, 200)}: ${it.failureSummary}`),
  );
}
