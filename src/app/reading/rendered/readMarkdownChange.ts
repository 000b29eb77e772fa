import { wordChanges } from "#app/diff/compare/wordChanges.ts";
import { type MarkdownNode, type MarkdownRoot, parseMarkdown } from "../markdown/parseMarkdown.ts";
import { type ChangedBlock, pairBlocks } from "./pairBlocks.ts";

export interface MarkdownChange {
  readonly before: MarkdownRoot;
  readonly after: MarkdownRoot;
  readonly blocks: readonly ChangedBlock<MarkedBlock>[];
}

/** A top-level part of a text: a paragraph, heading, table or list item. */
export interface MarkedBlock {
  readonly node: MarkdownNode;
  readonly source: string;
  readonly from: number;
  /** The changed ranges as offsets in the whole text; none if all of it changed. */
  readonly changed: readonly Range[];
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Compares two Markdown texts block by block. Returns null if the parser refuses a text or pairing the blocks would
 * take too long. Linear in the texts when little differs.
 */
export function readMarkdownChange(before: string, after: string): MarkdownChange | null {
  const [oldRoot, newRoot] = [parseMarkdown(before), parseMarkdown(after)];
  if (oldRoot === null || newRoot === null) return null;
  const blocks = pairBlocks(markdownBlocks(oldRoot, before), markdownBlocks(newRoot, after), ({ source }) => source);
  return blocks && { before: oldRoot, after: newRoot, blocks: blocks.map(withWords) };
}

function withWords(block: ChangedBlock<MarkedBlock>): ChangedBlock<MarkedBlock> {
  const { kind, old, new: current } = block;
  if (kind !== "changed" || old === null || current === null) return block;
  const words = wordChanges(old.source, current.source) ?? [];
  const marked = (one: MarkedBlock, ranges: readonly Range[]): MarkedBlock => {
    const some = ranges.filter(({ from, to }) => from < to);
    return { ...one, changed: some.map(({ from, to }) => ({ from: one.from + from, to: one.from + to })) };
  };
  const [olds, currents] = [
    words.map(({ oldFrom: from, oldTo: to }) => ({ from, to })),
    words.map(({ newFrom: from, newTo: to }) => ({ from, to })),
  ];
  return { kind, old: marked(old, olds), new: marked(current, currents) };
}

/** Returns the blocks of a text; each list item is a block with its own number. Linear in the text. */
function markdownBlocks(root: MarkdownRoot, text: string): readonly MarkedBlock[] {
  return root.children.flatMap((node) => {
    if (node.type !== "list") return [blockOf(node, node.position, text)];
    const first = node.start ?? 1;
    return node.children.map((item, index) =>
      blockOf({ ...node, children: [item], start: first + index }, item.position, text),
    );
  });
}

function blockOf(node: MarkdownNode, position: MarkdownNode["position"], text: string): MarkedBlock {
  const from = position?.start.offset ?? 0;
  return { node, source: text.slice(from, position?.end.offset ?? text.length), from, changed: [] };
}
