import { GalleyError } from "#contract/errors.ts";
import { NOTE_BYTES } from "#contract/limits.ts";
import { commitBytes, ObjectPack, type Signature } from "#server/git/objects/ObjectPack.ts";
import { findRefLock } from "#server/git/disk/refLock.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import type { Oid } from "#server/git/oid.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import { type BranchMove, type RefChange, type RefsMoved, updateRefs, writeRefs } from "#server/git/refs/updateRefs.ts";
import { NotesTree, withLines } from "#server/git/trees/NotesTree.ts";
import type { KnownNotes, NotesMirror } from "./NotesCache.ts";
import { type PendingLanding, pendingBytes, pendingLanding, readHalfLanding } from "./pendingLanding.ts";
import { isMirrored, linesTaken } from "./savedNotes.ts";
import {
  type NoteLines,
  NOTES_NAMES,
  type NotesName,
  type NotesScope,
  retryUpdateRefs,
  storeRefs,
  type StoreSettings,
} from "./storeRefs.ts";

/** The old and the new commit of a ref. */
interface Move {
  readonly name: NotesName;
  readonly from: Oid | null;
  readonly to: Oid;
}

interface Waiting {
  readonly writes: readonly NoteLines[];
  readonly branches: readonly BranchMove[];
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

const MESSAGE = "Notes added by galley";
const BROUGHT_BACK = "Notes brought back by galley";
const LANDING = { done: "galley: land a review", undone: "galley: undo a landing" } as const;

/** Errors of one call's notes that do not concern other calls. */
const OF_ONE_CALL: readonly string[] = ["OBJECT_MISSING", "TOO_LARGE", "BAD_INPUT", "NOT_FOUND"];

/** The name of the lock of each scope's writers. */
const LOCK_NAMES: Readonly<Record<NotesScope, string>> = { public: "notes", private: "private-notes" };

/** Writes lines into the notes of a scope. Calls that wait while a commit is made go into the next commit together. */
export class NotesWriter {
  readonly #settings: StoreSettings;
  readonly #scope: NotesScope;
  readonly #mirror: NotesMirror;
  /** By ref, the lines that were taken from it, and for which two commits that was found. */
  readonly #taken = new Map<NotesName, { readonly key: string; readonly lines: readonly NoteLines[] }>();
  #isMirrored: boolean | null = null;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(settings: StoreSettings, scope: NotesScope, mirror: NotesMirror) {
    this.#settings = settings;
    this.#scope = scope;
    this.#mirror = mirror;
  }

