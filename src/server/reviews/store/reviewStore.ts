import { GalleyError } from "#contract/errors.ts";
import { forEachRef, type RefRecord } from "#server/git/refs/forEachRef.ts";
import { galleySignature } from "#server/git/objects/commitObject.ts";
import { requireOids, type Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { abortable } from "../abortable.ts";
import { archiveCommits } from "./archive.ts";
import { ChangeBell, type StoreChange, watchRefs } from "./ChangeEmitter.ts";
import { mergeFetched, type MergedRef } from "./mergeFetched.ts";
import type { NoteLines } from "./NotesWriter.ts";
import { PrivateFiles } from "./PrivateFiles.ts";
import { PromisedNotes } from "./NotesJournal.ts";
import { type NotesName, type PrivateName, type Shelf, storeRefs, type StoreSettings } from "./storeRefs.ts";
import { UnitedNotes, type NotesSnapshot } from "./NotesCache.ts";

export type { NoteLines, NotesSnapshot, PrivateName, StoreChange };

/** Where the reviews of one open repository are kept: in the repository itself. */
export interface ReviewStore {
  /** Gives all lines. Looks the refs up each time and reads only what changed; the same object when nothing did. */
  snapshot(signal?: AbortSignal): Promise<NotesSnapshot>;
  /**
   * Adds lines. All of a call for one review land together, in one commit of each ref; once it resolves they are there for
   * good. They stand where the review does: in the public notes, or in the private ones if it stands in these alone. A line
   * whose `galley.key` stands in its note already, or that stands there itself, is not written again, so the same call may
   * be made twice; `key` is the client's own, and two calls of one key at the same time are one.
   * Fails as BAD_INPUT, CONFLICT, READ_ONLY, DISK_FULL, OBJECT_MISSING and in the ways of every git command; then nothing
   * was written, or the very same call made again finds it.
   */
  append(writes: readonly NoteLines[], options: { readonly key: string }): Promise<void>;
  /** Keeps commits and what they hold from being collected as garbage. Does nothing for those that are kept already. */
  archive(commits: readonly Oid[], shelf?: Shelf): Promise<void>;
  /** Joins what another repository's notes and archives hold, fetched already, with what is here; see `mergeFetched`. */
  merge(fetched: ReadonlyMap<string, Oid>): Promise<readonly MergedRef[]>;
  /** Reads private state: texts by path. */
  readPrivate(name: PrivateName): Promise<ReadonlyMap<string, string>>;
  /**
   * Changes private state: `edit` gets what is there and gives the paths to change, each with its new text or with null to
   * remove it; a path that it does not name stays as it is. Called again where somebody else was quicker.
   */
  editPrivate(
    name: PrivateName,
    edit: (files: ReadonlyMap<string, string>) => ReadonlyMap<string, string | null>,
  ): Promise<void>;
  /** Has a listener told within a second what changed, by whomever. Gives the function that ends it. */
  watch(listener: (change: StoreChange) => void): () => void;
  /** Waits for what is being written and ends what runs. */
  close(): Promise<void>;
}

export interface ReviewStoreOptions {
  /** Milliseconds since 1970; the clock if absent. */
  readonly now?: (() => number) | undefined;
  /** Who commits what is written; Galley itself if absent. */
  readonly identity?: (() => { readonly name: string; readonly email: string }) | undefined;
  /** How long a writer tries before it gives up, and how old a lock is before it may be taken away; in milliseconds. */
  readonly patienceMs?: number | undefined;
  readonly lockAgeMs?: number | undefined;
}

/** Longer than a dead writer's lock needs to be old enough. */
const PATIENCE_MS = 15_000;
const LOCK_AGE_MS = 10_000;
const NOTES: readonly NotesName[] = ["reviews", "discuss"];
const SECRETS: readonly PrivateName[] = ["drafts", "marks", "seen", "identity", "worktrees"];
const SHELVES: readonly Shelf[] = ["public", "private"];
const NOTES_REFS = SHELVES.flatMap((shelf) => NOTES.map((name) => storeRefs.notes(name, shelf)));
const SECRET_REFS = SECRETS.map(storeRefs.private);

/**
 * Opens the store of a repository; nothing is read before it is asked for. Writers in other processes, Galley's or not, may
 * work beside it: refs move by compare-and-swap, and lines of ours that somebody reverts are added again.
 */
export function reviewStore(repository: Repository, options: ReviewStoreOptions = {}): ReviewStore {
  const {
    now = Date.now,
    identity = () => galleySignature,
    patienceMs = PATIENCE_MS,
    lockAgeMs = LOCK_AGE_MS,
  } = options;
  const settings: StoreSettings = {
    repository,
    by: () => ({ ...identity(), at: Math.floor(now() / 1000), offset: 0 }),
    patienceMs,
    lockAgeMs,
  };
  const { commonDir } = repository;
  const bell = new ChangeBell();
  const onChange = (revisions: ReadonlySet<Oid>): void => bell.ring(revisions, false);
  const notes: Readonly<Record<Shelf, PromisedNotes>> = {
    public: new PromisedNotes(settings, "public", now, onChange),
    private: new PromisedNotes(settings, "private", now, onChange),
  };
  const united = new UnitedNotes();
  const secret: Readonly<Record<PrivateName, PrivateFiles>> = {
    drafts: new PrivateFiles(settings, "drafts"),
    marks: new PrivateFiles(settings, "marks"),
    seen: new PrivateFiles(settings, "seen"),
    identity: new PrivateFiles(settings, "identity"),
    worktrees: new PrivateFiles(settings, "worktrees"),
  };
  const inFlight = new Map<string, Promise<void>>();
  let endWatch: (() => void) | null = null;
  let secrets: readonly RefRecord[] | null = null;
  let isClosed = false;

  function requireOpen(): void {
    if (isClosed) throw new GalleyError("REPOSITORY_GONE", "The repository was closed.");
  }

  async function write(writes: readonly NoteLines[]): Promise<void> {
    requireOpen();
    requireLines(repository, writes);
    const groups = await routed(writes);
    for (const shelf of SHELVES) if (groups[shelf].length > 0) await notes[shelf].append(groups[shelf]);
  }

  async function read(): Promise<NotesSnapshot> {
    const [shared, own] = await Promise.all([notes.public.read(), notes.private.read()]);
    return united.unite(shared, own);
  }

  /** Tells where lines are to stand: with their review, and publicly if that stands on both sides. */
  async function routed(writes: readonly NoteLines[]): Promise<Readonly<Record<Shelf, NoteLines[]>>> {
    const groups: Readonly<Record<Shelf, NoteLines[]>> = { public: [], private: [] };
    const { requests } = await notes.private.read();
    const isOurs = writes.some(({ revision }) => requests.has(revision));
    const shared = isOurs ? (await notes.public.read()).requests : null;
    for (const one of writes) {
      const isPrivate = requests.has(one.revision) && shared?.has(one.revision) === false;
      groups[one.shelf ?? (isPrivate ? "private" : "public")].push(one);
    }
    return groups;
  }

  /** Brings what is known up to date, which rings the bell where something changed. */
  async function look(): Promise<void> {
    try {
      await read();
      const found = await forEachRef(repository, { patterns: SECRET_REFS, priority: "prefetch" });
      if (secrets !== null && secrets !== found) bell.ring([], true);
      secrets = found;
    } catch (error) {
      if (!(error instanceof GalleyError)) throw error; // whoever reads is told why; what cannot be read has no news
    }
  }

  return {
    async snapshot(signal) {
      requireOpen();
      return abortable(read(), signal);
    },
    append(writes, { key }) {
      const known = inFlight.get(key);
      if (known !== undefined) return known;
      const writing = write(writes).finally(() => inFlight.delete(key));
      inFlight.set(key, writing);
      return writing;
    },
    async archive(commits, shelf) {
      requireOpen();
      await archiveCommits(settings, commits, shelf);
    },
    async merge(fetched) {
      requireOpen();
      return mergeFetched(settings, fetched);
    },
    async readPrivate(name) {
      requireOpen();
      return secret[name].read();
    },
    async editPrivate(name, edit) {
      requireOpen();
      await secret[name].edit(edit);
    },
    watch(listener) {
      const end = bell.add(listener);
      if (!isClosed) endWatch ??= watchRefs(commonDir, [...NOTES_REFS, ...SECRET_REFS], look);
      return () => {
        end();
        if (bell.hasListeners) return;
        endWatch?.();
        endWatch = null;
      };
    },
    async close() {
      isClosed = true;
      endWatch?.();
      bell.close();
      await Promise.all(SHELVES.map((shelf) => notes[shelf].idle()));
    },
  };
}

function requireLines({ emptyTree }: Repository, writes: readonly NoteLines[]): void {
  for (const { revision, lines } of writes) {
    requireOids(revision);
    const isWhole = revision.length === emptyTree.length && lines.every((line) => line !== "" && !/[\n\r]/u.test(line));
    if (!isWhole) throw new GalleyError("BAD_INPUT", "A line of a note is one line, for a commit of this repository.");
  }
}
