import { readBlobs } from "#server/git/objects/readBlobs.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/openRepository.ts";
import { forEachRef } from "#server/git/refs/forEachRef.ts";
import { findNote } from "#server/git/trees/readNotes.ts";
import { noteLines } from "../store/storeRefs.ts";
import { GoObject } from "./goJson.ts";

/** What a tool last said of a commit. */
export interface Check extends CheckItem {
  readonly commit: Oid;
}

const NAMES: readonly ChecksName[] = ["ci", "analyses"];
const REF = "refs/notes/devtools/";

/** Some thousands of reports on one commit; what is larger is not read. */
const NOTE_BYTES_MAX = 1024 * 1024;

/**
 * Reads what builds and analyses said of commits, in their order: of each build tool its last report, of the analyses the
 * last one, as git-appraise shows them. One process lists the refs; it costs the notes of these commits and the folders that
 * lead to them. What a report points to is never asked for.
 */
export async function readChecks(
  repository: Repository,
  commits: readonly Oid[],
  options: ReadOptions = {},
): Promise<readonly Check[]> {
  const refs = await forEachRef(repository, { ...options, patterns: NAMES.map((name) => `${REF}${name}`) });
  const checks: Check[] = [];
  for (const commit of commits) {
    for (const name of NAMES) {
      const notes = refs.find((ref) => ref.name === `${REF}${name}`)?.commit ?? null;
      const blobs = notes === null ? [] : await findNote(repository, notes, commit, options);
      const read = await readBlobs(repository, blobs, { ...options, maxBytes: NOTE_BYTES_MAX });
      const lines = read.flatMap((blob) => (typeof blob === "string" ? [] : noteLines(blob)));
      const items = lines.flatMap((line) => parseCheckLine(name, line) ?? []);
      checks.push(...lastOfEach(items).map((item) => ({ ...item, commit })));
    }
  }
  return checks;
}

function lastOfEach(items: readonly CheckItem[]): readonly CheckItem[] {
  const last = new Map<string, CheckItem>();
  for (const item of items) {
    const known = last.get(item.agent);
    if (known === undefined || known.timestamp <= item.timestamp) last.set(item.agent, item);
  }
  return [...last.values()];
}

export type CheckState = "SUCCESS" | "FAILURE" | "LOOKS_GOOD" | "FOR_INFORMATION" | "NEEDS_WORK" | "PENDING";

/** One line of `refs/notes/devtools/ci` or `…/analyses`. */
interface CheckItem {
  /** The tool that reports; empty where it does not say. */
  readonly agent: string;
  readonly state: CheckState;
  /** Where the whole report is, an http or https address, which is never asked for. */
  readonly url: string | null;
  /** Seconds since 1970, as the line has it. */
  readonly timestamp: string;
}

/** The two kinds of notes, by the last part of their refs' names. */
type ChecksName = "ci" | "analyses";

/** What a status means; one that is in neither list, or missing, is no result yet. */
const STATES: Readonly<Record<ChecksName, ReadonlyMap<string, CheckState>>> = {
  ci: new Map([
    ["success", "SUCCESS"],
    ["failure", "FAILURE"],
  ]),
  analyses: new Map([
    ["lgtm", "LOOKS_GOOD"],
    ["fyi", "FOR_INFORMATION"],
    ["nmw", "NEEDS_WORK"],
  ]),
};

/** Reads a line as git-appraise does; null where it is no report. Linear in its length. */
function parseCheckLine(name: ChecksName, line: string): CheckItem | null {
  try {
    const fields = GoObject.parse(line);
    const state = STATES[name].get(fields.text("status")) ?? "PENDING";
    const agent = name === "ci" ? fields.text("agent") : "";
    const item = { agent, state, url: webAddress(fields.text("url")), timestamp: fields.text("timestamp") };
    return fields.isZero("v") ? item : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function webAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === "http:" || url?.protocol === "https:" ? url.href : null;
}
