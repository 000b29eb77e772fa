import { pairEntries } from "#app/diff/compare/pairBySimilarity.ts";
import { wordChanges } from "#app/diff/compare/wordChanges.ts";
import { type MarkdownNode, type MarkdownRoot, parseMarkdown } from "../markdown/parseMarkdown.ts";

export interface MarkdownChange {
  readonly before: MarkdownRoot;
  readonly after: MarkdownRoot;
  readonly blocks: readonly ChangedBlock[];
}

/** A block; null on the side that lacks it. */
export interface ChangedBlock {
  readonly kind: "same" | "changed" | "added" | "removed";
  readonly old: MarkedBlock | null;
  readonly new: MarkedBlock | null;
}

/** A block and its changed ranges as offsets in the whole text; none if all of it changed. */
export interface MarkedBlock extends MarkdownBlock {
  readonly changed: readonly { readonly from: number; readonly to: number }[];
}

const NONE: readonly never[] = [];

/**
 * Compares two Markdown texts block by block. Returns null if the parser refuses a text or pairing the blocks would
 * take too long. Linear in the texts when little differs.
 */
export function readMarkdownChange(before: string, after: string): MarkdownChange | null {
  const [oldRoot, newRoot] = [parseMarkdown(before), parseMarkdown(after)];
  if (oldRoot === null || newRoot === null) return null;
  const [olds, others] = [markdownBlocks(oldRoot, before), markdownBlocks(newRoot, after)];
  const pairs = pairEntries(olds.map(sourceOf), others.map(sourceOf));
  if (pairs === null) return null;
  const blocks = pairs.map(({ old, new: current, isSame }) =>
    changeOf(old === null ? null : (olds[old] ?? null), current === null ? null : (others[current] ?? null), isSame),
  );
  return { before: oldRoot, after: newRoot, blocks };
}

function sourceOf({ source }: MarkdownBlock): string {
  return source;
}

function changeOf(old: MarkdownBlock | null, current: MarkdownBlock | null, isSame: boolean): ChangedBlock {
  if (old === null || current === null) {
    const kind = old === null ? "added" : "removed";
    return { kind, old: old && { ...old, changed: NONE }, new: current && { ...current, changed: NONE } };
  }
  const words = isSame ? NONE : (wordChanges(old.source, current.source) ?? NONE);
  const oldWords = words.map(({ oldFrom, oldTo }) => ({ from: old.from + oldFrom, to: old.from + oldTo }));
  const newWords = words.map(({ newFrom, newTo }) => ({ from: current.from + newFrom, to: current.from + newTo }));
  const isSome = ({ from, to }: { readonly from: number; readonly to: number }): boolean => from < to;
  return {
    kind: isSame ? "same" : "changed",
    old: { ...old, changed: oldWords.filter(isSome) },
    new: { ...current, changed: newWords.filter(isSome) },
  };
}

/** A top-level part of a text: a paragraph, heading, table or list item. */
interface MarkdownBlock {
  readonly node: MarkdownNode;
  readonly source: string;
  /** The offset in the text. */
  readonly from: number;
}

/** Returns the blocks of a text; each list item is a block with its own number. Linear in the text. */
function markdownBlocks(root: MarkdownRoot, text: string): readonly MarkdownBlock[] {
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
