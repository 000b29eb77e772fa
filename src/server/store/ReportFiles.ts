import { GalleyError } from "#contract/errors.ts";
import { GIT_OBJECT_BYTES } from "#contract/limits.ts";
import { isRecord, parseJson } from "#contract/wire.ts";
import { commitBytes, ObjectPack } from "#server/git/objects/ObjectPack.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import { type RefChange, type RefsMoved, writeRefs } from "#server/git/refs/updateRefs.ts";
import { addTree } from "#server/git/trees/editTree.ts";
import { NotesTree, withLines } from "#server/git/trees/NotesTree.ts";
import type { Repository } from "#server/git/Repository.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";
import { timestampOf } from "./notes/timestamps.ts";
import { retryUpdateRefs, storeRefs, type StoreSettings } from "./storeRefs.ts";

/** The report of a tool on a tree, with the numbers of its findings by severity. */
export interface ReportEntry {
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  readonly tool: string;
  readonly tree: Oid;
  readonly commit: Oid;
  /** Seconds since 1970. */
  readonly at: number;
  readonly blob: Oid;
  readonly bytes: number;
  readonly hasCoverage: boolean;
  /** Why it does not show that its tool ran to its end; null if it does. Reports of older versions have none. */
  readonly reason?: string | null;
  /** True if it was imported for uncommitted work. Reports of older versions do not say. */
  readonly isUncommitted?: boolean;
}

export type CheckOutcome = "success" | "failure" | "unknown";

/** The outcome of a report as a check of its commit. */
interface CheckWrite {
  readonly outcome: CheckOutcome;
  readonly reason: string | null;
  /** The agent that imported it; null if a person did. */
  readonly importedBy: string | null;
}

/** A report to store, and the check of its commit that is written with it. */
export interface ReportWrite {
  readonly entry: Omit<ReportEntry, "blob" | "bytes">;
  readonly content: string;
  /** Null if the report is no check, or if its commit is private. */
  readonly check: CheckWrite | null;
}

interface Known {
  readonly tip: Oid | null;
  readonly entries: readonly ReportEntry[];
}

const MESSAGE = "Private to Galley: not to be pushed";
const INDEX = "index";
const EMPTY: Known = { tip: null, entries: [] };

/** More reports, or larger ones, are dropped: the oldest first. */
const REPORTS_MAX = 500;
const REPORTS_BYTES_MAX = 256 * 1024 * 1024;

/**
 * The reports of tools, by tool and tree, in a private ref without history: an index, and a blob for each report, which
 * is read only when it is needed.
 */
export class ReportFiles {
  readonly #settings: StoreSettings;
  #known = EMPTY;

  constructor(settings: StoreSettings) {
    this.#settings = settings;
  }

