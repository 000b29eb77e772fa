import { GalleyError } from "#contract/errors.ts";
import { NOTE_BYTES } from "#contract/limits.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import { notesChanges } from "#server/git/trees/readNotes.ts";
import { noteLines, type NotesName, type Shelf, storeRefs } from "./storeRefs.ts";

/** The lines of one shelf, by the commit that they annotate. A list of lines is the same object as long as it has not changed. */
export interface ShelfSnapshot {
  readonly requests: ReadonlyMap<Oid, readonly string[]>;
  readonly comments: ReadonlyMap<Oid, readonly string[]>;
  /** Both refs' tips: two snapshots of the same version say the same. */
  readonly version: string;
}

/** Where in the tree a note is. */
interface NotePlace {
  readonly path: string;
  readonly blob: Oid;
}

/** What is known of one notes ref. A note may stand in more than one place of a tree, in order of paths; its lines are of all. */
export interface KnownNotes {
  readonly tip: Oid | null;
  readonly tree: Oid | null;
  readonly places: ReadonlyMap<Oid, readonly NotePlace[]>;
  readonly lines: ReadonlyMap<Oid, readonly string[]>;
}

/** Which notes a move of a ref changed. */
export interface NotesMove {
  readonly ref: NotesName;
  readonly changed: ReadonlySet<Oid>;
  /** The lines of all notes as they are now. */
  readonly lines: ReadonlyMap<Oid, readonly string[]>;
  /** Nothing was known before: all there is counts as changed. */
  readonly isFirst: boolean;
  /** The ref is not there, or not any more. */
  readonly isGone: boolean;
}

const NAMES: readonly NotesName[] = ["reviews", "discuss"];
const NOTHING: KnownNotes = { tip: null, tree: null, places: new Map(), lines: new Map() };

/** What the notes refs of a shelf hold, in memory: brought up to date by reading what changed, one reading after the other. */
export class NotesMirror {
  readonly #repository: Repository;
  readonly #refOf: (name: NotesName) => string;
  readonly #onMove: (move: NotesMove) => void;
  #known: Readonly<Record<NotesName, KnownNotes>> = { reviews: NOTHING, discuss: NOTHING };
  #snapshot: ShelfSnapshot | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #waiting: Promise<ShelfSnapshot> | null = null;

  constructor(repository: Repository, shelf: Shelf, onMove: (move: NotesMove) => void) {
    this.#repository = repository;
    this.#refOf = (name) => storeRefs.notes(name, shelf);
    this.#onMove = onMove;
  }

  /** Gives what is known of a ref without asking. */
  known(name: NotesName): KnownNotes {
    return this.#known[name];
  }

