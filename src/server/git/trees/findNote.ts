import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { readTree } from "./readTree.ts";

const FOLDER = "040000";

/**
 * Finds the notes on an object, given the last commit of a notes ref: one as a rule, several where two ways of fanning out
 * met in a merge. Reads each folder on the way; no process is started.
 */
export async function findNote(
  repository: Repository,
  notes: Oid,
  annotated: Oid,
  options: ReadOptions = {},
): Promise<readonly Oid[]> {
  const found: Oid[] = [];
  let rest = annotated;
  for (let folder: Oid | null = notes; folder !== null && rest !== "";) {
    const entries = await readTree(repository, folder, options);
    const note = entries.find(({ name, mode }) => name === rest && mode !== FOLDER);
    if (note !== undefined) found.push(note.oid);
    const fan = rest.slice(0, 2);
    folder = entries.find(({ name, mode }) => name === fan && mode === FOLDER)?.oid ?? null;
    rest = rest.slice(2);
  }
  return found;
}
