import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import type { Repository } from "#server/git/Repository.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { revList } from "#server/git/ancestry/revList.ts";
import { ageText, findRefLock, type RefLock } from "#server/git/disk/refLock.ts";
import { acquireLock } from "#server/git/disk/folderLock.ts";
import { commitBytes, ObjectPack, type Signature } from "#server/git/objects/ObjectPack.ts";
import { readCommits, requireCommits } from "#server/git/objects/readCommits.ts";
import { type Oid, requireAllOids } from "#server/git/oid.ts";
import { BrokerDied, GitKilled } from "#server/git/processes/run.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import { type RefsMoved, writeRefs } from "#server/git/refs/updateRefs.ts";

/** The two notes of a review, by the last part of their refs' names. */
export type NotesName = "reviews" | "discuss";

export const NOTES_NAMES: readonly NotesName[] = ["reviews", "discuss"];

/** The place of a review's notes: git-appraise's refs, which are exchanged with others, or our own, which never are. */
export type NotesScope = "public" | "private";

/** Lines for the note of one commit, the review's first. A line contains no line break. */
export interface NoteLines {
  readonly ref: NotesName;
  readonly revision: Oid;
  readonly lines: readonly string[];
  /** The scope; if absent, that of the review: public unless it is known to be private. */
  readonly scope?: NotesScope | undefined;
  /** True to fail as NOT_FOUND if the review was removed since it was read. */
  readonly isOfExisting?: boolean;
}

/** Private state that nobody else sees, by the last part of its ref's name. */
export type PrivateName = "drafts" | "marks" | "seen" | "identity" | "worktrees" | "checks";

const FOLDER: Readonly<Record<NotesScope, string>> = { public: "refs/notes/devtools/", private: "refs/galley/" };
const SAVED: Readonly<Record<NotesScope, string>> = {
  public: "refs/galley/saved/",
  private: "refs/galley/savedprivate/",
};
const ARCHIVE: Readonly<Record<NotesScope, string>> = {
  public: "refs/devtools/archives/reviews",
  private: "refs/galley/archive",
};

const SHARED = /^refs\/(?:notes\/devtools|devtools\/archives)\/[a-z]+$/u;

/** The names of the refs that store reviews. The public ones are git-appraise's, and are pushed. */
export const storeRefs = {
  notes: (name: NotesName, scope: NotesScope = "public"): string => `${FOLDER[scope]}${name}`,
  /**
   * The last commit of notes that Galley wrote or merged. It leads back to lines that a forced fetch took away. Never pushed by
   * Galley.
   */
  saved: (name: NotesName, scope: NotesScope = "public"): string => `${SAVED[scope]}${name}`,
  /**
   * The same commit again where fetches overwrite or delete all refs below `refs/`: one beside HEAD, which no fetch touches. Its reflog
   * keeps the commit from garbage collection.
   */
  savedRoot: (name: NotesName, scope: NotesScope): string => `GALLEY_SAVED_${scope}_${name}`.toUpperCase(),
  /** The notes that a remote had after the last exchange with it. Never pushed by Galley. */
  remote: (remote: string, name: NotesName): string => `${FOLDER.private}remotes/${remote}/${name}`,
  /** The record of a landing while it is being written. */
  pending: (scope: NotesScope): string => `${FOLDER.private}pending/${scope}`,
  /** A chain of commits that keeps reviewed ones alive. */
  archive: (scope: NotesScope = "public"): string => ARCHIVE[scope],
  /** The chain of a pull request's commits, by the object that its notes are on. Never pushed by Galley. */
  pull: (revision: Oid): string => `${FOLDER.private}pulls/${revision}`,
  checks: [`${FOLDER.public}ci`, `${FOLDER.public}analyses`],
  /** The refs exchanged with other repositories: the notes, including those of checks, and the archives. */
  sharedFolders: [FOLDER.public, "refs/devtools/archives/"],
  isShared: (name: string): boolean => SHARED.test(name),
  isNotes: (name: string): boolean => name.startsWith(FOLDER.public),
  /** git-appraise's reports of builds on commits. */
  buildChecks: `${FOLDER.public}ci`,
  /** The reports of tools. Never pushed by Galley. */
  reports: `${FOLDER.private}evidence`,
  /** Never pushed by Galley. */
  private: (name: PrivateName): string => `${FOLDER.private}${name}`,
} as const;

export interface StoreSettings {
  readonly repository: Repository;
  /** The signature of the next commit. */
  by(): Signature;
  /** The time for which a writer retries before it fails as CONFLICT, in milliseconds. */
  readonly timeoutMs: number;
}

/** Returns the lines of a note without blank ones. Linear in its size. */
export function noteLines(blob: Buffer): readonly string[] {
  return decodeBytes(blob)
    .split("\n")
    .filter((line) => line !== "");
}