  /** Returns true if a report was ever stored. Reads only the ref, so it is true for damaged ones too. */
  async has(): Promise<boolean> {
    return (await readRefs(this.#settings.repository, [storeRefs.reports])).has(storeRefs.reports);
  }

  /** Lists the reports, the last imported first. Reads them only if the ref has moved; starts no process. */
  async list(): Promise<readonly ReportEntry[]> {
    return (await this.#refresh()).entries;
  }

  /** Reads the results of a report. Fails as OBJECT_MISSING. */
  async content({ blob }: ReportEntry): Promise<string> {
    return (await readBytes(this.#settings.repository, blob)).toString();
  }

  /**
   * Stores reports, each in place of an older one of the same tool and tree, and writes their checks into the note `ci` of
   * git-appraise, all or none.
   */
  async put(writes: readonly ReportWrite[]): Promise<void> {
    const refs = [storeRefs.reports, storeRefs.buildChecks];
    await retryUpdateRefs(this.#settings, { lockName: "evidence", refs }, () => this.#attempt(writes));
  }

  async #attempt(writes: readonly ReportWrite[]): Promise<RefsMoved> {
    const { repository } = this.#settings;
    const by = this.#settings.by();
    let next: Known | null = null;
    const outcome = await writeRefs(repository, { by, reason: null }, async () => {
      const known = await this.#knownOrEmpty();
      const pack = new ObjectPack(repository.objectFormat);
      const added = writes.map(({ entry, content }): ReportEntry => {
        const bytes = Buffer.from(content);
        return { ...entry, blob: pack.add("blob", bytes), bytes: bytes.length };
      });
      const entries = withinLimits([
        ...added,
        ...known.entries.filter((one) => !added.some((now) => isSame(one, now))),
      ]);
      const blobs = new Map(entries.map(({ blob }) => [`reports/${blob}`, blob]));
      blobs.set(INDEX, pack.add("blob", Buffer.from(JSON.stringify(entries))));
      const tree = addTree(pack, blobs);
      const tip = pack.add("commit", commitBytes({ tree, parents: [], by, message: MESSAGE }));
      next = { tip, entries };
      const checks = await this.#addChecks(pack, writes);
      const changes: RefChange[] = [{ name: storeRefs.reports, from: known.tip, to: tip }];
      return { pack, changes: checks === null ? changes : [...changes, checks] };
    });
    if (outcome === "moved" && next !== null) this.#known = next;
    return outcome;
  }

  /** Appends the lines of checks to the notes of their commits. Null if there are none. */
  async #addChecks(pack: ObjectPack, writes: readonly ReportWrite[]): Promise<RefChange | null> {
    const lines = new Map<Oid, string>();
    for (const { check, entry } of writes)
      if (check !== null) lines.set(entry.commit, `${lines.get(entry.commit) ?? ""}${checkLine(check, entry)}\n`);
    if (lines.size === 0) return null;
    const { repository } = this.#settings;
    const name = storeRefs.buildChecks;
    const from = (await readRefs(repository, [name])).get(name) ?? null;
    const [last] = from === null ? [] : await readCommits(repository, [from]);
    const notes = new NotesTree(repository, last?.tree ?? null);
    for (const [commit, added] of lines) {
      await notes.put(commit, async (blob) => {
        const old = blob === null ? null : await readBytes(repository, blob);
        return pack.add("blob", withLines(old, added));
      });
    }
    const tree = notes.write(pack);
    const parents = from === null ? [] : [from];
    const commit = commitBytes({ tree, parents, by: this.#settings.by(), message: "Notes added by galley" });
    return { name, from, to: pack.add("commit", commit) };
  }

  /** A damaged index is replaced by the next import. */
  async #knownOrEmpty(): Promise<Known> {
    try {
      return await this.#refresh();
    } catch (error) {
      if (!(error instanceof GalleyError) || error.code !== "OBJECT_MISSING") throw error;
      const tip = (await readRefs(this.#settings.repository, [storeRefs.reports])).get(storeRefs.reports) ?? null;
      return { tip, entries: [] };
    }
  }

  async #refresh(): Promise<Known> {
    const { repository } = this.#settings;
    const tip = (await readRefs(repository, [storeRefs.reports])).get(storeRefs.reports) ?? null;
    if (tip !== this.#known.tip)
      this.#known = tip === null ? EMPTY : { tip, entries: await readIndex(repository, tip) };
    return this.#known;
  }
}

/** Writes a line of git-appraise, for which a check without a result is pending. An agent's import has a name of its own. */
function checkLine({ outcome, reason, importedBy }: CheckWrite, { tool, at }: ReportWrite["entry"]): string {
  const line = {
    timestamp: timestampOf(at),
    agent: importedBy === null ? tool : `${tool} (imported by ${importedBy})`,
    status: outcome === "unknown" ? "" : outcome,
    v: 0,
    ...(reason !== null && { reason }),
    ...(importedBy !== null && { tool, importedBy }),
  };
  return JSON.stringify(line);
}

async function readBytes(repository: Repository, blob: Oid): Promise<Buffer> {
  const [bytes] = await readBlobs(repository, [blob], { maxBytes: GIT_OBJECT_BYTES });
  if (bytes instanceof Buffer) return bytes;
  throw damaged();
}

function damaged(): GalleyError {
  return new GalleyError("OBJECT_MISSING", "The imported reports in this repository are missing or damaged.", {
    next: "Import them again.",
  });
}

async function readIndex(repository: Repository, tip: Oid): Promise<readonly ReportEntry[]> {
  const index = await findTreeEntry(repository, tip, INDEX);
  if (index === null) throw damaged();
  const entries = parseJson((await readBytes(repository, index.oid)).toString());
  if (!Array.isArray(entries)) throw damaged();
  return entries.filter(isEntry);
}

function isEntry(value: unknown): value is ReportEntry {
  if (!isRecord(value)) return false;
  const { tool, tree, commit, blob, hasCoverage } = value;
  const numbers = [value["at"], value["bytes"], value["errors"], value["warnings"], value["notes"]];
  const oids = [tree, commit, blob].every((oid) => typeof oid === "string" && isOid(oid));
  return oids && typeof tool === "string" && typeof hasCoverage === "boolean" && numbers.every(Number.isFinite);
}

function isSame(one: ReportEntry, other: ReportEntry): boolean {
  return one.tool === other.tool && one.tree === other.tree;
}

function withinLimits(entries: readonly ReportEntry[]): readonly ReportEntry[] {
  let bytes = 0;
  return entries.slice(0, REPORTS_MAX).filter((entry) => (bytes += entry.bytes) <= REPORTS_BYTES_MAX);
}
