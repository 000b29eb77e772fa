import { randomUUID } from "node:crypto";
import { appendFile, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isOid, type Oid } from "#server/git/oid.ts";
import { isWritten, type NoteLines } from "./NotesWriter.ts";
import type { NotesName } from "./storeRefs.ts";

/** The time for which a line is protected: another program reverts it within moments, or with the next fetch. */
const DAY_MS = 24 * 60 * 60_000;
/** Maximum number of lines, the latest: a day of writing one every four seconds. */
const LINES_MAX = 20_000;

/** The move of a branch that is written together with a line. */
export interface IntendedMove {
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

/** Returns the first move that a line was about to be written with, as a text; null if it was written, or withdrawn. */
function moveOf({ intended }: Promised): string | null {
  const [first] = intended ?? [];
  return first === undefined ? null : `${first.name} ${first.to}`;
}

/** The lines of a note that were to be written with moves. */
interface Intents {
  /** Each line with its move. */
  readonly moves: ReadonlyMap<string, string>;
  /** The move of the last of them that was written. */
  readonly lastMove: string | null;
  /** Those since then that were neither written nor withdrawn, as far as the journal says. */
  readonly open: readonly Promised[];
}

function intentsAfter({ moves, lastMove, open }: Intents, record: Promised): Intents {
  const { line, intended } = record;
  const move = moveOf(record);
  if (move !== null) return { moves: new Map([...moves, [line, move]]), lastMove, open: [...open, record] };
  const written = intended === null ? moves.get(line) : undefined;
  if (written !== undefined) return { moves, lastMove: written, open: [] };
  return { moves, lastMove, open: open.filter((one) => one.line !== line) };
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
export class Journal {
  readonly #folder: string;
  readonly #file: string;
  readonly #now: () => number;
  readonly #questions: Questions;
  /** By note, each line with its time; the note last written to comes last. */
  readonly #notes = new Map<string, Map<string, number>>();
  /** By line, the moves that git was killed before. */
  readonly #unmoved = new Map<string, readonly IntendedMove[]>();
  /** By line that git was killed before, those that were to be written with the same move then: one of them was at most. */
  readonly #rivals = new Map<string, readonly string[]>();
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
    const intents = new Map<string, Intents>();
    for (const record of promised.toSorted((one, other) => one.at - other.at)) {
      const key = keyOf(record.ref, record.revision);
      intents.set(key, intentsAfter(intents.get(key) ?? { moves: new Map(), lastMove: null, open: [] }, record));
      if (record.intended === null && record.at > (forgotten.get(record.ref) ?? 0)) this.#record(record);
    }
    for (const note of intents.values()) await this.#findKilled(note);
  }

  /** Finds the line of a note that git was killed before: the latest whose branch was moved, and not by another line. */
  async #findKilled({ lastMove, open }: Intents): Promise<void> {
    for (const [at, record] of [...open.entries()].toReversed()) {
      const [first, ...others] = record.intended ?? [];
      const move = moveOf(record);
      const start = open.slice(0, at).findLastIndex((one) => moveOf(one) !== move) + 1;
      const isOfOther = start === 0 && move === lastMove;
      if (first === undefined || isOfOther || !(await this.#questions.hasMoved(first))) continue;
      this.#record({ ...record, at: this.#now() });
      this.#unmoved.set(record.line, others);
      const rivals = open.slice(start, at).map(({ line }) => line);
      this.#rivals.set(record.line, rivals);
      return;
    }
  }

  /** Returns the moves that git was killed before, and that belong to lines. */
  unmovedWith(writes: readonly NoteLines[]): readonly IntendedMove[] {
    return writes.flatMap(({ lines }) => lines.flatMap((line) => this.#unmoved.get(line) ?? []));
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
        this.#unmoved.delete(line);
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
    const isDone = (line: string): boolean =>
      [line, ...(this.#rivals.get(line) ?? [])].some((one) => isWritten(note, one));
    return lines.filter((line) => !isDone(line));
  }

  /** Returns all notes with protected lines. */
  revisions(ref: NotesName): readonly Oid[] {
    const keys = [...this.#notes.keys()].filter((key) => key.startsWith(`${ref} `));
    return keys.map((key) => key.slice(ref.length + 1));
  }

  /** Ends the protection of a ref's lines, for later processes too: nobody deletes the ref by mistake. */
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
