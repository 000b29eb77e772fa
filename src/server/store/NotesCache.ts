import { GalleyError } from "#contract/errors.ts";
import { NOTE_BYTES } from "#contract/limits.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { readRefFile, readRefs } from "#server/git/refs/readRefs.ts";
import { notesChanges } from "#server/git/trees/NotesTree.ts";
import { noteLines, NOTES_NAMES, type NotesName, type NotesScope, storeRefs } from "./storeRefs.ts";

/** The lines of one scope, by annotated commit. A list of lines is the same object as long as it has not changed. */
export interface ScopeSnapshot {
  readonly requests: ReadonlyMap<Oid, readonly string[]>;
  readonly comments: ReadonlyMap<Oid, readonly string[]>;
  /** The tips of both refs: snapshots with the same version are equal. */
  readonly version: string;
}

interface NoteEntry {
  readonly path: string;
  readonly blob: Oid;
}

/**
 * The cached state of one notes ref. A note may be in more than one place of a tree; its lines are those of all places,
 * in order of paths.
 */
export interface KnownNotes {
  readonly tip: Oid | null;
  readonly tree: Oid | null;
  readonly entries: ReadonlyMap<Oid, readonly NoteEntry[]>;
  readonly lines: ReadonlyMap<Oid, readonly string[]>;
}

const NOTHING: KnownNotes = { tip: null, tree: null, entries: new Map(), lines: new Map() };

/** The notes of a scope in memory, refreshed by reading what changed, one read at a time. */
export class NotesMirror {
  readonly #repository: Repository;
  readonly #scope: NotesScope;
  readonly #onChange: (revisions: ReadonlySet<Oid>) => void;
  #known: Readonly<Record<NotesName, KnownNotes>> = { reviews: NOTHING, discuss: NOTHING };
  #saved: Readonly<Record<NotesName, Oid | null>> = { reviews: null, discuss: null };
  #savedRoots: Readonly<Record<NotesName, Oid | null>> = { reviews: null, discuss: null };
  #pending: Oid | null = null;
  #snapshot: ScopeSnapshot | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting: Promise<ScopeSnapshot> | null = null;

  /** `onChange` gets the notes that changed after the first read. */
  constructor(repository: Repository, scope: NotesScope, onChange: (revisions: ReadonlySet<Oid>) => void) {
    this.#repository = repository;
    this.#scope = scope;
    this.#onChange = onChange;
  }

  /** Returns the cached state of a ref without reading. */
  known(name: NotesName): KnownNotes {
    return this.#known[name];
  }

  /** Returns the cached commit of a ref that was last written by Galley. */
  saved(name: NotesName): Oid | null {
    return this.#saved[name];
  }

  /** Returns the same commit as saved beside HEAD; null where no fetch overwrites all refs. */
  savedRoot(name: NotesName): Oid | null {
    return this.#savedRoots[name];
  }

  /** Returns the cached record of a landing that is being written; null if there is none. */
  pending(): Oid | null {
    return this.#pending;
  }

