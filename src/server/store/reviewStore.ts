import { GalleyError } from "#contract/errors.ts";
import { forEachRef, type RefRecord } from "#server/git/refs/forEachRef.ts";
import { galleySignature } from "#server/git/objects/ObjectPack.ts";
import { requireOids, type Oid } from "#server/git/oid.ts";
import type { BranchMove } from "#server/git/refs/updateRefs.ts";
import type { Repository } from "#server/git/Repository.ts";
import { abortable } from "#server/git/processes/streams.ts";
import {
  archiveCommits,
  type NotesName,
  type NotesScope,
  type PrivateName,
  storeRefs,
  type StoreSettings,
} from "./storeRefs.ts";
import { EvidenceFiles } from "./EvidenceFiles.ts";
import { ChangeEmitter, type StoreChange, watchRefs } from "./ChangeEmitter.ts";
import { mergeFetched, type MergedRef } from "./mergeFetched.ts";
import type { NoteLines } from "./NotesWriter.ts";
import { PrivateFiles } from "./PrivateFiles.ts";
import { PromisedNotes } from "./NotesJournal.ts";
import { MergedNotes, type NotesSnapshot } from "./NotesCache.ts";

export type { NoteLines, NotesSnapshot, PrivateName, StoreChange };

/** The storage of an open repository's reviews, in the repository itself. */
export interface ReviewStore {
  /** Returns all lines. Reads the refs each time and only the notes that changed; the same object if nothing did. */
  snapshot(signal?: AbortSignal): Promise<NotesSnapshot>;
  /**
   * Adds lines. All lines of a call for one review are written together, in one commit of each ref, and are durable
   * once it resolves. They go where the review is: to the public notes, or to the private ones if it is only there. A
   * line that exists in its note, or whose `galley.key` does, is not written again, so a call may be repeated; `key` is
   * the client's own, and simultaneous calls with one key are one. Fails as BAD_INPUT, CONFLICT, READ_ONLY, DISK_FULL,
   * OBJECT_MISSING and like every git command; then nothing was written, or a repetition of the call finds it. The
   * branches move in the same transaction; STALE if one has another id by now.
   */
  append(
    writes: readonly NoteLines[],
    options: { readonly key: string; readonly branches?: readonly BranchMove[] },
  ): Promise<void>;
  /** Protects commits and their files from garbage collection. Does nothing for those that are protected. */
  archive(commits: readonly Oid[], scope?: NotesScope): Promise<void>;
  /** Merges another repository's fetched notes and archives with the local ones; see `mergeFetched`. */
  merge(fetched: ReadonlyMap<string, Oid>, options?: { readonly isPart?: boolean }): Promise<readonly MergedRef[]>;
  /** Reads private state: texts by path. */
  readPrivate(name: PrivateName): Promise<ReadonlyMap<string, string>>;
  /**
   * Changes private state: `edit` gets the current texts and returns the paths to change, each with its new text or
   * with null to remove it; other paths stay. Called again if another writer was faster.
   */
  editPrivate(
    name: PrivateName,
    edit: (files: ReadonlyMap<string, string>) => ReadonlyMap<string, string | null>,
  ): Promise<void>;
  /** The reports of tools. */
  readonly evidence: Pick<EvidenceFiles, "has" | "list" | "content" | "put">;
  /** Notifies a listener of changes by any process within a second. Returns the function that ends it. */
  watch(listener: (change: StoreChange) => void): () => void;
  /** Waits for pending writes and stops all watches. */
  close(): Promise<void>;
}

export interface ReviewStoreOptions {
  /** Milliseconds since 1970; the system clock if absent. */
  readonly now?: (() => number) | undefined;
  /** The committer of writes; Galley itself if absent. */
  readonly identity?: (() => { readonly name: string; readonly email: string }) | undefined;
  /** The time for which a writer retries, in milliseconds. */
  readonly timeoutMs?: number | undefined;
}

/** Longer than any git command holds a lock. */
const TIMEOUT_MS = 15_000;
const NOTES: readonly NotesName[] = ["reviews", "discuss"];
const SECRETS: readonly PrivateName[] = ["drafts", "marks", "seen", "identity", "worktrees"];
const SCOPES: readonly NotesScope[] = ["public", "private"];
const NOTES_REFS = SCOPES.flatMap((scope) => NOTES.map((name) => storeRefs.notes(name, scope)));
const SECRET_REFS = [...SECRETS.map(storeRefs.private), storeRefs.evidence];

/**
 * Opens the store of a repository; reads nothing before the first call. Writers in other processes, Galley's or not,
 * may work at the same time: refs move by compare-and-swap, and our lines that somebody reverts are added again.
 */
