import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { forEachRef } from "#server/git/refs/forEachRef.ts";
import { findNote } from "#server/git/trees/NotesTree.ts";
import { noteLines } from "./storeRefs.ts";
import { GoObject } from "./notes/noteJson.ts";

/** The last report of a tool on a commit. */
export interface Check extends CheckItem {
  readonly commit: Oid;
}

const NAMES: readonly ChecksName[] = ["ci", "analyses"];
const REF = "refs/notes/devtools/";

/** Some thousands of reports on one commit; larger notes are not read. */
const NOTE_BYTES_MAX = 1024 * 1024;

/**
 * Reads the reports of builds and analyses on commits, in order: the last one of each build tool and the last of the
 * analyses, as git-appraise shows them. One process lists the refs; the rest costs the notes of these commits and the
 * folders that contain them. URLs of reports are never fetched.
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

/** Reads the checks that a forge had of a pull request: lines as in the notes, with their commits. They fulfil no requirement. */
export function checksOfForge(text: string): readonly Check[] {
  return text.split("\n").flatMap((line) => {
    const item = parseCheckLine("ci", line);
    const commit = item === null ? "" : GoObject.parse(line).text("commit");
    return item === null || !isOid(commit) ? [] : [{ ...item, commit }];
  });
}

function lastOfEach(items: readonly CheckItem[]): readonly CheckItem[] {
  const last = new Map<string, CheckItem>();
  for (const item of items) {
    const known = last.get(item.agent);
    if (known === undefined || known.timestamp <= item.timestamp) last.set(item.agent, item);
  }
  return [...last.values()];
}

export type CheckState =
  | "SUCCESS"
  | "FAILURE"
  | "LOOKS_GOOD"
  | "FOR_INFORMATION"
  | "NEEDS_WORK"
  | "PENDING"
  | "UNKNOWN";

/** One line of `refs/notes/devtools/ci` or `…/analyses`. */
interface CheckItem {
  /** The tool that reports; empty if it does not give a name. */
  readonly agent: string;
  /** The name of the tool without that of an agent. */
  readonly tool: string;
  /** The agent that imported the report; null if a person or the tool itself wrote it. */
  readonly importedBy: string | null;
  readonly state: CheckState;
  /** Why the report does not show that the tool ran to its end, in a sentence; null if it does. */
  readonly reason: string | null;
  /** The http or https address of the whole report, which is never fetched. */
  readonly url: string | null;
  /** Seconds since 1970, as in the line. */
  readonly timestamp: string;
}

/** The two kinds of notes, by the last part of their refs' names. */
type ChecksName = "ci" | "analyses";

/** The state of each status; an unknown or missing status means that there is no result yet. */
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

/** Parses a line as git-appraise does; returns null if it is not a report. Linear in its length. */
function parseCheckLine(name: ChecksName, line: string): CheckItem | null {
  try {
    const fields = GoObject.parse(line);
    const importedBy = fields.text("importedBy") || null;
    const reason = fields.text("reason") || null;
    const state = STATES[name].get(fields.text("status")) ?? (reason === null ? "PENDING" : "UNKNOWN");
    const agent = name === "ci" ? fields.text("agent") : "";
    const tool = importedBy === null ? agent : fields.text("tool");
    const item = {
      agent,
      tool,
      importedBy,
      state,
      reason,
      url: webAddress(fields.text("url")),
      timestamp: fields.text("timestamp"),
    };
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
