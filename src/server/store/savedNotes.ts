import { isAncestor } from "#server/git/ancestry/mergeBase.ts";
import { revList } from "#server/git/ancestry/revList.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { type CommitRecord, readCommits } from "#server/git/objects/readCommits.ts";
import { NOTE_BYTES } from "#contract/limits.ts";
import type { Oid } from "#server/git/oid.ts";
import { overwritesRef, type RemoteRecord, remotes } from "#server/git/refs/remotes.ts";
import type { Repository } from "#server/git/Repository.ts";
import { notesChanges } from "#server/git/trees/NotesTree.ts";
import { noteLines, storeRefs } from "./storeRefs.ts";

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
 * Returns true if fetches overwrite the saved refs too, as in a mirrored clone. Starts a process in a bare repository; git fetches into
 * no other like this.
 */
export async function isMirrored(repository: Repository): Promise<boolean> {
  if (repository.workTree !== null) return false;
  return (await remotes(repository)).some((remote) => overwritesRef(remote, storeRefs.saved("discuss")));
}

type Lines = ReadonlyMap<Oid, readonly string[]>;

/**
 * Returns the lines of the saved commit of a notes ref that the ref lacks although nobody removed them: because it was moved to a
 * commit that is not built on the saved one, or by a `git notes append` that read the notes before ours. A ref that was deleted lacks
 * them only if fetches delete it, since otherwise somebody wanted that. Starts a process or two if lines are missing. What is missing
 * or damaged has no lines.
 */
export async function linesTaken(
  repository: Repository,
  ref: string,
  tip: Oid | null,
  saved: Oid | null,
): Promise<Lines> {
  if (saved === null || saved === tip) return new Map();
  const [before, after] = await readCommits(repository, tip === null ? [saved] : [saved, tip]);
  if (before == null) return new Map();
  const missing = await goneLines(repository, before.tree, after?.tree ?? null);
  if (missing.size === 0) return missing;
  if (tip === null) {
    const isFetched = (await remotes(repository)).some((remote) => overwritesRef(remote, ref));
    return isFetched ? missing : new Map();
  }
  const steps = await stepsBetween(repository, saved, tip);
  if (steps === null) return missing;
  const overtaken = await overtakenLines(repository, steps);
  const taken = Array.from(missing, ([revision, lines]) => {
    const lost = new Set(overtaken.flatMap((commit) => commit.get(revision) ?? []));
    return [revision, lines.filter((line) => lost.has(line))] as const;
  });
  return new Map(taken.filter(([, lines]) => lines.length > 0));
}

/** The message of git's commits that only add. It reads the notes first and the commit to build on later. */
const APPENDED = "Notes added by 'git notes append'";

/** Returns the lines that each `git notes append` removed. */
async function overtakenLines(repository: Repository, steps: readonly CommitRecord[]): Promise<readonly Lines[]> {
  const found: Lines[] = [];
  for (const { message, parents, tree } of steps) {
    const [parent] = message.startsWith(APPENDED) ? await readCommits(repository, parents) : [];
    if (parent != null) found.push(await goneLines(repository, parent.tree, tree));
  }
  return found;
}

/** Others rarely write more often before Galley does. More commits take two processes, which a busy ref would not wait for. */
const STEPS_MAX = 256;

/** Returns the commits between two of a notes ref, the newest first; null if it is not built on the first. */
async function stepsBetween(repository: Repository, from: Oid, tip: Oid): Promise<readonly CommitRecord[] | null> {
  const steps: CommitRecord[] = [];
  for (let at: Oid | undefined = tip; at !== undefined && steps.length < STEPS_MAX;) {
    if (at === from) return steps;
    const [commit]: readonly (CommitRecord | null)[] = await readCommits(repository, [at]);
    if (commit == null) break;
    steps.push(commit);
    at = commit.parents[0];
  }
  if (!(await isAncestor(repository, from, tip))) return null;
  const all = await readCommits(repository, [...(await revList(repository, [tip], [from])).keys()]);
  return all.filter((commit) => commit !== null);
}

/** Returns the lines of one notes tree that another lacks, by annotated commit. Linear in the notes that differ. Starts no process. */
export async function goneLines(repository: Repository, before: Oid | null, after: Oid | null): Promise<Lines> {
  const changes = await notesChanges(repository, before, after);
  const wanted = [...new Set(changes.flatMap(({ oldBlob, newBlob }) => [oldBlob ?? [], newBlob ?? []].flat()))];
  const blobs = await readBlobs(repository, wanted, { maxBytes: NOTE_BYTES });
  const linesOf = new Map(wanted.map((oid, at) => [oid, blobs[at] instanceof Buffer ? noteLines(blobs[at]) : []]));
  const kept = new Set(changes.flatMap(({ annotated, newBlob }) => keysOf(annotated, linesOf.get(newBlob ?? ""))));
  const gone = new Map<Oid, string[]>();
  for (const { annotated, oldBlob } of changes)
    for (const line of linesOf.get(oldBlob ?? "") ?? [])
      if (!kept.has(`${annotated} ${line}`)) gone.set(annotated, [...(gone.get(annotated) ?? []), line]);
  return gone;
}

function keysOf(annotated: Oid, lines: readonly string[] = []): readonly string[] {
  return lines.map((line) => `${annotated} ${line}`);
}
