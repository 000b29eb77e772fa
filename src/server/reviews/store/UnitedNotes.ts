import type { Oid } from "#server/git/oid.ts";
import type { ShelfSnapshot } from "./NotesMirror.ts";

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
