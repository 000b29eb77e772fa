import { findNote } from "#server/git/trees/findNote.ts";
import { forEachRef } from "#server/git/refs/forEachRef.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import { noteLines } from "./noteLines.ts";
import { parseCheckLine, type CheckItem, type ChecksName } from "./parseCheckLine.ts";

/** What a tool last said of a commit. */
export interface Check extends CheckItem {
  readonly commit: Oid;
}

const NAMES: readonly ChecksName[] = ["ci", "analyses"];
const REF = "refs/notes/devtools/";

/** Some thousands of reports on one commit; what is larger is not read. */
const NOTE_BYTES_MAX = 1024 * 1024;

/**
 * Reads what builds and analyses said of commits, in their order: of each build tool its last report, of the analyses the
 * last one, as git-appraise shows them. One process lists the refs; it costs the notes of these commits and the folders that
 * lead to them. What a report points to is never asked for.
 */
export async function readChecks(
  repository: Repository,
  commits: readonly Oid[],
  options: ReadOptions = {},
): Promise<readonly Check[]> {
  const refs = await forEachRef(repository, { ...options, patterns: NAMES.map((name) => `${REF}${name}`) });
  const checks: Check[] = [];
  for (const commit of commits) {
    for (const name of NAMES) {
      const notes = refs.find((ref) => ref.name === `${REF}${name}`)?.commit ?? null;
      const blobs = notes === null ? [] : await findNote(repository, notes, commit, options);
      const read = await readBlobs(repository, blobs, { ...options, maxBytes: NOTE_BYTES_MAX });
      const lines = read.flatMap((blob) => (typeof blob === "string" ? [] : noteLines(blob)));
      const items = lines.flatMap((line) => parseCheckLine(name, line) ?? []);
      checks.push(...lastOfEach(items).map((item) => ({ ...item, commit })));
    }
  }
  return checks;
}

function lastOfEach(items: readonly CheckItem[]): readonly CheckItem[] {
  const last = new Map<string, CheckItem>();
  for (const item of items) {
    const known = last.get(item.agent);
    if (known === undefined || known.timestamp <= item.timestamp) last.set(item.agent, item);
  }
  return [...last.values()];
}
