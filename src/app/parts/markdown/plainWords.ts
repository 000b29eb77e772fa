import type { MarkdownNode } from "./parseMarkdown.ts";

/** Gives the words of a node and of all below it. Linear. */
export function plainWords(node: MarkdownNode): string {
  if (node.type === "text" || node.type === "inlineCode" || node.type === "code") return node.value;
  if (node.type === "image") return node.alt ?? "";
  return "children" in node ? node.children.map(plainWords).join("") : "";
}
