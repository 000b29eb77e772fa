import type { MarkdownNode } from "./parseMarkdown.ts";
import { plainWords } from "./plainWords.ts";

/** What stays of a heading in an address, as elsewhere: letters, digits, spaces that become hyphens, hyphens, underscores. */
const LEFT_OUT = /[^\p{L}\p{M}\p{N}\p{Pc} -]/gu;

/** Names the headings of a text for addresses, the second of the same name with `-1` and so on. Linear in the text. */
export function headingAnchors(nodes: readonly MarkdownNode[]): ReadonlyMap<MarkdownNode, string> {
  const anchors = new Map<MarkdownNode, string>();
  const counts = new Map<string, number>();
  const visit = (node: MarkdownNode): void => {
    if (node.type === "heading") {
      const name = plainWords(node).trim().toLowerCase().replace(LEFT_OUT, "").replaceAll(" ", "-");
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      anchors.set(node, count === 0 ? name : `${name}-${count}`);
    } else if ("children" in node) node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return anchors;
}