  /** Reads the refs and the notes that changed. Waiting calls share one read. */
  refresh(): Promise<ScopeSnapshot> {
    this.#waiting ??= this.#enqueue(async () => {
      this.#waiting = null;
      const scope = this.#scope;
      const refs = NOTES_NAMES.map((name) => storeRefs.notes(name, scope));
      // Git moves the saved refs last, so that reading them first never shows one that is ahead.
      const saved = NOTES_NAMES.map((name) => storeRefs.saved(name, scope));
      const tips = await readRefs(this.#repository, [storeRefs.pending(scope), ...saved, ...refs]);
      const savedOf = (name: NotesName): Oid | null => tips.get(storeRefs.saved(name, scope)) ?? null;
      this.#pending = tips.get(storeRefs.pending(scope)) ?? null;
      this.#saved = { reviews: savedOf("reviews"), discuss: savedOf("discuss") };
      this.#savedRoots = { reviews: this.#readRoot("reviews"), discuss: this.#readRoot("discuss") };
      for (const name of NOTES_NAMES) await this.#advance(name, tips.get(storeRefs.notes(name, scope)) ?? null);
      return this.#publish();
    });
    return this.#waiting;
  }

  /** Records a move of a ref by this process, unless newer data is cached. */
  async moved(name: NotesName, from: Oid | null, to: Oid): Promise<void> {
    await this.#enqueue(async () => {
      if (this.#snapshot === null || this.#known[name].tip !== from) return;
      await this.#advance(name, to);
      this.#saved = { ...this.#saved, [name]: to };
      if (this.#savedRoots[name] !== null) this.#savedRoots = { ...this.#savedRoots, [name]: to };
      this.#publish();
    });
  }

  #readRoot(name: NotesName): Oid | null {
    const { gitDir, workTree } = this.#repository;
    const oid =
      workTree === null ? readRefFile(this.#repository, gitDir, storeRefs.savedRoot(name, this.#scope)) : null;
    return oid === "odd" ? null : oid;
  }

  #enqueue<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(act);
    this.#queue = result.catch(() => undefined); // the caller gets the error; the next call is independent
    return result;
  }

  #publish(): ScopeSnapshot {
    const { reviews, discuss } = this.#known;
    const version = `${reviews.tip ?? ""} ${discuss.tip ?? ""}`;
    if (this.#snapshot?.version !== version)
      this.#snapshot = { requests: reviews.lines, comments: discuss.lines, version };
    return this.#snapshot;
  }

  async #advance(name: NotesName, tip: Oid | null): Promise<void> {
    const before = this.#known[name];
    if (before.tip === tip && this.#snapshot !== null) return;
    const tree = tip === null ? null : await this.#treeOf(tip);
    const changes = await notesChanges(this.#repository, before.tree, tree);
    const entries = new Map(before.entries);
    for (const { annotated, path, newBlob } of changes) {
      const others = (entries.get(annotated) ?? []).filter((noteEntry) => noteEntry.path !== path);
      const at = newBlob === null ? others : [...others, { path, blob: newBlob }];
      if (at.length === 0) entries.delete(annotated);
      else entries.set(annotated, at.length === 1 ? at : at.toSorted((one, other) => (one.path < other.path ? -1 : 1)));
    }
    const changed = new Set(changes.map(({ annotated }) => annotated));
    const lines = await this.#linesOf(changed, entries, before.lines);
    this.#known = { ...this.#known, [name]: { tip, tree, entries, lines } };
    if (this.#snapshot !== null) this.#onChange(changed);
  }

  async #treeOf(tip: Oid): Promise<Oid> {
    const [commit] = await readCommits(this.#repository, [tip]);
    if (commit == null) throw new GalleyError("OBJECT_MISSING", "The last commit of the review notes is missing.");
    return commit.tree;
  }

  async #linesOf(
    changed: ReadonlySet<Oid>,
    entries: KnownNotes["entries"],
    before: ReadonlyMap<Oid, readonly string[]>,
  ): Promise<ReadonlyMap<Oid, readonly string[]>> {
    const noteEntriesOf = (annotated: Oid): readonly NoteEntry[] => entries.get(annotated) ?? [];
    const wanted = [...new Set([...changed].flatMap((annotated) => noteEntriesOf(annotated).map(({ blob }) => blob)))];
    const blobs = await readBlobs(this.#repository, wanted, { maxBytes: NOTE_BYTES });
    // A note that is missing or too large reads as empty, so that it does not break other reviews; writing to it fails.
    const read = new Map(
      blobs.map((blob, index) => [wanted[index], typeof blob === "string" ? [] : noteLines(blob)] as const),
    );
    const lines = new Map(before);
    for (const annotated of changed) {
      const [only, ...others] = noteEntriesOf(annotated).map(({ blob }) => read.get(blob) ?? []);
      if (only === undefined) lines.delete(annotated);
      else lines.set(annotated, others.length === 0 ? only : [only, ...others].flat());
    }
    return lines;
  }
}

/** All lines of both scopes. A list of lines of one scope is the same object as long as it has not changed. */
export interface NotesSnapshot extends ScopeSnapshot {
  /** The reviews that are in the private notes alone. */
  readonly privates: ReadonlySet<Oid>;
}

type Lines = ReadonlyMap<Oid, readonly string[]>;

/** Combines the notes of both scopes. A line that is in both is returned once. */
export class MergedNotes {
  #from: readonly [ScopeSnapshot, ScopeSnapshot] | null = null;
  #snapshot: NotesSnapshot | null = null;

  /** Returns the same snapshot as before if neither scope has changed; else walks over the annotated commits once. */
  merge(shared: ScopeSnapshot, own: ScopeSnapshot): NotesSnapshot {
    if (this.#snapshot !== null && this.#from?.[0] === shared && this.#from[1] === own) return this.#snapshot;
    this.#from = [shared, own];
    this.#snapshot = {
      requests: joined(shared.requests, own.requests),
      comments: joined(shared.comments, own.comments),
      version: `${shared.version} ${own.version}`,
      privates: new Set([...own.requests.keys()].filter((revision) => !shared.requests.has(revision))),
    };
    return this.#snapshot;
  }
}

function joined(shared: Lines, own: Lines): Lines {
  if (own.size === 0) return shared;
  const all = new Map(shared);
  for (const [revision, ours] of own) {
    const theirs = shared.get(revision);
    all.set(revision, theirs === undefined ? ours : [...new Set([...theirs, ...ours])]);
  }
  return all;
}
