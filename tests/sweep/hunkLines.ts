import { runGit } from "#tests/bench/runGit.ts";

/** Consecutive lines that a commit added, numbered from 1. */
export interface HunkLines {
  readonly path: string;
  readonly start: number;
  readonly count: number;
}

/** Lists the hunks of a commit that added lines, using git directly; files whose names need quoting are skipped. */
export async function hunkLines(repository: string, parent: string, commit: string): Promise<readonly HunkLines[]> {
  const patch = await runGit(repository, [
    "diff-tree",
    "-r",
    "-p",
    "-U0",
    "-M",
    "--no-color",
    "--ignore-submodules",
    parent,
    commit,
  ]);
  const hunks: HunkLines[] = [];
  let path: string | null = null;
  let left = 0;
  for (const line of patch.split("\n")) {
    if (left > 0) {
      if (/^[-+]/.test(line)) left--;
      continue;
    }
    // Git appends a tab to a name that contains a space.
    if (line.startsWith("+++ ")) path = line.startsWith("+++ b/") ? line.slice(6).replace(/\t$/u, "") : null;
    const [, , removed = "1", start = "0", count = "1"] =
      /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (!line.startsWith("@@ ")) continue;
    left = Number(removed) + Number(count);
    if (path !== null && Number(count) > 0) hunks.push({ path, start: Number(start), count: Number(count) });
  }
  return hunks;
}
