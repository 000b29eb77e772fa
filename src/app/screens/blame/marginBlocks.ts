import type { MarginLine } from "#app/diff/places/MarginLayer.tsx";
import type { BlameBlock, BlameLines } from "./blameLines.ts";

/** A block as far as its lines are drawn, in pixels below the reader's top. */
export interface MarginBlock<Origin> extends BlameBlock<Origin> {
  readonly top: number;
  readonly height: number;
}

/** Gives the blocks that the drawn lines stand in, top to bottom. Linear in the lines of these blocks. */
export function marginBlocks<Origin>(
  lines: readonly MarginLine[],
  blame: BlameLines<Origin>,
): readonly MarginBlock<Origin>[] {
  const blocks: MarginBlock<Origin>[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    const block = line === undefined ? null : blame.blockAt(line.number);
    if (line === undefined || block === null) {
      at += 1;
      continue;
    }
    let bottom = line.top + line.height;
    for (at += 1; at < lines.length; at++) {
      const next = lines[at];
      if (next === undefined || next.number > block.last) break;
      bottom = next.top + next.height;
    }
    blocks.push({ ...block, top: line.top, height: bottom - line.top });
  }
  return blocks;
}
