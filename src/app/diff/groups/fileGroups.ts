import type { DiffFile } from "../patch/DiffFile.ts";

/** The groups of changed files, in their order, each with its name in the list. */
const GROUPS = ["Code", "Tests", "Documentation", "Generated", "Formatting only"] as const;

export interface FileGroup {
  readonly name: string;
  /** Its files are those from `at` up to `end`. */
  readonly at: number;
  readonly end: number;
}

/** Returns the groups of files in the order of their groups; none if all are of the same one. */
export function groupsOf(files: readonly DiffFile[]): readonly FileGroup[] {
  const groups: FileGroup[] = [];
  const groupAt = (at: number): number => files[at]?.group ?? 0;
  for (let at = 0; at < files.length;) {
    const group = groupAt(at);
    let end = at + 1;
    while (end < files.length && groupAt(end) === group) end++;
    groups.push({ name: GROUPS[group] ?? "", at, end });
    at = end;
  }
  return groups.length < 2 ? [] : groups;
}
