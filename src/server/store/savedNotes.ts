import { isAncestor } from "#server/git/ancestry/mergeBase.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { NOTE_BYTES } from "#contract/limits.ts";
import type { Oid } from "#server/git/oid.ts";
import { overwritesRef, type RemoteRecord, remotes } from "#server/git/refs/remotes.ts";
import type { Repository } from "#server/git/Repository.ts";
import { notesChanges } from "#server/git/trees/NotesTree.ts";
import type { KnownNotes } from "./NotesCache.ts";
import { noteLines, type NotesName, storeRefs } from "./storeRefs.ts";

/** The folders of refs that Galley writes, each with one of its refs. */
const FOLDERS = [
  ["refs/notes/devtools/*", storeRefs.notes("discuss")],
  ["refs/devtools/*", storeRefs.archive()],
  ["refs/galley/*", storeRefs.private("drafts")],
] as const;

/**
 * Returns what a plain fetch from a remote, as it is configured, does to reviews that were not pushed, and the command that prevents
 * it; null if it leaves them alone.
 */
export function fetchWarning(remote: Pick<RemoteRecord, "fetches" | "name">): string | null {
  const overwritten = FOLDERS.filter(([, ref]) => overwritesRef(remote, ref)).map(([folder]) => folder);
  if (overwritten.length === 0) return null;
  const { name } = remote;
  const commands = overwritten.map((folder) => `git config --add 'remote.${name}.fetch' '^${folder}'`).join(" && ");
  return `\`git fetch ${name}\` replaces or deletes reviews that were not pushed. To keep them, run \`${commands}\`.`;
}

/**
 * Returns the lines of the saved commit of a notes ref that the ref lacks because it was moved to a commit that is not built on the
 * saved one. A ref that was deleted lacks them only if fetches delete it, since otherwise somebody wanted that. Starts a process or
 * two if the ref has moved. A saved commit that is missing or damaged has no lines.
 */
export async function linesTaken(
  repository: Repository,
  ref: NotesName,
  { tip, tree, lines }: KnownNotes,
  saved: Oid | null,
): Promise<readonly { readonly revision: Oid; readonly lines: readonly string[] }[]> {
  if (saved === null || saved === tip) return [];
  const [commit] = await readCommits(repository, [saved]);
  if (commit == null) return [];
  const isWanted =
    tip === null
      ? !(await remotes(repository)).some((remote) => overwritesRef(remote, storeRefs.notes(ref)))
      : await isAncestor(repository, saved, tip);
  if (isWanted) return [];
  const changes = (await notesChanges(repository, tree, commit.tree)).filter(({ newBlob }) => newBlob !== null);
  const blobs = await readBlobs(
    repository,
    changes.map(({ newBlob }) => newBlob ?? ""),
    { maxBytes: NOTE_BYTES },
  );
  return changes.flatMap(({ annotated }, index) => {
    const blob = blobs[index];
    if (!(blob instanceof Buffer)) return [];
    const there = new Set(lines.get(annotated));
    return [{ revision: annotated, lines: noteLines(blob).filter((line) => !there.has(line)) }];
  });
}
