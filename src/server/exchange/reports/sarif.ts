import { GalleyError } from "#contract/errors.ts";
import { isRecord } from "#contract/wire.ts";
import {
  type Fields,
  fieldsOf,
  listOf,
  placeOf,
  type Report,
  ReportCollector,
  type Severity,
  textOf,
} from "#server/reviews/reports/Report.ts";

export function isSarif(value: unknown): value is Fields {
  return isRecord(value) && typeof value["version"] === "string" && Array.isArray(value["runs"]);
}

/**
 * Reads SARIF 2.1.0: a report of each tool and revision. Suppressed results and those that no longer exist are left out.
 */
export function readSarif(sarif: Fields): readonly Report[] {
  if (!textOf(sarif["version"]).startsWith("2.1."))
    throw new GalleyError("BAD_INPUT", "The report is SARIF of another version than 2.1.0.");
  const reports = new Map<string, readonly [tool: string, revision: string, ReportCollector]>();
  for (const run of listOf(sarif["runs"]).map(fieldsOf)) {
    const tool = textOf(fieldsOf(fieldsOf(run["tool"])["driver"])["name"]);
    const [provenance] = listOf(run["versionControlProvenance"]).map(fieldsOf);
    const revision = textOf(provenance?.["revisionId"]);
    const report = reports.get(`${revision}\n${tool}`) ?? ([tool, revision, new ReportCollector()] as const);
    reports.set(`${revision}\n${tool}`, report);
    readRun(run, report[2]);
  }
  if (reports.size === 0) throw new GalleyError("BAD_INPUT", "The SARIF report has no run of a tool.");
  return [...reports.values()].map(([tool, revision, collector]) =>
    collector.report(tool || null, "findings", revision || null),
  );
}

/**
 * Adds the reasons for which a run does not show that its tool ran to its end. Without `results` it has none; an empty list
 * says that there was nothing to find.
 */
function readEnd(run: Fields, collector: ReportCollector): void {
  if (!Array.isArray(run["results"])) collector.doubt("unknown", "A run has no list of results.");
  for (const invocation of listOf(run["invocations"]).map(fieldsOf)) {
    const { executionSuccessful, exitSignalName, toolExecutionNotifications, toolConfigurationNotifications } =
      invocation;
    const errors = [...listOf(toolExecutionNotifications), ...listOf(toolConfigurationNotifications)]
      .map(fieldsOf)
      .filter(({ level }) => level === "error")
      .map(({ message }) => textOf(fieldsOf(message)["text"]));
    const why = errors.length === 0 ? "" : ` It reports: ${errors[0]}`;
    if (executionSuccessful === false || typeof exitSignalName === "string")
      collector.doubt("failure", `The tool says that its run failed.${why}`);
    else if (executionSuccessful !== true) collector.doubt("unknown", "A run does not say whether it succeeded.");
    else if (errors.length > 0) collector.doubt("unknown", `The tool had errors of its own.${why}`);
  }
}

function readRun(run: Fields, collector: ReportCollector): void {
  const rules = new Rules(run);
  const locate = locator(run);
  readEnd(run, collector);
  for (const result of listOf(run["results"])) {
    if (!isRecord(result) || isSuppressed(result) || result["baselineState"] === "absent") continue;
    const rule = rules.of(result);
    const severity = severityOf(result, rule);
    if (severity === null) continue;
    const places = listOf(result["locations"]).flatMap((location) => {
      const { artifactLocation, region } = fieldsOf(fieldsOf(location)["physicalLocation"]);
      const path = locate(artifactLocation);
      const { startLine, endLine } = fieldsOf(region);
      return path === null ? [] : [placeOf(path, startLine, endLine)];
    });
    collector.add({
      // Further locations are other occurrences, not other names of the first.
      places: places.slice(0, 1),
      severity,
      rule: rule.id,
      message: messageOf(result, rule.fields),
    });
  }
}

interface Rule {
  readonly id: string;
  readonly fields: Fields;
}

