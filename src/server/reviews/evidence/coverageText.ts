import { lineNumber, type Report, ReportCollector } from "./Report.ts";

/** Reads the tracefile of lcov. */
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
    if (record.startsWith("SF:")) path = value;
    else if (record.startsWith("DA:")) {
      const [number, count] = value.split(",");
      const at = lineNumber(number);
      if (at !== null) hits.set(at, (hits.get(at) ?? 0) + Math.max(0, Number(count) || 0));
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
  const files = new Map<string, Map<number, { covered: boolean; uncovered: boolean }>>();
  for (const [key, count] of counts) {
    const [, path = "", from, to] = BLOCK.exec(`${key} 0`) ?? [];
    const lines = files.get(path) ?? new Map<number, { covered: boolean; uncovered: boolean }>();
    files.set(path, lines);
    const first = Number(from);
    for (let line = first; line <= Math.min(Number(to), first + BLOCK_LINES_MAX); line += 1) {
      const state = lines.get(line) ?? { covered: false, uncovered: false };
      state[count > 0 ? "covered" : "uncovered"] = true;
      lines.set(line, state);
    }
  }
  const collector = new ReportCollector();
  for (const [path, lines] of files)
    for (const [line, { covered, uncovered }] of lines)
      // Like a path of another machine: its end is what the repository has.
      collector.cover(`/${path}`, line, !covered ? "uncovered" : uncovered ? "partial" : "covered");
  return collector.report("go cover", "coverage");
}
