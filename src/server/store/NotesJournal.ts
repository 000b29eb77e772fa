import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { isAncestor } from "#server/git/ancestry/mergeBase.ts";
import { statObjects } from "#server/git/objects/catFile.ts";
import type { Oid } from "#server/git/oid.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import type { BranchMove } from "#server/git/refs/updateRefs.ts";
import type { Repository } from "#server/git/Repository.ts";
import { branchUsers } from "#server/git/workTree/worktreeList.ts";
import { type IntendedMove, Journal } from "./Journal.ts";
import { NotesMirror, type NotesMove, type ScopeSnapshot } from "./NotesCache.ts";
import { type NoteLines, NotesWriter } from "./NotesWriter.ts";
import type { NotesName, NotesScope, StoreSettings } from "./storeRefs.ts";

const NAMES: readonly NotesName[] = ["reviews", "discuss"];
const JOURNAL: Readonly<Record<NotesScope, string>> = { public: "galley-journal", private: "galley-journal-private" };

/**
 * The notes of a scope with protection of recently written lines: whenever a ref has moved, these lines are checked in
 * the changed notes, and lines that somebody reverted are added again.
 */
export class PromisedNotes {
  readonly #settings: StoreSettings;
  readonly #journal: Journal;
  readonly #mirror: NotesMirror;
  readonly #writer: NotesWriter;
  readonly #onChange: (revisions: ReadonlySet<Oid>) => void;
  readonly #lost: NoteLines[] = [];
  #loaded: Promise<void> | null = null;
  #repairing: Promise<void> | null = null;
  #forgetting: Promise<void> = Promise.resolve();

  /** `onChange` gets the notes that changed after the first read, by any process. */
  constructor(
    settings: StoreSettings,
    scope: NotesScope,
    now: () => number,
    onChange: (revisions: ReadonlySet<Oid>) => void,
  ) {
    const { repository } = settings;
    this.#settings = settings;
    this.#journal = new Journal(join(repository.mirror, JOURNAL[scope]), now, {
      thereOf: (tips) => thereOf(repository, tips),
      hasMoved: (branch) => hasMoved(repository, branch),
    });
    this.#mirror = new NotesMirror(repository, scope, (move) => this.#onMove(move));
    this.#writer = new NotesWriter(settings, scope, this.#mirror, (writes) => this.#onWritten(writes));
    this.#onChange = onChange;
  }

  /** Returns all lines, after adding missing protected lines again if possible. */
  async read(): Promise<ScopeSnapshot> {
    await this.#open();
    const found = await this.#mirror.refresh();
    const begun = this.#repairing; // it can end before the next line has, and then `found` is too old
    const taken = (await Promise.all(NAMES.map((name) => this.#writer.taken(name)))).flat();
    if (this.#lost.length + taken.length > 0) this.#repairing ??= this.#repair(taken);
    if (begun === null && this.#repairing === null) return found;
    await Promise.all([begun, this.#repairing]);
    return this.#mirror.refresh();
  }

  /** Adds lines to notes and protects them from then on. The branches move too, or nothing is written. */
  async append(writes: readonly NoteLines[], branches: readonly BranchMove[]): Promise<void> {
    await this.#open();
    const moves = branches.flatMap(({ name, from, to }) => (from === null || to === null ? [] : [{ name, from, to }]));
    if (moves.length === 0) return this.#writer.append(writes);
    await this.#mirror.refresh();
    const tipOf = (ref: NotesName): Oid | null => this.#mirror.known(ref).tip;
    await this.#journal.intend(writes, moves, tipOf);
    try {
      await this.#writer.append(writes, branches);
    } catch (error) {
      const isUndone = error instanceof GalleyError && error.code === "STALE";
      if (isUndone) await this.#journal.intend(writes, [], tipOf);
      throw error;
    }
  }

  async idle(): Promise<void> {
    await Promise.all([this.#writer.idle(), this.#repairing, this.#forgetting]);
  }

  async #open(): Promise<void> {
    this.#loaded ??= this.#journal.load().catch((error: unknown) => {
      this.#loaded = null; // the caller gets the error; the next call tries again
      throw error;
    });
    await this.#loaded;
  }

  #onMove({ ref, changed, lines, isFirst, isGone }: NotesMove): void {
    if (!isFirst) this.#onChange(changed);
    if (!isGone) return this.#check(ref, isFirst ? this.#journal.revisions(ref) : changed, lines);
    const forgetting = this.#journal.forget(ref);
    this.#forgetting = this.#forgetting.then(() => forgetting);
  }

  async #onWritten(writes: readonly NoteLines[]): Promise<void> {
    await this.#journal.add(writes, (ref) => this.#mirror.known(ref).tip);
    // Somebody may have reverted them before they were protected.
    for (const { ref, revision } of writes) this.#check(ref, [revision], this.#mirror.known(ref).lines);
  }

  #check(ref: NotesName, revisions: Iterable<Oid>, notes: NotesMove["lines"]): void {
    for (const revision of revisions) {
      const lines = this.#journal.missing(ref, revision, notes.get(revision) ?? []);
      if (lines.length > 0) this.#lost.push({ ref, revision, lines });
    }
    if (this.#lost.length > 0) this.#repairing ??= this.#repair();
  }

  async #repair(taken: readonly NoteLines[] = []): Promise<void> {
    const lost = this.#lost.splice(0);
    try {
      const writes = [...lost, ...taken];
      await this.#writer.append(writes, await this.#unmovedWith(writes));
    } catch {
      this.#lost.push(...lost); // the reader gets what is there; the next read tries again
    }
    this.#repairing = null;
  }

  /**
   * Returns the moves of a landing that git was killed before. A branch that has moved since, or that a work tree uses by now, stays
   * where it is.
   */
  async #unmovedWith(writes: readonly NoteLines[]): Promise<readonly BranchMove[]> {
    const { repository } = this.#settings;
    const found: BranchMove[] = [];
    for (const move of this.#journal.unmovedWith(writes)) {
      const { name, from } = move;
      const tip = (await readRefs(repository, [name])).get(name);
      const isFree = tip === from && (await branchUsers(repository, name)).length === 0;
      if (isFree) found.push({ ...move, landing: "done" });
    }
    return found;
  }
}

async function thereOf(repository: Repository, oids: readonly Oid[]): Promise<ReadonlySet<Oid>> {
  if (oids.length === 0) return new Set();
  const stats = await statObjects(repository, [...new Set(oids)]);
  return new Set(stats.flatMap((found) => (found === null ? [] : [found.oid])));
}

/**
 * Returns true if a branch was moved from one commit to another, one of which is an ancestor of the other, whatever was built
 * on it since.
 */
async function hasMoved(repository: Repository, { name, from, to }: IntendedMove): Promise<boolean> {
  const tip = (await readRefs(repository, [name])).get(name);
  if (tip === undefined || (await thereOf(repository, [tip, from, to])).size < new Set([tip, from, to]).size)
    return false;
  const isForward = await isAncestor(repository, from, to);
  return (await isAncestor(repository, to, tip)) && (isForward || !(await isAncestor(repository, from, tip)));
}
