import {
  lineNumber,
  NO_END,
  placeOf,
  type Report,
  ReportCollector,
  type Severity,
} from "#server/reviews/reports/Report.ts";

export function readLcov(text: string): Report {
  const collector = new ReportCollector();
  let path = "";
  let hits = new Map<number, number>();
  let untaken = new Set<number>();
  const end = (): void => {
    for (const [line, count] of hits)
      collector.cover(path, line, count === 0 ? "uncovered" : untaken.has(line) ? "partial" : "covered");
    [hits, untaken] = [new Map(), new Set()];
  };
  for (const line of text.split("\n")) {
    const record = line.trimEnd();
    const value = record.slice(record.indexOf(":") + 1);
    if (record.startsWith("SF:")) {
      end(); // Some tools leave out the ends of records.
      path = value;
    } else if (record.startsWith("DA:")) {
      const [number, count] = value.split(",");
      const at = lineNumber(number);
      if (at === null) collector.dropLines(1);
      else hits.set(at, (hits.get(at) ?? 0) + Math.max(0, Number(count) || 0));
    } else if (record.startsWith("BRDA:")) {
      const [number, , , taken] = value.split(",");
      const at = lineNumber(number);
      if (at !== null && (taken === "-" || taken === "0")) untaken.add(at);
    } else if (record === "end_of_record") end();
  }
  end();
  return collector.report("lcov", "coverage");
}

const BLOCK = /^(.+):(\d{1,9})\.\d{1,9},(\d{1,9})\.\d{1,9} \d{1,9} (\d{1,15})$/u;
/** Longer blocks are no code that somebody wrote. */
const BLOCK_LINES_MAX = 10_000;

/** Reads a profile of `go test -coverprofile`. Its paths begin with the path of the module. */
export function readGoCover(text: string): Report {
  const counts = new Map<string, number>();
  for (const line of text.split("\n")) {
    const block = line.trimEnd();
    const [, , , , count] = BLOCK.exec(block) ?? [];
    if (count === undefined) continue;
    // Several packages' tests report the same block.
    const key = block.slice(0, block.lastIndexOf(" "));
    counts.set(key, (counts.get(key) ?? 0) + Number(count));
  }
  const collector = new ReportCollector();
  const files = new Map<string, Map<number, { covered: boolean; uncovered: boolean }>>();
  for (const [key, count] of counts) {
    const [, path = "", from, to] = BLOCK.exec(`${key} 0`) ?? [];
    const lines = files.get(path) ?? new Map<number, { covered: boolean; uncovered: boolean }>();
    files.set(path, lines);
    const first = Number(from);
    const last = Math.min(Number(to), first + BLOCK_LINES_MAX);
    collector.dropLines(Math.max(0, Number(to) - last));
    for (let line = first; line <= last; line += 1) {
      const state = lines.get(line) ?? { covered: false, uncovered: false };
      state[count > 0 ? "covered" : "uncovered"] = true;
      lines.set(line, state);
    }
  }
  for (const [path, lines] of files)
    for (const [line, { covered, uncovered }] of lines)
      // Like a path of another machine: its end is what the repository has.
      collector.cover(`/${path}`, line, !covered ? "uncovered" : uncovered ? "partial" : "covered");
  return collector.report("go cover", "coverage");
}

/** A line longer than this is output of something else. */
const LINE_LENGTH_MAX = 8192;

