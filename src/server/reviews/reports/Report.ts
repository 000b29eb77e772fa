import { GalleyError } from "#contract/errors.ts";
import { REPORT_FINDINGS_MAX, REPORT_LINES_MAX, REPORT_MESSAGE_LENGTH_MAX } from "#contract/limits.ts";
import { cutText } from "#contract/untrustedText.ts";
import { isRecord } from "#contract/wire.ts";

export type Severity = "error" | "warning" | "note";

/** Lines of a file, as a report names it: from 1, both inclusive; 0 is the whole file. */
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly endLine: number;
}

/** A result of a tool: a rule that lines do not keep, or a test that failed. */
export interface ReportedFinding {
  /** The possible places, the most likely first: the first one that the repository has is taken. */
  readonly places: readonly Place[];
  readonly severity: Severity;
  /** Empty if the tool names none. */
  readonly rule: string;
  readonly message: string;
}

/** `partial`: a line with a branch that was not taken. */
export type LineCoverage = "covered" | "uncovered" | "partial";

/** The coverage of a file by the number of each line that the tool measured. */
export type FileCoverage = ReadonlyMap<number, LineCoverage>;

/** Why a report does not show that its tool ran to its end: it says that it failed, or it does not say. */
interface Doubt {
  readonly outcome: "failure" | "unknown";
  /** A sentence. */
  readonly reason: string;
}

export interface Report {
  /** Null if the report does not name it. */
  readonly tool: string | null;
  readonly findings: readonly ReportedFinding[];
  /** By path, as the report names it. Null if the tool measures none. */
  readonly coverage: ReadonlyMap<string, FileCoverage> | null;
  /** Null if the report itself shows that the tool ran to its end. */
  readonly doubt: Doubt | null;
  /** The files that it says were checked, as it names them; empty if it does not say. */
  readonly examined: readonly string[];
  /** The folders in which its relative paths start, as it names them. */
  readonly bases: readonly string[];
  /** The commit that it says the tool ran on; null if it does not say. */
  readonly revision: string | null;
  /** The number of measured lines that have no valid number. */
  readonly droppedLines: number;
}

export const NO_FILES = "It names no file that was checked.";
export const NO_END = "Lines do not show that the tool ran to its end, as SARIF, JUnit or ESLint's JSON would.";

const RULE_LENGTH_MAX = 200;
const PLACES_MAX = 8;
const BASES_MAX = 20;

/** Collects what a reader finds, within the limits. Fails as TOO_LARGE beyond them. */
export class ReportCollector {
  readonly #findings: ReportedFinding[] = [];
  readonly #coverage = new Map<string, Map<number, LineCoverage>>();
  readonly #examined = new Set<string>();
  readonly #bases: string[] = [];
  #lines = 0;
  #dropped = 0;
  #doubt: Doubt | null = null;

  add(finding: ReportedFinding): void {
    if (this.#findings.length >= REPORT_FINDINGS_MAX)
      throw new GalleyError("TOO_LARGE", `A report can have at most ${REPORT_FINDINGS_MAX} findings.`);
    this.#findings.push({
      places: finding.places.slice(0, PLACES_MAX),
      severity: finding.severity,
      rule: cutText(finding.rule, RULE_LENGTH_MAX),
      message: cutText(finding.message.trim(), REPORT_MESSAGE_LENGTH_MAX),
    });
  }

  /** Adds a reason for which the report does not show that the tool ran to its end. A failure outweighs the others. */
  doubt(outcome: Doubt["outcome"], reason: string): void {
    if (this.#doubt === null || (outcome === "failure" && this.#doubt.outcome === "unknown"))
      this.#doubt = { outcome, reason: cutText(reason, REPORT_MESSAGE_LENGTH_MAX) };
  }

  examine(path: string): void {
    this.#examined.add(path);
  }

  addBase(folder: string): void {
    if (folder !== "" && this.#bases.length < BASES_MAX) this.#bases.push(folder);
  }

  dropLines(count: number): void {
    this.#dropped += count;
  }

  /** Adds what is known of a line. A line that several runs measured is as covered as in the best of them. */
  cover(path: string, line: number, coverage: LineCoverage): void {
    const file = this.#coverage.get(path) ?? new Map<number, LineCoverage>();
    this.#coverage.set(path, file);
    const known = file.get(line);
    if (known === undefined && ++this.#lines > REPORT_LINES_MAX)
      throw new GalleyError("TOO_LARGE", `A report can have the coverage of at most ${REPORT_LINES_MAX} lines.`);
    file.set(line, betterCoverage(known, coverage));
  }

  report(tool: string | null, has: "findings" | "coverage" = "findings", revision: string | null = null): Report {
    return {
      tool,
      findings: this.#findings,
      coverage: has === "coverage" ? this.#coverage : null,
      doubt: this.#doubt,
      examined: [...this.#examined],
      bases: this.#bases,
      revision,
      droppedLines: this.#dropped,
    };
  }
}

const RANKS: Readonly<Record<LineCoverage, number>> = { uncovered: 0, partial: 1, covered: 2 };

export function betterCoverage(one: LineCoverage | undefined, other: LineCoverage): LineCoverage {
  return one === undefined || RANKS[other] > RANKS[one] ? other : one;
}

/** Returns the place of lines that may be missing or odd in a report. */
export function placeOf(path: string, line: unknown, endLine: unknown = line): Place {
  const first = lineNumber(line) ?? 0;
  return { path, line: first, endLine: Math.max(first, first === 0 ? 0 : (lineNumber(endLine) ?? first)) };
}

const LINE_MAX = 2 ** 31 - 1;

/** Reads a line or column from 1, given as a number or as digits; null for anything else. */
export function lineNumber(value: unknown): number | null {
  const number = typeof value === "string" && /^\d{1,10}$/u.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= LINE_MAX ? number : null;
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** An object in a report, whose fields can have any value. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns an object without fields in place of any other value. */
export function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