  /** Asks for the refs and reads what changed. Calls that have to wait for their turn share one. */
  refresh(): Promise<ShelfSnapshot> {
    this.#waiting ??= this.#inTurn(async () => {
      this.#waiting = null;
      const tips = await readRefs(this.#repository, NAMES.map(this.#refOf));
      for (const name of NAMES) await this.#advance(name, tips.get(this.#refOf(name)) ?? null);
      return this.#publish();
    });
    return this.#waiting;
  }

  /** Takes in that a ref was moved by ourselves, if nothing newer is known by now. */
  async moved(name: NotesName, from: Oid | null, to: Oid): Promise<void> {
    await this.#inTurn(async () => {
      if (this.#snapshot === null || this.#known[name].tip !== from) return;
      await this.#advance(name, to);
      this.#publish();
    });
  }

  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(act);
    this.#turn = result.catch(() => undefined); // who asked for it is told; the next has its own try
    return result;
  }

  #publish(): ShelfSnapshot {
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
    const places = new Map(before.places);
    for (const { annotated, path, newBlob } of changes) {
      const others = (places.get(annotated) ?? []).filter((place) => place.path !== path);
      const at = newBlob === null ? others : [...others, { path, blob: newBlob }];
      if (at.length === 0) places.delete(annotated);
      else places.set(annotated, at.length === 1 ? at : at.toSorted((one, other) => (one.path < other.path ? -1 : 1)));
    }
    const changed = new Set(changes.map(({ annotated }) => annotated));
    const lines = await this.#linesOf(changed, places, before.lines);
    this.#known = { ...this.#known, [name]: { tip, tree, places, lines } };
    this.#onMove({ ref: name, changed, lines, isFirst: this.#snapshot === null, isGone: tip === null });
  }

  async #treeOf(tip: Oid): Promise<Oid> {
    const [commit] = await readCommits(this.#repository, [tip]);
    if (commit == null) throw new GalleyError("OBJECT_MISSING", "The last commit of the review notes is missing.");
    return commit.tree;
  }

  async #linesOf(
    changed: ReadonlySet<Oid>,
    places: KnownNotes["places"],
    before: ReadonlyMap<Oid, readonly string[]>,
  ): Promise<ReadonlyMap<Oid, readonly string[]>> {
    const placesOf = (annotated: Oid): readonly NotePlace[] => places.get(annotated) ?? [];
    const wanted = [...new Set([...changed].flatMap((annotated) => placesOf(annotated).map(({ blob }) => blob)))];
    const blobs = await readBlobs(this.#repository, wanted, { maxBytes: NOTE_BYTES });
    // A note that is missing or too large reads as empty, so that it takes no other review with it; writing to it fails.
    const read = new Map(
      blobs.map((blob, index) => [wanted[index], typeof blob === "string" ? [] : noteLines(blob)] as const),
    );
    const lines = new Map(before);
    for (const annotated of changed) {
      const [only, ...others] = placesOf(annotated).map(({ blob }) => read.get(blob) ?? []);
      if (only === undefined) lines.delete(annotated);
      else lines.set(annotated, others.length === 0 ? only : [only, ...others].flat());
    }
    return lines;
  }
}

/** All lines there are, of both shelves. A list of lines is the same object as long as it has not changed. */
export interface NotesSnapshot extends ShelfSnapshot {
  /** The reviews that stand in the private notes alone. */
  readonly privates: ReadonlySet<Oid>;
}

type Lines = ReadonlyMap<Oid, readonly string[]>;

/** A list of lines that was put together, and of what. */
interface Joint {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  readonly lines: readonly string[];
}

/** Reads the notes of both shelves as one. What a review says on both is said once. */
export class UnitedNotes {
  readonly #requests = new JointLines();
  readonly #comments = new JointLines();
  #from: readonly [ShelfSnapshot, ShelfSnapshot] | null = null;
  #snapshot: NotesSnapshot | null = null;

  /** Gives the very snapshot of before where neither shelf has changed; else walks over the annotated commits once. */
  unite(shared: ShelfSnapshot, own: ShelfSnapshot): NotesSnapshot {
    if (this.#snapshot !== null && this.#from?.[0] === shared && this.#from[1] === own) return this.#snapshot;
    this.#from = [shared, own];
    this.#snapshot = {
      requests: this.#requests.join(shared.requests, own.requests),
      comments: this.#comments.join(shared.comments, own.comments),
      version: `${shared.version} ${own.version}`,
      privates: new Set([...own.requests.keys()].filter((revision) => !shared.requests.has(revision))),
    };
    return this.#snapshot;
  }
}

class JointLines {
  #joints: ReadonlyMap<Oid, Joint> = new Map();

  join(shared: Lines, own: Lines): Lines {
    if (own.size === 0) return shared;
    const all = new Map(shared);
    const joints = new Map<Oid, Joint>();
    for (const [revision, ours] of own) {
      const theirs = shared.get(revision);
      if (theirs === undefined) {
        all.set(revision, ours);
        continue;
      }
      const last = this.#joints.get(revision);
      const isSame = last?.ours === ours && last.theirs === theirs;
      const joint = isSame ? last : { ours, theirs, lines: [...new Set([...theirs, ...ours])] };
      joints.set(revision, joint);
      all.set(revision, joint.lines);
    }
    this.#joints = joints;
    return all;
  }
}
