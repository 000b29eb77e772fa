import { randomUUID } from "node:crypto";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import type { WorkTreeLook } from "./gitInWorkTree.ts";
import { lsStages, type StagedEntry } from "./lsStages.ts";
import type { Oid } from "../oid.ts";
import { setEntries } from "./setEntries.ts";
import { writeTree } from "./writeTree.ts";

/** The stages in the order in which one is taken: ours, theirs, what both began with. */
const CHOICE = [2, 3, 1];

/** An index in which paths are in conflict, as a tree: "our" version stands for each of them, else "theirs". */
export interface ResolvedTree {
  readonly tree: Oid;
  readonly entries: ReadonlyMap<string, StagedEntry>;
}

/** Writes the tree of an index with conflicts, by a copy of it in which they are resolved. */
export async function resolvedTree(look: WorkTreeLook): Promise<ResolvedTree> {
  const entries = new Map<string, StagedEntry>();
  const staged = await lsStages(look, "conflicts");
  for (const stage of CHOICE)
    for (const entry of staged) if (entry.stage === stage && !entries.has(entry.path)) entries.set(entry.path, entry);
  const copy = { ...look, indexFile: join(look.dir.place.gitDir, `new-${randomUUID()}`) };
  try {
    await copyFile(look.indexFile, copy.indexFile);
    await setEntries(
      copy,
      [...entries].map(([path, entry]) => ({ path, entry })),
    );
    const tree = await writeTree(copy);
    if (tree === null) throw new GalleyError("STALE");
    return { tree, entries };
  } finally {
    await rm(copy.indexFile, { force: true });
  }
}
