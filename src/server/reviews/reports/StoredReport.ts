import { GalleyError } from "#contract/errors.ts";
import { isRecord, parseJson } from "#contract/wire.ts";
import { lineNumber, type LineCoverage, listOf, type Severity, textOf } from "./Report.ts";

export interface StoredFinding {
  /** Null if it is about no file, or about one that the commit does not have. */
  readonly path: string | null;
  /** From 1, both inclusive; 0 is the whole file. */
  readonly line: number;
  readonly endLine: number;
  readonly severity: Severity;
  readonly rule: string;
  readonly message: string;
  /** A hash of the rule, the message and the text of the first line: equal for the same finding in other commits. */
  readonly fingerprint: number;
}

/** The coverage of consecutive lines, from 1, both inclusive. */
export interface CoveredRange {
  readonly from: number;
  readonly to: number;
  readonly coverage: LineCoverage;
}

/** The results of a tool for a tree, as they are stored. */
export interface StoredReport {
  readonly findings: readonly StoredFinding[];
  readonly coverage: ReadonlyMap<string, readonly CoveredRange[]>;
}

const SEVERITIES: readonly Severity[] = ["error", "warning", "note"];
const STATES: readonly LineCoverage[] = ["covered", "uncovered", "partial"];

/** The numbers of a finding: path, line, end line, severity, rule, message, fingerprint. */
const NUMBERS = 7;
const NONE = -1;

/** Gives each text a number, so that a message that occurs often is written once. */
export class TextTable {
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  get texts(): readonly string[] {
    return [...this.#numbers.keys()];
  }
}

/** Writes a report as JSON in columns: 100,000 findings are about 5 MB without their messages. Linear in the report. */
export function writeStoredReport({ findings, coverage }: StoredReport): string {
  const [paths, rules, messages] = [new TextTable(), new TextTable(), new TextTable()];
  const numbers: number[] = [];
  for (const { path, line, endLine, severity, rule, message, fingerprint } of findings) {
    numbers.push(path === null ? NONE : paths.numberOf(path), line, endLine, SEVERITIES.indexOf(severity));
    numbers.push(rules.numberOf(rule), messages.numberOf(message), fingerprint);
  }
  const covered = [...coverage].map(([path, ranges]) => [
    path,
    ...ranges.flatMap(({ from, to, coverage: state }) => [from, to, STATES.indexOf(state)]),
  ]);
  const tables = { paths: paths.texts, rules: rules.texts, messages: messages.texts };
  return JSON.stringify({ v: 1, ...tables, numbers, covered });
}

/** Reads what `writeStoredReport` wrote. Fails as OBJECT_MISSING if it is damaged. */
export function readStoredReport(text: string): StoredReport {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored["v"] !== 1)
    throw new GalleyError("OBJECT_MISSING", "A report that was imported into this repository is damaged.", {
      next: "Import it again.",
    });
  const [paths, rules, messages] = ["paths", "rules", "messages"].map((name) => listOf(stored[name]).map(textOf));
  const numbers = listOf(stored["numbers"]).map((value) => (typeof value === "number" ? value : 0));
  const findings: StoredFinding[] = [];
  for (let at = 0; at + NUMBERS <= numbers.length; at += NUMBERS) {
    const [path = NONE, line = 0, endLine = 0, severity = 0, rule = 0, message = 0, fingerprint = 0] = numbers.slice(
      at,
      at + NUMBERS,
    );
    findings.push({
      path: paths?.[path] ?? null,
      line,
      endLine,
      severity: SEVERITIES[severity] ?? "warning",
      rule: rules?.[rule] ?? "",
      message: messages?.[message] ?? "",
      fingerprint,
    });
  }
  return { findings, coverage: new Map(listOf(stored["covered"]).map((file) => coverageOf(listOf(file)))) };
}

function coverageOf([path, ...numbers]: readonly unknown[]): [string, readonly CoveredRange[]] {
  const ranges: CoveredRange[] = [];
  for (let at = 0; at + 3 <= numbers.length; at += 3) {
    const [from, to] = [lineNumber(numbers[at]), lineNumber(numbers[at + 1])];
    const coverage = STATES[Number(numbers[at + 2])];
    if (from !== null && to !== null && coverage !== undefined) ranges.push({ from, to, coverage });
  }
  return [textOf(path), ranges];
}

/** Joins lines of equal coverage that follow one another. */
export function coveredRanges(lines: ReadonlyMap<number, LineCoverage>): readonly CoveredRange[] {
  const ranges: CoveredRange[] = [];
  for (const [line, coverage] of [...lines].toSorted(([one], [other]) => one - other)) {
    const last = ranges.at(-1);
    if (last?.to === line - 1 && last.coverage === coverage) ranges[ranges.length - 1] = { ...last, to: line };
    else ranges.push({ from: line, to: line, coverage });
  }
  return ranges;
}
