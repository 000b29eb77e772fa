import type { MarkdownNode, MarkdownRoot } from "../markdown/parseMarkdown.ts";

/** A part of a text that stands by itself: a paragraph, a heading, a table, an item of a list. */
export interface MarkdownBlock {
  readonly node: MarkdownNode;
  /** As it is written. */
  readonly source: string;
  /** Where in the text it begins. */
  readonly from: number;
}

/** Gives the parts of a text, each item of a list by itself under its own number. Linear in the text. */
export function markdownBlocks(root: MarkdownRoot, text: string): readonly MarkdownBlock[] {
  return root.children.flatMap((node) => {
    if (node.type !== "list") return [blockOf(node, node.position, text)];
    const first = node.start ?? 1;
    return node.children.map((item, index) =>
      blockOf({ ...node, children: [item], start: first + index }, item.position, text),
    );
  });
}

function blockOf(node: MarkdownNode, position: MarkdownNode["position"], text: string): MarkdownBlock {
  const from = position?.start.offset ?? 0;
  return { node, source: text.slice(from, position?.end.offset ?? text.length), from };
}
