import { randomUUID } from "node:crypto";
import { appendFile, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { isAncestor } from "#server/git/ancestry/mergeBase.ts";
import { statObjects } from "#server/git/objects/catFile.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import type { BranchMove } from "#server/git/refs/updateRefs.ts";
import type { Repository } from "#server/git/Repository.ts";
import { NotesMirror, type NotesMove, type ScopeSnapshot } from "./NotesCache.ts";
import { isWritten, type NoteLines, NotesWriter } from "./NotesWriter.ts";
import type { NotesName, NotesScope, StoreSettings } from "./storeRefs.ts";

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
    if (this.#lost.length > 0) this.#repairing ??= this.#repair();
    if (this.#repairing === null) return found;
    await this.#repairing;
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

  async #repair(): Promise<void> {
    const writes = this.#lost.splice(0);
    const moves = writes.flatMap(({ lines }) => this.#journal.takeUnmoved(lines));
    try {
      const tips =
        moves.length === 0
          ? new Map()
          : await readRefs(
              this.#settings.repository,
              moves.map(({ name }) => name),
            );
      const left = moves.filter(({ name, from }) => tips.get(name) === from);
      await this.#writer.append(
        writes,
        left.map((move) => ({ ...move, landing: "done" })),
      );
    } catch {
      this.#lost.push(...writes); // the reader gets what is there; the next read tries again
    }
    this.#repairing = null;
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

/** The time for which a line is protected: another program reverts it within moments, or with the next fetch. */
const DAY_MS = 24 * 60 * 60_000;
/** Maximum number of lines, the latest: a day of writing one every four seconds. */
const LINES_MAX = 20_000;

/** The move of a branch that is written together with a line. */
interface IntendedMove {
  readonly name: string;
  readonly from: Oid;
  readonly to: Oid;
}

/** A protected line of a note; `at` in milliseconds since 1970. */
interface Promised {
  readonly at: number;
  readonly ref: NotesName;
  readonly revision: Oid;
  readonly line: string;
  /** A notes commit that contains it: if it is missing, another repository has replaced this one. */
  readonly tip: Oid;
  /** If set, it was about to be written with these moves, and is protected only if git was killed after the first. Empty if withdrawn. */
  readonly intended: readonly IntendedMove[] | null;
}

/** The record that a ref was deleted, which ends the protection of its earlier lines. */
interface Forgotten {
  readonly at: number;
  readonly ref: NotesName;
  readonly line: null;
}

function keyOf(ref: NotesName, revision: Oid): string {
  return `${ref} ${revision}`;
}

function parseRecord(text: string): Promised | Forgotten | null {
  try {
    const record: unknown = JSON.parse(text);
    if (!Array.isArray(record)) return null;
    const [at, ref, revision, line, tip, ...moved]: readonly unknown[] = record;
    if (typeof at !== "number" || (ref !== "reviews" && ref !== "discuss")) return null;
    if (record.length === 2) return { at, ref, line: null };
    if (typeof revision !== "string" || typeof line !== "string" || typeof tip !== "string") return null;
    if (!isOid(revision) || !isOid(tip)) return null;
    if (moved.length === 0) return { at, ref, revision, line, tip, intended: null };
    const intended = moved[0] === WITHDRAWN ? [] : readMoves(moved);
    return intended === null ? null : { at, ref, revision, line, tip, intended };
  } catch {
    return null; // the end of a file whose writer was killed
  }
}

const WITHDRAWN = "withdrawn";

/** Reads names and both commits of moves; null if something else is there. */
function readMoves(values: readonly unknown[]): readonly IntendedMove[] | null {
  const moves: IntendedMove[] = [];
  for (let at = 0; at < values.length; at += 3) {
    const [name, from, to] = values.slice(at, at + 3);
    if (typeof name !== "string" || typeof from !== "string" || typeof to !== "string") return null;
    if (!isOid(from) || !isOid(to)) return null;
    moves.push({ name, from, to });
  }
  return moves;
}

/** The questions that a journal has about its repository. */
interface Questions {
  /** Returns the commits that are in it. */
  thereOf(tips: readonly Oid[]): Promise<ReadonlySet<Oid>>;
  hasMoved(intended: IntendedMove): Promise<boolean>;
}

/**
 * The protected lines: of this process and, from files beside the repository, of earlier ones. A `git notes append` by
 * others can revert a line while our commit stays an ancestor, so lines are checked, not commits.
 */
class Journal {
  readonly #folder: string;
  readonly #file: string;
  readonly #now: () => number;
  readonly #questions: Questions;
  /** By note, each line with its time; the note last written to comes last. */
  readonly #notes = new Map<string, Map<string, number>>();
  /** By line, the moves that git was killed before. */
  readonly #unmoved = new Map<string, readonly IntendedMove[]>();
  #count = 0;

  constructor(folder: string, now: () => number, questions: Questions) {
    this.#folder = folder;
    this.#file = join(this.#folder, `${randomUUID()}.jsonl`);
    this.#now = now;
    this.#questions = questions;
  }

  /**
   * Reads the files of the last day and deletes older ones. An unreadable folder counts as empty, and a file whose last
   * commit is not in the repository was written for another repository at the same path. Linear in the files.
   *
   * Git moves a branch before the ref of the notes. If it was killed in between, the line is missing, so it counts as written.
   */
  async load(): Promise<void> {
    const files = await this.#readFiles(this.#now() - DAY_MS);
    const tips = files.map((records) => records.findLast((record) => record.line !== null)?.tip ?? null);
    const there = await this.#questions.thereOf(tips.filter((tip) => tip !== null));
    const ours = files.filter((_, at) => there.has(tips[at] ?? ""));
    const forgotten = new Map<NotesName, number>();
    for (const { at, ref, line } of files.flat())
      if (line === null) forgotten.set(ref, Math.max(at, forgotten.get(ref) ?? 0));
    const promised = ours.flat().filter((record) => record.line !== null);
    const unfinished = new Map<string, Promised>();
    for (const record of promised.toSorted((one, other) => one.at - other.at)) {
      const { ref, revision, line, intended } = record;
      const key = keyOf(ref, revision);
      if (intended !== null && intended.length > 0) unfinished.set(key, record);
      else if (unfinished.get(key)?.line === line) unfinished.delete(key);
      if (intended === null && record.at > (forgotten.get(ref) ?? 0)) this.#record(record);
    }
    for (const record of unfinished.values()) {
      const [first, ...others] = record.intended ?? [];
      if (first === undefined || !(await this.#questions.hasMoved(first))) continue;
      this.#record({ ...record, at: this.#now() });
      this.#unmoved.set(record.line, others);
    }
  }

  /** Returns the moves that are to be done with lines, once. */
  takeUnmoved(lines: readonly string[]): readonly IntendedMove[] {
    return lines.flatMap((line) => {
      const moves = this.#unmoved.get(line) ?? [];
      this.#unmoved.delete(line);
      return moves;
    });
  }

  async #readFiles(since: number): Promise<readonly (readonly (Promised | Forgotten)[])[]> {
    const files: (readonly (Promised | Forgotten)[])[] = [];
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names.filter((one) => one.endsWith(".jsonl"))) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => null);
      if (found === null) continue;
      const records = (await readFile(path, "utf8").catch(() => "")).split("\n").map(parseRecord);
      // A cache that cannot be cleaned only takes space.
      if (found.mtimeMs < since) await rm(path, { force: true }).catch(() => undefined);
      const isCurrent = (record: Promised | Forgotten): boolean =>
        record.at >= since || (record.line !== null && record.intended !== null && record.intended.length > 0);
      files.push(records.filter((record) => record !== null).filter(isCurrent));
    }
    return files;
  }

  /**
   * Adds lines that were written and are in a notes commit. If the file cannot be written, only this process protects
   * them.
   */
  async add(writes: readonly NoteLines[], tipOf: (ref: NotesName) => Oid | null): Promise<void> {
    const at = this.#now();
    const records: unknown[] = [];
    for (const { ref, revision, lines } of writes) {
      for (const line of lines) {
        this.#record({ at, ref, revision, line });
        records.push([at, ref, revision, line, tipOf(ref)]);
      }
    }
    await this.#append(records);
  }

  /** Records lines before they are written together with moves of branches; without moves, that nothing of it was done. */
  async intend(
    writes: readonly NoteLines[],
    moves: readonly IntendedMove[],
    tipOf: (ref: NotesName) => Oid | null,
  ): Promise<void> {
    const at = this.#now();
    const what = moves.length === 0 ? [WITHDRAWN] : moves.flatMap(({ name, from, to }) => [name, from, to]);
    const records = writes.flatMap(({ ref, revision, lines }) =>
      lines.map((line) => [at, ref, revision, line, tipOf(ref), ...what]),
    );
    await this.#append(records);
  }

  /** Returns the protected lines that are missing from a note. Linear in the note for each protected line. */
  missing(ref: NotesName, revision: Oid, note: readonly string[]): readonly string[] {
    const since = this.#now() - DAY_MS;
    const promised = this.#notes.get(keyOf(ref, revision));
    if (promised === undefined) return [];
    const there = new Set(note);
    const lines = [...promised].filter(([line, at]) => at >= since && !there.has(line)).map(([line]) => line);
    return lines.filter((line) => !isWritten(note, line));
  }

  /** Returns all notes with protected lines. */
  revisions(ref: NotesName): readonly Oid[] {
    const keys = [...this.#notes.keys()].filter((key) => key.startsWith(`${ref} `));
    return keys.map((key) => key.slice(ref.length + 1));
  }

  /**
   * Ends the protection of a ref's lines, for later processes too: the ref was deleted, which nobody does by mistake.
   */
  async forget(ref: NotesName): Promise<void> {
    const revisions = this.revisions(ref);
    for (const revision of revisions) {
      this.#count -= this.#notes.get(keyOf(ref, revision))?.size ?? 0;
      this.#notes.delete(keyOf(ref, revision));
    }
    if (revisions.length > 0) await this.#append([[this.#now(), ref]]);
  }

  async #append(records: readonly unknown[]): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await appendFile(this.#file, records.map((record) => `${JSON.stringify(record)}\n`).join(""), { mode: 0o600 });
    } catch {
      return; // the cache is full or gone; the lines themselves are in the repository
    }
  }

  #record({ at, ref, revision, line }: Omit<Promised, "tip" | "intended">): void {
    const key = keyOf(ref, revision);
    const lines = this.#notes.get(key) ?? new Map<string, number>();
    if (!lines.has(line)) this.#count += 1;
    lines.set(line, at);
    this.#notes.delete(key);
    this.#notes.set(key, lines);
    if (this.#count > LINES_MAX) this.#dropOldest();
  }

  #dropOldest(): void {
    const [oldest] = this.#notes;
    if (oldest === undefined) return;
    const [key, lines] = oldest;
    const [line] = lines.keys();
    if (line !== undefined) lines.delete(line);
    this.#count -= 1;
    if (lines.size === 0) this.#notes.delete(key);
  }
}
