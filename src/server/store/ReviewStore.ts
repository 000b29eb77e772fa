import { GalleyError } from "#contract/errors.ts";
import { forEachRef, type RefRecord } from "#server/git/refs/forEachRef.ts";
import { galleySignature } from "#server/git/objects/ObjectPack.ts";
import { requireOids, type Oid } from "#server/git/oid.ts";
import { type BranchMove, type TrackingMove, updateRefs } from "#server/git/refs/updateRefs.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Repository } from "#server/git/Repository.ts";
import { abortable } from "#server/git/processes/streams.ts";
import {
  archiveCommits,
  type NoteLines,
  NOTES_NAMES,
  type NotesName,
  type NotesScope,
  type PrivateName,
  retryUpdateRefs,
  storeRefs,
  type StoreSettings,
} from "./storeRefs.ts";
import { ReportFiles } from "./ReportFiles.ts";
import { ChangeEmitter, type StoreChange, watchRefs } from "./ChangeEmitter.ts";
import { mergeFetched, type MergedRef } from "./mergeFetched.ts";
import { PrivateFiles } from "./PrivateFiles.ts";
import { goneLines } from "./savedNotes.ts";
import { NotesWriter } from "./NotesWriter.ts";
import { MergedNotes, NotesMirror, type NotesSnapshot, type ScopeSnapshot } from "./NotesCache.ts";

export type { NoteLines, NotesSnapshot, PrivateName, StoreChange };

export interface ReviewStoreOptions {
  /** Milliseconds since 1970; the system clock if absent. */
  readonly now?: (() => number) | undefined;
  /** The committer of writes; Galley itself if absent. */
  readonly identity?: (() => { readonly name: string; readonly email: string }) | undefined;
  /** The time for which a writer retries, in milliseconds. */
  readonly timeoutMs?: number | undefined;
}

/** The number of lines of each review that a remote lacks: those about whole reviews, and comments. */
export type Unpushed = Readonly<Record<NotesName, ReadonlyMap<Oid, number>>>;

/** Longer than any git command holds a lock. */
const TIMEOUT_MS = 15_000;
const SECRETS: readonly PrivateName[] = ["drafts", "marks", "seen", "identity", "worktrees", "checks"];
const SCOPES: readonly NotesScope[] = ["public", "private"];
const NOTES_REFS = SCOPES.flatMap((scope) => NOTES_NAMES.map((name) => storeRefs.notes(name, scope)));
const SECRET_REFS = [...SECRETS.map(storeRefs.private), storeRefs.reports];

/**
 * The storage of an open repository's reviews, in the repository itself; reads nothing before the first call. Writers in
 * other processes, Galley's or not, may work at the same time: refs move by compare-and-swap, and our lines that
 * somebody reverts are added again.
 */
export class ReviewStore {
  readonly reports: Pick<ReportFiles, "has" | "list" | "content" | "put">;
  readonly #settings: StoreSettings;
  readonly #emitter = new ChangeEmitter();
  readonly #notes: Readonly<Record<NotesScope, ProtectedNotes>>;
  readonly #merged = new MergedNotes();
  readonly #secret: Readonly<Record<PrivateName, PrivateFiles>>;
  readonly #inFlight = new Map<string, Promise<void>>();
  readonly #followed = new Map<Oid, { readonly begin: () => () => null; end: (() => null) | null }>();
  #endWatch: (() => void) | null = null;
  #secrets: readonly RefRecord[] | null = null;
  #isClosed = false;

