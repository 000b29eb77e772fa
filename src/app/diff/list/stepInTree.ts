import type { ListRow } from "./listRows.ts";

/** To a row, or the folder of a row folded or unfolded. */
export interface TreeStep {
  readonly kind: "move" | "fold";
  readonly row: number;
}

/**
 * Says what the arrows to the side do at a row: rightwards a folder unfolds, then its first row is next; leftwards it
 * folds, then the folder around is next. Null where they do nothing.
 */
export function stepInTree(key: string, at: number, rows: readonly ListRow[]): TreeStep | null {
  const row = rows[at];
  if (row === undefined) return null;
  const isFolder = row.node.kind === "folder";
  switch (key) {
    case "ArrowRight":
      if (!isFolder) return null;
      return row.isFolded ? { kind: "fold", row: at } : { kind: "move", row: at + 1 };
    case "ArrowLeft": {
      if (isFolder && !row.isFolded) return { kind: "fold", row: at };
      const around = rows.slice(0, at).findLastIndex(({ level }) => level < row.level);
      return around === -1 ? null : { kind: "move", row: around };
    }
    default:
      return null;
  }
}
