import { join } from "node:path";
import { statObjects } from "#server/git/objects/catFile.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { Journal } from "./Journal.ts";
import { NotesMirror, type NotesMove, type ShelfSnapshot } from "./NotesMirror.ts";
import { NotesWriter, type NoteLines } from "./NotesWriter.ts";
import type { NotesName, Shelf } from "./storeRefs.ts";
import type { StoreSettings } from "./StoreSettings.ts";

/** The folder in which the promises of a shelf are kept. */
const JOURNAL: Readonly<Record<Shelf, string>> = { public: "galley-journal", private: "galley-journal-private" };

/**
 * The notes of a shelf in which what was once promised to be there is there: whenever a ref has moved, the promised lines of
 * the notes that changed are looked for, and what somebody reverted is added again.
 */
export class PromisedNotes {
  readonly #journal: Journal;
  readonly #mirror: NotesMirror;
  readonly #writer: NotesWriter;
  readonly #onChange: (revisions: ReadonlySet<Oid>) => void;
  readonly #lost: NoteLines[] = [];
  #loaded: Promise<void> | null = null;
  #repairing: Promise<void> | null = null;
  #forgetting: Promise<void> = Promise.resolve();

  /** `onChange` gets the notes that changed after the first reading, whoever changed them. */
  constructor(
    settings: StoreSettings,
    shelf: Shelf,
    now: () => number,
    onChange: (revisions: ReadonlySet<Oid>) => void,
  ) {
    const { repository } = settings;
    this.#journal = new Journal(join(repository.shadow, JOURNAL[shelf]), now, (tips) => thereOf(repository, tips));
    this.#mirror = new NotesMirror(repository, shelf, (move) => this.#onMove(move));
    this.#writer = new NotesWriter(settings, shelf, this.#mirror, (writes) => this.#onWritten(writes));
    this.#onChange = onChange;
  }

  /** Gives all lines, after what is missing of the promised ones was added again, if that can be done. */
  async read(): Promise<ShelfSnapshot> {
    await this.#open();
    const found = await this.#mirror.refresh();
    if (this.#lost.length > 0) this.#repairing ??= this.#repair();
    if (this.#repairing === null) return found;
    await this.#repairing;
    return this.#mirror.refresh();
  }

  /** Adds lines to notes; from then on they are promised. */
  async append(writes: readonly NoteLines[]): Promise<void> {
    await this.#open();
    await this.#writer.append(writes);
  }

  /** Waits for what is being written. */
  async idle(): Promise<void> {
    await Promise.all([this.#writer.idle(), this.#repairing, this.#forgetting]);
  }

  async #open(): Promise<void> {
    this.#loaded ??= this.#journal.load().catch((error: unknown) => {
      this.#loaded = null; // who asked for it is told; the next tries again
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
    // Somebody may have reverted them before they were promised.
    for (const { ref, revision } of writes) this.#check(ref, [revision], this.#mirror.known(ref).lines);
  }

  #check(ref: NotesName, revisions: Iterable<Oid>, notes: NotesMove["lines"]): void {
    for (const revision of revisions) {
      const lines = this.#journal.missing(ref, revision, notes.get(revision) ?? []);
      if (lines.length > 0) this.#lost.push({ ref, revision, lines });
    }
    if (this.#lost.length > 0) this.#repairing ??= this.#repair();
  }

  async #repair(): Promise<void> {
    const writes = this.#lost.splice(0);
    try {
      await this.#writer.append(writes);
    } catch {
      this.#lost.push(...writes); // whoever reads gets what is there; the next reading tries again
    }
    this.#repairing = null;
  }
}

async function thereOf(repository: Repository, oids: readonly Oid[]): Promise<ReadonlySet<Oid>> {
  if (oids.length === 0) return new Set();
  const stats = await statObjects(repository, [...new Set(oids)]);
  return new Set(stats.flatMap((found) => (found === null ? [] : [found.oid])));
}