  constructor(repository: Repository, options: ReviewStoreOptions = {}) {
    const { now = Date.now, identity = () => galleySignature, timeoutMs = TIMEOUT_MS } = options;
    const by = () => ({ ...identity(), at: Math.floor(now() / 1000), offset: 0 });
    const settings: StoreSettings = { repository, by, timeoutMs };
    const onChange = (revisions: ReadonlySet<Oid>): void => this.#emitter.emit(revisions, false);
    this.#settings = settings;
    this.#notes = {
      public: new ProtectedNotes(settings, "public", onChange),
      private: new ProtectedNotes(settings, "private", onChange),
    };
    this.#secret = {
      drafts: new PrivateFiles(settings, "drafts"),
      marks: new PrivateFiles(settings, "marks"),
      seen: new PrivateFiles(settings, "seen"),
      identity: new PrivateFiles(settings, "identity"),
      worktrees: new PrivateFiles(settings, "worktrees"),
      checks: new PrivateFiles(settings, "checks"),
    };
    this.reports = new ReportFiles(settings);
  }

  /** Returns all lines. Reads the refs each time and only the notes that changed; the same object if nothing did. */
  async snapshot(signal?: AbortSignal): Promise<NotesSnapshot> {
    this.#requireOpen();
    return abortable(this.#read(), signal);
  }

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
    { key, branches = [] }: { readonly key: string; readonly branches?: readonly BranchMove[] },
  ): Promise<void> {
    const known = this.#inFlight.get(key);
    if (known !== undefined) return known;
    const writing = this.#write(writes, branches).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, writing);
    return writing;
  }

  /** Protects commits and their files from garbage collection, of a pull request until its review is removed. */
  async archive(commits: readonly Oid[], where: NotesScope | { readonly pull: Oid } = "public"): Promise<void> {
    this.#requireOpen();
    const ref = typeof where === "string" ? storeRefs.archive(where) : storeRefs.pull(where.pull);
    await archiveCommits(this.#settings, commits, ref);
  }

  /** Removes what protects the commits of a pull request, then its review, which nobody else has. */
  async removePull(revision: Oid): Promise<void> {
    this.#requireOpen();
    const { repository, by } = this.#settings;
    const name = storeRefs.pull(revision);
    await retryUpdateRefs(this.#settings, { lockName: "archive", refs: [name] }, async () => {
      const from = (await readRefs(repository, [name])).get(name) ?? null;
      return from === null ? "moved" : updateRefs(repository, [{ name, from, to: null }], { by: by(), reason: null });
    });
    await this.#notes.private.remove(revision);
  }

  /** Merges another repository's fetched notes and archives with the local ones; see `mergeFetched`. */
  async merge(
    fetched: ReadonlyMap<string, Oid>,
    options?: { readonly isPart?: boolean },
  ): Promise<readonly MergedRef[]> {
    this.#requireOpen();
    await this.#notes.public.read(); // brings back what a fetch took away
    return mergeFetched(this.#settings, fetched, options);
  }

  /** Remembers the notes that a remote has, by ref. If somebody else does so now, theirs are newer. */
  async followRemote(remote: string, tips: ReadonlyMap<string, Oid>): Promise<void> {
    this.#requireOpen();
    const { repository, by } = this.#settings;
    const known = await readRefs(
      repository,
      NOTES_NAMES.map((one) => storeRefs.remote(remote, one)),
    );
    const moves = NOTES_NAMES.flatMap((one): readonly TrackingMove[] => {
      const name = storeRefs.remote(remote, one);
      const [from, to] = [known.get(name) ?? null, tips.get(storeRefs.notes(one)) ?? null];
      return to === null || to === from ? [] : [{ name, from, to, isPushed: true }];
    });
    if (moves.length > 0) await updateRefs(repository, moves, { by: by(), reason: null });
  }

  /** Returns what a remote lacks, by what is known since the last exchange with it. Starts no process. */
  async unpushed(remote: string): Promise<Unpushed> {
    this.#requireOpen();
    return this.#notes.public.unpushed(remote);
  }

  /** Reads the notes, and returns how many comments this store has brought back since it was opened. */
  async restoredComments(): Promise<number> {
    await this.snapshot();
    return SCOPES.reduce((sum, scope) => sum + this.#notes[scope].restored(), 0);
  }

  /** Reads private state: texts by path. */
  async readPrivate(name: PrivateName): Promise<ReadonlyMap<string, string>> {
    this.#requireOpen();
    return this.#secret[name].read();
  }

  /**
   * Changes private state: `edit` gets the current texts and returns the paths to change, each with its new text or
   * with null to remove it; other paths stay. Called again if another writer was faster.
   */
  async editPrivate(
    name: PrivateName,
    edit: (files: ReadonlyMap<string, string>) => ReadonlyMap<string, string | null>,
  ): Promise<void> {
    this.#requireOpen();
    await this.#secret[name].edit(edit);
  }

  /** Notifies a listener of changes by any process within a second. Returns the function that ends it. */
  watch(listener: (change: StoreChange) => void): () => void {
    const end = this.#emitter.add(listener);
    for (const one of this.#followed.values()) one.end ??= one.begin();
    const { commonDir } = this.#settings.repository;
    if (!this.#isClosed) this.#endWatch ??= watchRefs(commonDir, [...NOTES_REFS, ...SECRET_REFS], () => this.#poll());
    return () => {
      end();
      if (this.#emitter.hasListeners) return;
      this.#endWatch?.();
      this.#endWatch = null;
      for (const one of this.#followed.values()) one.end = one.end?.() ?? null;
    };
  }

  /** From now on also notifies listeners of changes of a review in another store, as changes of one here. */
  follow(other: ReviewStore, theirs: Oid, ours: Oid): void {
    if (this.#followed.has(theirs)) return;
    const emit = ({ reviews }: StoreChange): void => this.#emitter.emit(reviews.has(theirs) ? [ours] : [], false);
    const begin = (): (() => null) => {
      const end = other.watch(emit);
      return () => (end(), null);
    };
    this.#followed.set(theirs, { begin, end: this.#emitter.hasListeners ? begin() : null });
  }

  /** Waits for pending writes and stops all watches. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#endWatch?.();
    this.#emitter.close();
    await Promise.all(SCOPES.map((scope) => this.#notes[scope].idle()));
  }

  #requireOpen(): void {
    if (this.#isClosed) throw new GalleyError("REPOSITORY_GONE", "The repository was closed.");
  }

  async #write(writes: readonly NoteLines[], branches: readonly BranchMove[]): Promise<void> {
    this.#requireOpen();
    requireLines(this.#settings.repository, writes);
    const groups = await this.#routed(writes);
    let moves = branches;
    for (const scope of SCOPES) {
      if (groups[scope].length === 0) continue;
      await this.#notes[scope].append(groups[scope], moves);
      moves = [];
    }
  }

  async #read(): Promise<NotesSnapshot> {
    const [shared, own] = await Promise.all([this.#notes.public.read(), this.#notes.private.read()]);
    return this.#merged.merge(shared, own);
  }

  /** Returns the scope of lines: that of their review, and public if the review is in both. */
  async #routed(writes: readonly NoteLines[]): Promise<Readonly<Record<NotesScope, NoteLines[]>>> {
    const groups: Readonly<Record<NotesScope, NoteLines[]>> = { public: [], private: [] };
    const { requests } = await this.#notes.private.read();
    const isOurs = writes.some(({ revision }) => requests.has(revision));
    const shared = isOurs ? (await this.#notes.public.read()).requests : null;
    for (const one of writes) {
      const isPrivate = requests.has(one.revision) && shared?.has(one.revision) === false;
      groups[one.scope ?? (isPrivate ? "private" : "public")].push(one);
    }
    return groups;
  }

  /** Refreshes the cache, which notifies listeners if something changed. */
  async #poll(): Promise<void> {
    try {
      await this.#read();
      const { repository } = this.#settings;
      const found = await forEachRef(repository, { patterns: SECRET_REFS, priority: "prefetch" });
      if (this.#secrets !== null && this.#secrets !== found) this.#emitter.emit([], true);
      this.#secrets = found;
    } catch (error) {
      if (!(error instanceof GalleyError)) throw error; // readers get the error themselves; unreadable notes have no changes to report
    }
  }
}

/** The notes of a scope. Lines that another program took away, and the rest of a landing that was killed, come back when they are read. */
class ProtectedNotes {
  readonly #repository: Repository;
  readonly #mirror: NotesMirror;
  readonly #writer: NotesWriter;
  #repairing: Promise<void> | null = null;
  #restored = 0;

  /** `onChange` gets the notes that changed after the first read, by any process. */
  constructor(settings: StoreSettings, scope: NotesScope, onChange: (revisions: ReadonlySet<Oid>) => void) {
    this.#repository = settings.repository;
    this.#mirror = new NotesMirror(settings.repository, scope, onChange);
    this.#writer = new NotesWriter(settings, scope, this.#mirror);
  }

  /** Returns all lines, after bringing back missing ones if possible. */
  async read(): Promise<ScopeSnapshot> {
    const found = await this.#mirror.refresh();
    const begun = this.#repairing; // it can end before the next line has, and then `found` is too old
    const taken = (await Promise.all(NOTES_NAMES.map((name) => this.#writer.taken(name)))).flat();
    if (taken.length > 0 || (await this.#writer.isHalfLanded())) this.#repairing ??= this.#repair(taken);
    if (begun === null && this.#repairing === null) return found;
    await Promise.all([begun, this.#repairing]);
    return this.#mirror.refresh();
  }

  async unpushed(remote: string): Promise<Unpushed> {
    await this.read();
    const refs = NOTES_NAMES.map((name) => storeRefs.remote(remote, name));
    const tips = await readRefs(this.#repository, refs);
    const [reviews, discuss] = await Promise.all(
      NOTES_NAMES.map(async (name, at) => {
        const { tree, lines } = this.#mirror.known(name);
        const [there] = await readCommits(this.#repository, [tips.get(refs[at] ?? "") ?? []].flat());
        const gone = there == null ? lines : await goneLines(this.#repository, tree, there.tree);
        return new Map(Array.from(gone, ([revision, some]) => [revision, some.length]));
      }),
    );
    return { reviews: reviews ?? new Map(), discuss: discuss ?? new Map() };
  }

  /** Adds lines to notes. The branches move too, or nothing is written. */
  append(writes: readonly NoteLines[], branches: readonly BranchMove[]): Promise<void> {
    return this.#writer.append(writes, branches);
  }

  remove(revision: Oid): Promise<void> {
    return this.#writer.remove(revision);
  }

  /** Returns the number of comments that were brought back so far. */
  restored(): number {
    return this.#restored;
  }

  async idle(): Promise<void> {
    await Promise.all([this.#writer.idle(), this.#repairing]);
  }

  async #repair(taken: readonly NoteLines[]): Promise<void> {
    try {
      // Without the lines: the writer brings back those that are still missing then.
      await this.#writer.append(taken.map((one) => ({ ...one, lines: [] })));
      for (const { ref, lines } of taken) if (ref === "discuss") this.#restored += lines.length;
    } catch {
      // The reader gets what is there, and the next one tries again.
    }
    this.#repairing = null;
  }
}

function requireLines({ emptyTree }: Repository, writes: readonly NoteLines[]): void {
  for (const { revision, lines } of writes) {
    requireOids(revision);
    const isWhole = revision.length === emptyTree.length && lines.every((line) => line !== "" && !/[\n\r]/u.test(line));
    if (!isWhole)
      throw new GalleyError("BAD_INPUT", "A note line must be a single line, for a commit of this repository.");
  }
}