/** The longest pause before the next try, at first and at last, in milliseconds. */
const PAUSE_FIRST_MS = 8;
const PAUSE_LAST_MS = 120;
/** Number of killed git processes after which it is not an accident any more. */
const KILLED_MAX = 5;
/** The longest wait for other writers, each of which takes about 20 ms. */
const TURN_MS = 3000;

/**
 * Tries to move refs until it succeeds, with pauses of random length; each try reads the refs again. Fails as CONFLICT after the
 * timeout, or at once where a lock is older than that: it is never removed, since nobody can know here whose it is. Writers of Galley wait for each other, so that of sixteen not
 * fifteen lose their work; refs move by compare-and-swap, so a writer continues without a lock that it cannot get.
 */
export async function retryUpdateRefs(
  settings: StoreSettings,
  { lockName, refs }: { readonly lockName: string; readonly refs: readonly string[] },
  attempt: () => Promise<RefsMoved>,
): Promise<void> {
  const { repository, timeoutMs } = settings;
  const deadline = performance.now() + timeoutMs;
  for (let tries = 0; ; tries += 1) {
    const release = await acquireLock(join(repository.mirror, `writers-${lockName}`), TURN_MS).catch(() => null);
    let lock: RefLock | null = null;
    try {
      if ((await attempt().catch((error: unknown) => asRefused(error, tries))) === "moved") return;
      lock = await findRefLock(repository, refs);
    } finally {
      await release?.().catch(() => undefined); // its process is seen to have ended later
    }
    if (performance.now() > deadline || (lock?.ageMs ?? 0) > timeoutMs) throw conflictError(lock);
    await wait(Math.random() * Math.min(PAUSE_LAST_MS, PAUSE_FIRST_MS * 2 ** tries));
  }
}

/** The result of a try whose git was killed is unknown, so the next try reads the refs. */
function asRefused(error: unknown, tries: number): RefsMoved {
  const isKilled = error instanceof BrokerDied || error instanceof GitKilled;
  if (isKilled && tries < KILLED_MAX) return "refused";
  throw error;
}

function conflictError(lock: RefLock | null): GalleyError {
  if (lock === null) return new GalleyError("CONFLICT", "Other processes keep writing to the reviews.");
  const age = lock.ageMs === null ? "at an unknown time" : `${ageText(lock.ageMs)} ago`;
  return new GalleyError("CONFLICT", `Another program holds a lock: it made ${displayLine(lock.path)} ${age}.`, {
    next: "Try again when it has ended. If no program uses the repository any more, on any machine, delete the file.",
  });
}

/**
 * Keeps commits alive as git-appraise does: each becomes the second parent of a commit on an archive ref, whose first parent is the previous one, with the kept commit's own tree. Commits that are already reachable from the
 * ref add nothing. Walks the commits that the archive does not reach.
 */
export async function archiveCommits(settings: StoreSettings, commits: readonly Oid[], archive: string): Promise<void> {
  const { repository } = settings;
  const wanted = [...new Set(requireAllOids(commits))];
  if (wanted.length === 0) return;
  const records = await readCommits(repository, wanted);
  const by = settings.by();
  const attempt = (): Promise<RefsMoved> =>
    writeRefs(repository, { by, reason: "Keep what is reviewed" }, async () => {
      const from = (await readRefs(repository, [archive])).get(archive) ?? null;
      const absent = from === null ? null : await revList(repository, wanted, [from]);
      const pack = new ObjectPack(repository.objectFormat);
      let to = from;
      for (const [index, oid] of wanted.entries()) {
        if (absent !== null && !absent.has(oid)) continue;
        const tree = records[index]?.tree;
        if (tree === undefined) throw new GalleyError("OBJECT_MISSING", `Commit ${oid} is not in this repository.`);
        const parents = to === null ? [oid] : [to, oid];
        to = pack.add("commit", commitBytes({ tree, parents, by, message: `Archive ${oid}` }));
      }
      return to === null || to === from ? null : { pack, changes: [{ name: archive, from, to }] };
    });
  await retryUpdateRefs(settings, { lockName: "archive", refs: [archive] }, attempt);
}

const MESSAGE = "Archives merged by galley";

/** Merges two archive commits into one that keeps alive what either does, and adds it to the pack. */
export async function mergeArchives(
  { repository, by }: StoreSettings,
  pack: ObjectPack,
  ours: Oid | null,
  theirs: Oid | null,
): Promise<Oid | null> {
  const [record] = await requireCommits(
    repository,
    [ours, theirs].filter((oid) => oid !== null),
  );
  if (ours === null || theirs === null || record === undefined || ours === theirs) return ours ?? theirs;
  const shared = await mergeBase(repository, ours, theirs);
  if (shared === ours) return theirs;
  if (shared === theirs) return ours;
  return pack.add("commit", commitBytes({ tree: record.tree, parents: [ours, theirs], by: by(), message: MESSAGE }));
}
