import { type ReactNode, useMemo } from "react";
import { counted, formatCount } from "#app/ui/format.ts";
import { CollapsedPart } from "./CollapsedPart.tsx";
import { ShowMore } from "./ShowMore.tsx";

interface Props<Block> {
  readonly blocks: readonly Block[];
  /** The number of unchanged blocks that are shown around each change. */
  readonly context: number;
  readonly noun: string;
  /** The number of blocks shown at once. */
  readonly max: number;
  readonly children: (block: Block, key: number) => ReactNode;
}

/** Shows the changed blocks of a text and some around them; the others are collapsed. */
export function BlockDiff<Block extends { readonly kind: string }>(props: Props<Block>): ReactNode {
  const { blocks, context, noun, max, children } = props;
  const parts = useMemo(() => collapseUnchanged(blocks, context), [blocks, context]);
  const portion = { max, more: "Show more" };
  return (
    <ShowMore items={parts} {...portion}>
      {(part, key) =>
        part.isCollapsed ? (
          <CollapsedPart key={key} label={`${counted(part.blocks.length, noun)} unchanged`}>
            {() => (
              <ShowMore items={part.blocks} {...portion}>
                {children}
              </ShowMore>
            )}
          </CollapsedPart>
        ) : (
          children(part.blocks[0], key)
        )
      }
    </ShowMore>
  );
}

/** A block that is shown, or several that are collapsed. */
interface Part<Block> {
  readonly blocks: readonly [Block, ...Block[]];
  readonly isCollapsed: boolean;
}

/**
 * Collapses unchanged blocks except some around each change; a single block is not collapsed if `context` is above 0.
 * Linear.
 */
function collapseUnchanged<Block extends { readonly kind: string }>(
  list: readonly Block[],
  context: number,
): readonly Part<Block>[] {
  const parts: Part<Block>[] = [];
  const show = (blocks: readonly Block[]): void => {
    for (const block of blocks) parts.push({ blocks: [block], isCollapsed: false });
  };
  for (let at = 0, end = 0; at < list.length; at = end) {
    const isSame = list[at]?.kind === "same";
    while (end < list.length && (list[end]?.kind === "same") === isSame) end++;
    const from = !isSame ? end : at === 0 ? at : Math.min(end, at + context);
    const to = end === list.length ? end : Math.max(from, end - context);
    const [first, ...others] = list.slice(from, to);
    if (first === undefined || others.length < Math.min(1, context)) show(list.slice(at, end));
    else {
      show(list.slice(at, from));
      parts.push({ blocks: [first, ...others], isCollapsed: true });
      show(list.slice(to, end));
    }
  }
  return parts;
}

const CHANGES = ["changed", "added", "removed"];

/** Counts the changed blocks by the kind of change, such as `2 cells changed` and `1 added`. */
export function countKinds(blocks: readonly { readonly kind: string }[], noun: string): string[] {
  return CHANGES.map((change) => ({ change, count: blocks.filter(({ kind }) => kind === change).length }))
    .filter(({ count }) => count > 0)
    .map(({ change, count }, index) => `${index === 0 ? counted(count, noun) : formatCount(count)} ${change}`);
}
