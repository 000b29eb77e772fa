import { isRecord } from "#contract/wire.ts";
import {
  type Fields,
  fieldsOf,
  lineNumber,
  listOf,
  NO_END,
  NO_FILES,
  placeOf,
  type Report,
  ReportCollector,
  type Severity,
  textOf,
} from "#server/reviews/reports/Report.ts";

const SEVERITIES: ReadonlyMap<unknown, Severity> = new Map<unknown, Severity>([
  ["ERROR", "error"],
  [1, "error"],
  ["WARNING", "warning"],
  [2, "warning"],
  ["INFO", "note"],
  [3, "note"],
]);

function locationOf(diagnostic: unknown): Fields | null {
  return isRecord(diagnostic) && isRecord(diagnostic["location"]) ? diagnostic["location"] : null;
}

/** Returns true for a diagnostic of reviewdog, which is a line of rdjsonl. */
export function isDiagnostic(value: unknown): value is Fields {
  return isRecord(value) && typeof value["message"] === "string" && typeof locationOf(value)?.["path"] === "string";
}

export function isRdjson(value: unknown): value is Fields {
  if (!isRecord(value) || !Array.isArray(value["diagnostics"])) return false;
  const [first] = value["diagnostics"];
  return first === undefined ? isRecord(value["source"]) : isDiagnostic(first);
}

export function readRdjson(result: Fields): Report {
  return readDiagnostics(listOf(result["diagnostics"]), result);
}

/** Reads reviewdog's diagnostics; `result` has the defaults of rdjson, and is empty for rdjsonl. */
export function readDiagnostics(diagnostics: readonly unknown[], result: Fields = {}): Report {
  const collector = new ReportCollector();
  collector.doubt("unknown", NO_END);
  let tool = sourceName(result);
  for (const diagnostic of diagnostics) {
    if (!isDiagnostic(diagnostic)) continue;
    tool ??= sourceName(diagnostic);
    const location = locationOf(diagnostic) ?? {};
    const { start, end } = rangeOf(location["range"]);
    const { code } = diagnostic;
    collector.add({
      places: [placeOf(textOf(location["path"]), start["line"], end["line"])],
      severity: SEVERITIES.get(diagnostic["severity"]) ?? SEVERITIES.get(result["severity"]) ?? "warning",
      rule: isRecord(code) ? textOf(code["value"]) : textOf(code),
      message: textOf(diagnostic["message"]),
    });
  }
  return collector.report(tool);
}

function sourceName({ source }: Fields): string | null {
  return textOf(fieldsOf(source)["name"]) || null;
}

function rangeOf(range: unknown): { readonly start: Fields; readonly end: Fields } {
  const { start, end } = fieldsOf(range);
  return { start: fieldsOf(start), end: fieldsOf(end) };
}

export function isEslint(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every((file) => isRecord(file) && Array.isArray(file["messages"]));
}

export function readEslint(files: readonly unknown[]): Report {
  const collector = new ReportCollector();
  if (files.length === 0) collector.doubt("unknown", NO_FILES);
  for (const file of files.filter(isRecord)) {
    collector.examine(textOf(file["filePath"]));
    for (const message of listOf(file["messages"]).filter(isRecord)) {
      collector.add({
        places: [placeOf(textOf(file["filePath"]), message["line"], message["endLine"])],
        severity: message["severity"] === 2 || message["fatal"] === true ? "error" : "warning",
        rule: textOf(message["ruleId"]),
        message: textOf(message["message"]),
      });
    }
  }
  return collector.report("eslint");
}

export function isOxlint(value: unknown): value is Fields {
  if (!isRecord(value) || !Array.isArray(value["diagnostics"])) return false;
  const [first] = value["diagnostics"];
  return first === undefined ? "number_of_files" in value : isRecord(first) && typeof first["filename"] === "string";
}

export function readOxlint(result: Fields): Report {
  const collector = new ReportCollector();
  if (lineNumber(result["number_of_files"]) === null) collector.doubt("unknown", NO_FILES);
  for (const diagnostic of listOf(result["diagnostics"]).filter(isRecord)) {
    const [label] = listOf(diagnostic["labels"]);
    const span = fieldsOf(fieldsOf(label)["span"]);
    const { help, severity } = diagnostic;
    collector.add({
      places: [placeOf(textOf(diagnostic["filename"]), span["line"])],
      severity: severity === "error" ? "error" : severity === "advice" ? "note" : "warning",
      rule: textOf(diagnostic["code"]),
      message: [textOf(diagnostic["message"]), textOf(help)].filter((text) => text !== "").join("\n"),
    });
  }
  return collector.report("oxlint");
}