  /** The branches move in the same transaction; fails as STALE if one has another id by now: then nothing was written. */
  append(writes: readonly NoteLines[], branches: readonly BranchMove[] = []): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ writes, branches, done, fail });
      this.#running ??= this.#run();
    });
  }

  /**
   * Returns the lines that a forced fetch or another move took from a ref, by what the mirror knows. Every writing of that ref brings
   * them back.
   */
  async taken(name: NotesName): Promise<readonly NoteLines[]> {
    const known = this.#mirror.known(name);
    const saved = this.#mirror.savedRoot(name) ?? this.#mirror.saved(name);
    const key = `${saved} ${known.tip}`;
    const last = this.#taken.get(name);
    if (last?.key === key) return last.lines;
    const found = await linesTaken(this.#settings.repository, storeRefs.notes(name, this.#scope), known.tip, saved);
    const missing = missingLines(
      Array.from(found, ([revision, lines]) => ({ revision, lines })),
      known.lines,
    );
    const lines = Array.from(missing, ([revision, some]) => ({ ref: name, revision, lines: some }));
    this.#taken.set(name, { key, lines });
    return lines;
  }

  /** Removes the notes of an object, and what was saved of them, so that nothing brings them back. */
  async remove(revision: Oid): Promise<void> {
    this.#isMirrored ??= await isMirrored(this.#settings.repository);
    const refs = NOTES_NAMES.flatMap((name) => this.#refsOf(name)).map(({ name }) => name);
    await retryUpdateRefs(this.#settings, { lockName: LOCK_NAMES[this.#scope], refs }, () =>
      this.#attempt(NOTES_NAMES, [], [], { removed: revision }),
    );
  }

  /** Waits until no call is pending. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // A call that moves a branch can fail for a reason of its own, so it is written alone.
      const next = this.#waiting.findIndex(({ branches }) => branches.length > 0);
      const group = this.#waiting.splice(0, next < 0 ? this.#waiting.length : Math.max(1, next));
      await this.#writeGroup(group);
    }
    this.#running = null;
  }

  async #writeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const writes = group.flatMap((call) => call.writes);
      await this.#write(writes, group[0]?.branches ?? []);
      for (const { done } of group) done();
    } catch (error) {
      const isOfOne = error instanceof GalleyError && OF_ONE_CALL.includes(error.code);
      if (isOfOne && group.length > 1) for (const call of group) await this.#writeGroup([call]);
      else for (const { fail } of group) fail(error);
    }
  }

  /** Returns true if git was killed between the refs of a landing; every read and every landing completes that. */
  async isHalfLanded(): Promise<boolean> {
    const pending = this.#mirror.pending();
    return pending !== null && (await readHalfLanding(this.#settings.repository, pending)) !== null;
  }

  async #write(writes: readonly NoteLines[], branches: readonly BranchMove[]): Promise<void> {
    const names = namesIn(writes);
    this.#isMirrored ??= await isMirrored(this.#settings.repository);
    const refs = [...names.flatMap((name) => this.#refsOf(name)), ...branches].map(({ name }) => name);
    const moving = { lockName: LOCK_NAMES[this.#scope], refs };
    let mayHaveMoved = false;
    await retryUpdateRefs(this.#settings, moving, async () => {
      if (branches.length === 0 && this.#mirror.pending() === null) return this.#attempt(names, writes, []);
      if ((await this.#completeLanding()) === "refused") return "refused";
      const toMove = await this.#toMove(branches, mayHaveMoved);
      const recorded = await this.#record(pendingLanding(writes, toMove));
      if (recorded === "refused") return "refused";
      let outcome: RefsMoved = "refused";
      try {
        outcome = await this.#attempt(names, writes, toMove, { recorded });
      } catch (error) {
        mayHaveMoved = true;
        throw error;
      } finally {
        if (outcome === "refused" && recorded !== null) await this.#withdraw(recorded).catch(() => undefined); // it is replaced later
      }
      return outcome;
    });
  }

  /** Writes what is left of a landing whose git was killed. A record of which nothing was done stays until the next landing. */
  async #completeLanding(): Promise<RefsMoved> {
    await this.#mirror.refresh();
    const pending = this.#mirror.pending();
    const half = pending === null ? null : await readHalfLanding(this.#settings.repository, pending);
    return half === null
      ? "moved"
      : this.#attempt(namesIn(half.writes), half.writes, half.moves, { recorded: pending });
  }

  /**
   * Records a landing while its branches are where it expects them. A landing moves them only if its record is still there, and that
   * ends with it: so of several, the moves and the lines are always of the same one.
   */
  async #record(landing: PendingLanding | null): Promise<Oid | "refused" | null> {
    if (landing === null) return null;
    const { repository } = this.#settings;
    const name = storeRefs.pending(this.#scope);
    if ((await findRefLock(repository, [name])) !== null) return "refused"; // the record could not be ended
    await this.#mirror.refresh();
    const pack = new ObjectPack(repository.objectFormat);
    const to = pack.add("blob", pendingBytes(landing));
    const from = this.#mirror.pending();
    const options = { by: this.#settings.by(), reason: null };
    const unmoved = landing.moves.map((move) => ({ ...move, to: move.from }));
    const write = { pack, changes: [...unmoved, { name, from, to }] };
    return (await writeRefs(repository, options, () => Promise.resolve(write))) === "moved" ? to : "refused";
  }

  /** Returns the refs that move with notes: their own, and those of what was written last. */
  #refsOf(name: NotesName): readonly Omit<RefChange, "to">[] {
    const [notes, saved] = [storeRefs.notes(name, this.#scope), storeRefs.saved(name, this.#scope)];
    const root = { name: storeRefs.savedRoot(name, this.#scope), from: this.#mirror.savedRoot(name) };
    return [
      { name: notes, from: this.#mirror.known(name).tip },
      { name: saved, from: this.#mirror.saved(name) },
      ...(this.#isMirrored === true || root.from !== null ? [root] : []),
    ];
  }

  /** `recorded` is the record of the landing that this ends, `removed` an object whose notes go. */
  async #attempt(
    names: readonly NotesName[],
    writes: readonly NoteLines[],
    branches: readonly BranchMove[],
    { recorded = null, removed = null }: { readonly recorded?: Oid | null; readonly removed?: Oid | null } = {},
  ): Promise<RefsMoved> {
    const by = this.#settings.by();
    let moves: readonly Move[] = [];
    const [branch] = branches;
    const reason = branch === undefined ? MESSAGE : LANDING[branch.landing];
    const outcome = await writeRefs(this.#settings.repository, { by, reason }, async () => {
      await this.#mirror.refresh();
      const made = await this.#make(names, writes, by, removed);
      moves = made.moves;
      const changes = moves.flatMap(({ name, to }) => this.#refsOf(name).map((ref) => ({ ...ref, to })));
      // Git moves refs in this order, so if it is killed in between no note says what is not true.
      const all = [...branches, ...changes, ...this.#end(recorded)];
      return all.length === 0 ? null : { pack: made.pack, changes: all };
    });
    if (outcome === "moved") for (const { name, from, to } of moves) await this.#mirror.moved(name, from, to);
    return outcome;
  }

  /** Removes the record of a landing of which nothing was done, unless another one has replaced it. */
  async #withdraw(recorded: Oid): Promise<void> {
    const { repository, by } = this.#settings;
    if ((await readHalfLanding(repository, recorded)) !== null) return;
    await updateRefs(repository, this.#end(recorded), { by: by(), reason: null });
  }

  #end(recorded: Oid | null): readonly RefChange[] {
    return recorded === null ? [] : [{ name: storeRefs.pending(this.#scope), from: recorded, to: null }];
  }

  /**
   * Returns the branches that are still to be moved, some of which may have been by an earlier attempt whose git was killed.
   * Fails as STALE if another process moved one, as CONFLICT if that attempt may have moved it before.
   */
  async #toMove(branches: readonly BranchMove[], mayHaveMoved: boolean): Promise<readonly BranchMove[]> {
    if (branches.length === 0) return branches;
    const names = branches.map(({ name }) => name);
    const tips = await readRefs(this.#settings.repository, names);
    return branches.filter(({ name, from, to }) => {
      const now = tips.get(name) ?? null;
      const branch = name.replace("refs/heads/", "");
      if (now === from || (mayHaveMoved && now === to)) return now === from;
      if (mayHaveMoved) throw new GalleyError("CONFLICT", `${branch} moved while git was killed that was to move it.`);
      throw new GalleyError("STALE", `${branch} has moved. Nothing was written.`);
    });
  }

  /** Makes the commits with the lines that are missing, and without the notes of `removed`. */
  async #make(
    names: readonly NotesName[],
    writes: readonly NoteLines[],
    by: Signature,
    removed: Oid | null,
  ): Promise<{ readonly pack: ObjectPack; readonly moves: readonly Move[] }> {
    const { repository } = this.#settings;
    const pack = new ObjectPack(repository.objectFormat);
    const moves: Move[] = [];
    const { lines: reviews } = this.#mirror.known("reviews");
    if (writes.some(({ isOfExisting, revision }) => isOfExisting === true && !reviews.has(revision)))
      throw new GalleyError("NOT_FOUND", "This review was removed. Nothing was written.");
    for (const name of names) {
      const { tip, tree, lines } = this.#mirror.known(name);
      const taken = await this.taken(name);
      const missing = missingLines([...taken, ...writes.filter(({ ref }) => ref === name)], lines);
      const isHere = removed !== null && lines.has(removed);
      if (missing.size === 0 && !isHere) continue;
      const root = await this.#addTree(pack, tree, missing, isHere ? removed : null);
      const saved = this.#mirror.savedRoot(name) ?? this.#mirror.saved(name);
      const message = taken.length > 0 ? BROUGHT_BACK : MESSAGE;
      const parents = [tip, taken.length > 0 ? saved : null].filter((oid) => oid !== null);
      moves.push({
        name,
        from: tip,
        to: pack.add("commit", commitBytes({ tree: root, parents, by, message })),
      });
    }
    return { pack, moves };
  }

  /** Adds the notes tree with the new lines, and without the notes of `removed`, to a pack, and returns its id. */
  async #addTree(
    pack: ObjectPack,
    tree: Oid | null,
    missing: ReadonlyMap<Oid, readonly string[]>,
    removed: Oid | null,
  ): Promise<Oid> {
    const { repository } = this.#settings;
    const notes = new NotesTree(repository, tree);
    for (const [revision, lines] of missing) {
      await notes.put(revision, async (blob) => {
        const old = blob === null ? null : await this.#readNote(blob);
        return pack.add("blob", withLines(old, `${lines.join("\n")}\n`));
      });
    }
    if (removed !== null) await notes.put(removed, () => Promise.resolve(null));
    return notes.write(pack);
  }

  async #readNote(oid: Oid): Promise<Buffer> {
    const [blob] = await readBlobs(this.#settings.repository, [oid], { maxBytes: NOTE_BYTES });
    if (blob === "large") throw new GalleyError("TOO_LARGE", "This review has more comments than Galley supports.");
    if (blob === undefined || blob === "missing")
      throw new GalleyError("OBJECT_MISSING", "The comments of this review are missing or damaged.");
    return blob;
  }
}

function namesIn(writes: readonly NoteLines[]): readonly NotesName[] {
  return NOTES_NAMES.filter((name) => writes.some(({ ref }) => ref === name));
}

/** Returns the lines that are missing from their notes, each once, by annotated commit. Linear in the notes and the lines. */
function missingLines(
  writes: readonly Pick<NoteLines, "revision" | "lines">[],
  notes: KnownNotes["lines"],
): ReadonlyMap<Oid, readonly string[]> {
  const missing = new Map<Oid, string[]>();
  const written = new Map<Oid, Set<string>>();
  for (const { revision, lines } of writes) {
    const names = written.get(revision) ?? new Set(notes.get(revision)?.map(nameOf));
    written.set(revision, names);
    const fresh = missing.get(revision) ?? [];
    for (const line of lines) {
      if (!names.has(nameOf(line))) fresh.push(line);
      names.add(nameOf(line));
    }
    if (fresh.length > 0) missing.set(revision, fresh);
  }
  return missing;
}

/** The key as a member; inside of a text its quotes are escaped. */
const KEY = /"key"\s*:\s*"([\w-]{8,64})"/u;

/** Returns what two lines have in common that are one line, written at different times: the key, or without one the line itself. */
function nameOf(line: string): string {
  return KEY.exec(line)?.[1] ?? line;
}
