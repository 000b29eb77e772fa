/** A hunk of a merge's file as the server sends it. */
interface Hunk {
  readonly old: readonly { readonly start: number }[];
  readonly new: { readonly start: number };
  readonly lines: readonly string[];
}

/** A line of a merge's file, held against each parent. */
export interface CombinedRow {
  /** Its number in each parent and then in the merge; null where that has it not. */
  readonly numbers: readonly (number | null)[];
  /** A sign for each parent: `+`, `-` or a blank. */
  readonly signs: readonly string[];
  readonly text: string;
  /** What became of it: of a line that the merge has, whether all parents, some, or none have it; else whether all or some had it. */
  readonly kind: "kept" | "added" | "partlyAdded" | "removed" | "partlyRemoved" | "note";
}

/** Reads the lines of a hunk with their numbers. Linear in its text. */
export function combinedRows({ old, new: now, lines }: Hunk): readonly CombinedRow[] {
  const next = [...old, now].map(({ start }) => start);
  const count = old.length;
  return lines.map((line): CombinedRow => {
    if (line.startsWith("\\")) return { numbers: next.map(() => null), signs: [], text: line, kind: "note" };
    const signs = line.slice(0, count).split("");
    const isGone = signs.includes("-");
    const has = [...signs.map((sign) => (isGone ? sign === "-" : sign !== "+")), !isGone];
    const numbers = has.map((isThere, at) => (isThere ? (next[at] ?? 0) : null));
    has.forEach((isThere, at) => {
      if (isThere) next[at] = (next[at] ?? 0) + 1;
    });
    return { numbers, signs, text: line.slice(count), kind: kindOf(signs, isGone) };
  });
}

function kindOf(signs: readonly string[], isGone: boolean): CombinedRow["kind"] {
  if (signs.every((sign) => sign === " ")) return "kept";
  const isWhole = signs.every((sign) => sign !== " ");
  if (isGone) return isWhole ? "removed" : "partlyRemoved";
  return isWhole ? "added" : "partlyAdded";
}