export function reviewStore(repository: Repository, options: ReviewStoreOptions = {}): ReviewStore {
  const { now = Date.now, identity = () => galleySignature, timeoutMs = TIMEOUT_MS } = options;
  const settings: StoreSettings = {
    repository,
    by: () => ({ ...identity(), at: Math.floor(now() / 1000), offset: 0 }),
    timeoutMs,
  };
  const { commonDir } = repository;
  const emitter = new ChangeEmitter();
  const onChange = (revisions: ReadonlySet<Oid>): void => emitter.emit(revisions, false);
  const notes: Readonly<Record<NotesScope, PromisedNotes>> = {
    public: new PromisedNotes(settings, "public", now, onChange),
    private: new PromisedNotes(settings, "private", now, onChange),
  };
  const merged = new MergedNotes();
  const secret: Readonly<Record<PrivateName, PrivateFiles>> = {
    drafts: new PrivateFiles(settings, "drafts"),
    marks: new PrivateFiles(settings, "marks"),
    seen: new PrivateFiles(settings, "seen"),
    identity: new PrivateFiles(settings, "identity"),
    worktrees: new PrivateFiles(settings, "worktrees"),
  };
  const evidence = new EvidenceFiles(settings);
  const inFlight = new Map<string, Promise<void>>();
  let endWatch: (() => void) | null = null;
  let secrets: readonly RefRecord[] | null = null;
  let isClosed = false;

  function requireOpen(): void {
    if (isClosed) throw new GalleyError("REPOSITORY_GONE", "The repository was closed.");
  }

  async function write(writes: readonly NoteLines[], branches: readonly BranchMove[]): Promise<void> {
    requireOpen();
    requireLines(repository, writes);
    const groups = await routed(writes);
    let moves = branches;
    for (const scope of SCOPES) {
      if (groups[scope].length === 0) continue;
      await notes[scope].append(groups[scope], moves);
      moves = [];
    }
  }

  async function read(): Promise<NotesSnapshot> {
    const [shared, own] = await Promise.all([notes.public.read(), notes.private.read()]);
    return merged.merge(shared, own);
  }

  /** Returns the scope of lines: that of their review, and public if the review is in both. */
  async function routed(writes: readonly NoteLines[]): Promise<Readonly<Record<NotesScope, NoteLines[]>>> {
    const groups: Readonly<Record<NotesScope, NoteLines[]>> = { public: [], private: [] };
    const { requests } = await notes.private.read();
    const isOurs = writes.some(({ revision }) => requests.has(revision));
    const shared = isOurs ? (await notes.public.read()).requests : null;
    for (const one of writes) {
      const isPrivate = requests.has(one.revision) && shared?.has(one.revision) === false;
      groups[one.scope ?? (isPrivate ? "private" : "public")].push(one);
    }
    return groups;
  }

  /** Refreshes the cache, which notifies listeners if something changed. */
  async function poll(): Promise<void> {
    try {
      await read();
      const found = await forEachRef(repository, { patterns: SECRET_REFS, priority: "prefetch" });
      if (secrets !== null && secrets !== found) emitter.emit([], true);
      secrets = found;
    } catch (error) {
      if (!(error instanceof GalleyError)) throw error; // readers get the error themselves; unreadable notes have no changes to report
    }
  }

  return {
    async snapshot(signal) {
      requireOpen();
      return abortable(read(), signal);
    },
    append(writes, { key, branches = [] }) {
      const known = inFlight.get(key);
      if (known !== undefined) return known;
      const writing = write(writes, branches).finally(() => inFlight.delete(key));
      inFlight.set(key, writing);
      return writing;
    },
    async archive(commits, scope) {
      requireOpen();
      await archiveCommits(settings, commits, scope);
    },
    async merge(fetched, options) {
      requireOpen();
      await notes.public.read(); // brings back what a fetch took away
      return mergeFetched(settings, fetched, options);
    },
    async readPrivate(name) {
      requireOpen();
      return secret[name].read();
    },
    async editPrivate(name, edit) {
      requireOpen();
      await secret[name].edit(edit);
    },
    evidence,
    watch(listener) {
      const end = emitter.add(listener);
      if (!isClosed) endWatch ??= watchRefs(commonDir, [...NOTES_REFS, ...SECRET_REFS], poll);
      return () => {
        end();
        if (emitter.hasListeners) return;
        endWatch?.();
        endWatch = null;
      };
    },
    async close() {
      isClosed = true;
      endWatch?.();
      emitter.close();
      await Promise.all(SCOPES.map((scope) => notes[scope].idle()));
    },
  };
}

function requireLines({ emptyTree }: Repository, writes: readonly NoteLines[]): void {
  for (const { revision, lines } of writes) {
    requireOids(revision);
    const isWhole = revision.length === emptyTree.length && lines.every((line) => line !== "" && !/[\n\r]/u.test(line));
    if (!isWhole)
      throw new GalleyError("BAD_INPUT", "A note line must be a single line, for a commit of this repository.");
  }
}