class Rules {
  readonly #list: readonly Fields[];
  readonly #byId = new Map<string, Fields>();

  constructor(run: Fields) {
    this.#list = listOf(fieldsOf(fieldsOf(run["tool"])["driver"])["rules"]).map(fieldsOf);
    for (const rule of this.#list) this.#byId.set(textOf(rule["id"]), rule);
  }

  of(result: Fields): Rule {
    const reference = fieldsOf(result["rule"]);
    const id = textOf(result["ruleId"]) || textOf(reference["id"]);
    const index = result["ruleIndex"] ?? reference["index"];
    // The id of a sub-rule is "rule/sub".
    const parent = id.slice(0, Math.max(0, id.lastIndexOf("/")));
    const indexed = typeof index === "number" && index >= 0 ? this.#list[index] : undefined;
    const fields = this.#byId.get(id) ?? indexed ?? this.#byId.get(parent) ?? {};
    return { id: id || textOf(fields["id"]), fields };
  }
}

function isSuppressed(result: Fields): boolean {
  const { suppressions } = result;
  return Array.isArray(suppressions) && suppressions.some((one) => isRecord(one) && isAccepted(one["status"]));
}

function isAccepted(status: unknown): boolean {
  return status === undefined || status === "accepted";
}

const LEVELS: ReadonlyMap<unknown, Severity> = new Map([
  ["error", "error"],
  ["warning", "warning"],
  ["note", "note"],
]);

/** Null for a result that reports no problem. */
function severityOf(result: Fields, { fields }: Rule): Severity | null {
  const kind = result["kind"] ?? "fail";
  if (kind === "pass" || kind === "notApplicable") return null;
  if (kind !== "fail") return "note";
  const { level } = fieldsOf(fields["defaultConfiguration"]);
  const given = result["level"] ?? level ?? "warning";
  return given === "none" ? "note" : (LEVELS.get(given) ?? "warning");
}

function messageOf(result: Fields, rule: Fields): string {
  const message = fieldsOf(result["message"]);
  const strings = fieldsOf(fieldsOf(rule["messageStrings"])[textOf(message["id"])]);
  const text = textOf(message["text"]) || textOf(strings["text"]) || textOf(message["markdown"]);
  const parts = listOf(message["arguments"]).map(textOf);
  // Doubled braces are single ones. Many tools do not double those of messages without placeholders.
  const isTemplate = parts.length > 0 || typeof message["id"] === "string" || /\{\{\d+\}\}/u.test(text);
  const fill = (all: string, at: string | undefined): string =>
    at === undefined ? all.slice(1) : (parts[Number(at)] ?? all);
  const filled = isTemplate ? text.replace(/\{\{|\}\}|\{(\d{1,3})\}/gu, fill) : text;
  return filled || textOf(fieldsOf(rule["shortDescription"])["text"]);
}

/** Bases of bases are followed so far. */
const BASES_MAX = 8;

/** Returns a function that returns the path or file URI of an artifact; null if it has none. */
function locator(run: Fields): (location: unknown) => string | null {
  const bases = fieldsOf(run["originalUriBaseIds"]);
  const artifacts = listOf(run["artifacts"]).map((artifact) => fieldsOf(artifact)["location"]);
  const resolve = (location: unknown, depth: number): string => {
    const { uri, uriBaseId } = fieldsOf(location);
    const path = textOf(uri);
    if (depth > BASES_MAX || typeof uriBaseId !== "string" || hasScheme(path)) return path;
    return resolve(bases[uriBaseId], depth + 1) + path;
  };
  return (location) => {
    const { index, uri } = fieldsOf(location);
    const indexed = typeof uri !== "string" && typeof index === "number" ? artifacts[index] : location;
    const path = resolve(indexed, 0);
    if (path === "") return null;
    return path.startsWith("file:") ? path : decoded(path);
  };
}

function hasScheme(uri: string): boolean {
  return /^[a-z][\w+.-]*:/iu.test(uri);
}

function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri; // some tools write paths that are no URIs
  }
}
