import type { TempRepo } from "./tempRepo.ts";

interface Range {
  readonly start: number;
  readonly count: number;
}

interface Hunk {
  readonly LEFT: Range;
  readonly RIGHT: Range;
  readonly head: string;
  readonly rows: readonly string[];
}

const HEAD = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/u;

const known = new Map<string, Promise<readonly Hunk[]>>();

/** The hunks of raw git's diff of one file. */
function hunksOf(repo: TempRepo, from: string, to: string, path: string, context: number): Promise<readonly Hunk[]> {
  const args = ["diff", "--no-color", "--no-renames", `-U${context}`, from, to, "--", path];
  const key = [repo.path, ...args].join(" ");
  const found = known.get(key) ?? repo.git(...args).then(parseHunks);
  known.set(key, found);
  return found;
}

function parseHunks(text: string): readonly Hunk[] {
  const hunks: (Hunk & { readonly rows: string[] })[] = [];
  for (const row of text.split("\n")) {
    const found = HEAD.exec(row);
    if (found !== null) {
      const [, oldStart, oldCount = "1", newStart, newCount = "1"] = found;
      const LEFT = { start: Number(oldStart), count: Number(oldCount) };
      hunks.push({ LEFT, RIGHT: { start: Number(newStart), count: Number(newCount) }, head: row, rows: [] });
    } else hunks.at(-1)?.rows.push(row);
  }
  return hunks;
}

/** The line ranges that GitHub shows of a changed file. */
export function changedRanges(repo: TempRepo, base: string, commit: string, path: string): Promise<readonly Hunk[]> {
  return hunksOf(repo, base, commit, path, 3);
}

/** The hunk of a line, down to that line, as GitHub gives it. */
export async function hunkAround(
  repo: TempRepo,
  base: string,
  commit: string,
  path: string,
  side: "LEFT" | "RIGHT",
  line: number,
): Promise<string> {
  for (const hunk of await changedRanges(repo, base, commit, path)) {
    let at = hunk[side].start - 1;
    for (const [index, row] of hunk.rows.entries()) {
      if (row.startsWith(" ") || row.startsWith(side === "LEFT" ? "-" : "+")) at += 1;
      if (at === line) return [hunk.head, ...hunk.rows.slice(0, index + 1)].join("\n");
    }
  }
  return "";
}

/** The number of a line in a later version of its file; null if it was changed or removed. */
export async function lineAfter(
  repo: TempRepo,
  from: string,
  to: string,
  path: string,
  line: number,
): Promise<number | null> {
  let shift = 0;
  for (const { LEFT, RIGHT } of await hunksOf(repo, from, to, path, 0)) {
    if (LEFT.count === 0 ? LEFT.start >= line : LEFT.start > line) break;
    if (line < LEFT.start + LEFT.count) return null;
    shift += RIGHT.count - LEFT.count;
  }
  return line + shift;
}
