import type { LastCommit } from "./FolderWalk.ts";
import type { Oid } from "../oid.ts";

/** Puts names that were last changed by the same commit together. */
export function groupByCommit(found: ReadonlyMap<string, Oid>): readonly LastCommit[] {
  const byCommit = new Map<Oid, string[]>();
  for (const [name, commit] of found) {
    const names = byCommit.get(commit);
    if (names === undefined) byCommit.set(commit, [name]);
    else names.push(name);
  }
  return [...byCommit].map(([commit, names]) => ({ commit, names }));
}
