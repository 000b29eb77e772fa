import type { TempRepo } from "#tests/helpers/tempRepo.ts";

/** A row of a diff. For a line that only one side has, the other number is that of the next line there. */
export interface DiffRow {
  readonly sign: " " | "+" | "-";
  readonly old: number;
  readonly new: number;
  readonly text: string;
  /** The rows of its hunk down to this one, with a header that counts them. */
  readonly hunk: string;
}

const HUNK = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/u;

function isSign(text: string): text is DiffRow["sign"] {
  return text === " " || text === "+" || text === "-";
}

/** Reads git's own diff of one file between the merge base of two commits and the second one. */
export async function diffRows(repo: TempRepo, base: string, head: string, path: string): Promise<readonly DiffRow[]> {
  const patch = await repo.git("diff", "--no-renames", `${base}...${head}`, "--", path);
  const rows: DiffRow[] = [];
  let start = { old: 0, new: 0 };
  let next = { old: 0, new: 0 };
  let above: string[] = [];
  for (const line of patch.split("\n")) {
    const [, oldStart, newStart] = HUNK.exec(line) ?? [];
    if (oldStart !== undefined) {
      start = { old: Number(oldStart), new: Number(newStart) };
      next = { ...start };
      above = [];
    }
    const sign = line.charAt(0);
    if (oldStart !== undefined || !isSign(sign) || start.new + start.old === 0) continue;
    above.push(line);
    const counts = [above.filter((row) => row[0] !== "+").length, above.filter((row) => row[0] !== "-").length];
    const header = `@@ -${start.old},${counts[0]} +${start.new},${counts[1]} @@`;
    rows.push({ sign, ...next, text: line.slice(1), hunk: [header, ...above].join("\n") });
    next = { old: next.old + (sign === "+" ? 0 : 1), new: next.new + (sign === "-" ? 0 : 1) };
  }
  return rows;
}