// oxlint-disable-next-line no-control-regex
const COLORS = /\u001B\[[\d;]*m/gu;

/**
 * Reads lines that name a place: GitHub's annotations, `path:line:col: message` of compilers and linters, and
 * `path(line,col): error TS1: message` of tsc. Other lines are left out. Null if no line has such a form.
 */
export function readLines(text: string): Report | null {
  const collector = new ReportCollector();
  collector.doubt("unknown", NO_END);
  let tool: string | null = null;
  let count = 0;
  for (const raw of text.split("\n")) {
    if (raw.length > LINE_LENGTH_MAX) continue;
    const line = raw.replace(COLORS, "").trimEnd();
    const found = annotation(line) ?? tscLine(line) ?? compilerLine(line);
    if (found === null) continue;
    count += 1;
    tool ??= found.tool;
    const { path, line: first, endLine, ...finding } = found;
    collector.add({ ...finding, places: path === "" ? [] : [placeOf(path, first, endLine)] });
  }
  return count === 0 ? null : collector.report(tool);
}

interface FoundLine {
  readonly tool: string | null;
  readonly path: string;
  readonly line: unknown;
  readonly endLine?: unknown;
  readonly severity: Severity;
  readonly rule: string;
  readonly message: string;
}

const ANNOTATION = /^::(error|warning|notice)(?: ([^:]*(?::(?!:)[^:]*)*))?::(.*)$/u;

function annotation(text: string): FoundLine | null {
  const [, kind, properties = "", message] = ANNOTATION.exec(text) ?? [];
  if (kind === undefined || message === undefined) return null;
  const fields = new Map(
    properties.split(",").map((property): [string, string] => {
      const at = property.indexOf("=");
      return [property.slice(0, at).trim(), unescaped(property.slice(at + 1))];
    }),
  );
  return {
    tool: null,
    path: fields.get("file") ?? "",
    line: fields.get("line"),
    endLine: fields.get("endLine"),
    severity: kind === "notice" ? "note" : kind === "error" ? "error" : "warning",
    rule: fields.get("title") ?? "",
    message: unescaped(message),
  };
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["%25", "%"],
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%3A", ":"],
  ["%2C", ","],
]);

/** GitHub's escapes of workflow commands. */
function unescaped(text: string): string {
  return text.replace(/%(?:25|0D|0A|3A|2C)/gu, (escape) => ESCAPES.get(escape) ?? escape);
}

const TSC = /^([^()\n]+)\((\d{1,9}),\d{1,9}\): (error|warning|message) (TS\d+): (.*)$/u;
const TSC_PRETTY = /^([^:\n]+):(\d{1,9}):\d{1,9} - (error|warning|message) (TS\d+): (.*)$/u;

function tscLine(text: string): FoundLine | null {
  const [, path, line, kind, rule = "", message = ""] = TSC.exec(text) ?? TSC_PRETTY.exec(text) ?? [];
  if (path === undefined) return null;
  const severity = kind === "error" ? "error" : kind === "warning" ? "warning" : "note";
  return { tool: "tsc", path, line, severity, rule, message };
}

const COMPILER = /^((?:[A-Za-z]:[\\/])?[^:\s][^:]*):(\d{1,9}):(?:(\d{1,9}):)?\s*(\S.*)$/u;
const KIND = /^(fatal error|error|warning|warn|note|info|hint)\b(?:\[([\w-]+)\])?:?\s+/iu;
/** The rule at the end: `[no-undef]`, `[-Wunused]`, `[Error/eslint(no-undef)]`, or `(no-undef)`. */
const RULE = /\s[[(](?:(?:Error|Warning)\/)?([@\w][\w@/.()-]*|-W[\w=+-]+)[\])]$/u;

function compilerLine(text: string): FoundLine | null {
  const [, path, line, , rest = ""] = COMPILER.exec(text) ?? [];
  if (path === undefined || path.length > 1024) return null;
  const [kind = "", word = "", code] = KIND.exec(rest) ?? [];
  const message = rest.slice(kind.length);
  const rule = code ?? RULE.exec(message)?.[1] ?? "";
  const name = word.toLowerCase();
  const isNote = name === "note" || name === "info" || name === "hint";
  const isError = name.endsWith("error") || /\[Error\/[^\]]+\]$/u.test(message);
  return { tool: null, path, line, severity: isNote ? "note" : isError ? "error" : "warning", rule, message };
}
