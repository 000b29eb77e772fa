import { GoObject } from "./GoObject.ts";

export type CheckState = "SUCCESS" | "FAILURE" | "LOOKS_GOOD" | "FOR_INFORMATION" | "NEEDS_WORK" | "PENDING";

/** One line of `refs/notes/devtools/ci` or `…/analyses`. */
export interface CheckItem {
  /** The tool that reports; empty where it does not say. */
  readonly agent: string;
  readonly state: CheckState;
  /** Where the whole report is, an http or https address, which is never asked for. */
  readonly url: string | null;
  /** Seconds since 1970, as the line has it. */
  readonly timestamp: string;
}

/** The two kinds of notes, by the last part of their refs' names. */
export type ChecksName = "ci" | "analyses";

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
export function parseCheckLine(name: ChecksName, line: string): CheckItem | null {
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
