import { GalleyError } from "#contract/errors.ts";
import { REPORT_BYTES_MAX } from "#contract/limits.ts";
import { parseJson } from "#contract/wire.ts";
import { readGoCover, readLcov, readLines } from "./reportText.ts";
import {
  isDiagnostic,
  isEslint,
  isOxlint,
  isRdjson,
  readDiagnostics,
  readEslint,
  readOxlint,
  readRdjson,
} from "./linterJson.ts";
import { type Report, ReportCollector } from "#server/reviews/reports/Report.ts";
import { isSarif, readSarif } from "./sarif.ts";

const KNOWN =
  "It reads SARIF, reviewdog's rdjson and rdjsonl, ESLint's and oxlint's JSON, GitHub annotations, path:line:col: message, and the XML of Checkstyle, JUnit, Cobertura and JaCoCo, lcov and Go cover profiles.";
const EMPTY = "The report is empty, so its tool is not known.";
const NAME_IT = "Name the tool: galley check import <file> --name <tool>";

/**
 * Reads a report, whose format is recognized by its content; SARIF may have the results of several tools. An empty text is
 * a report without findings if the tool is known otherwise: many print nothing then, but so does one that did not start. Fails as BAD_INPUT and
 * TOO_LARGE. Linear in the text.
 */
export async function parseReport(text: string, isToolKnown: boolean): Promise<readonly Report[]> {
  if (text.length > REPORT_BYTES_MAX)
    throw new GalleyError("TOO_LARGE", `A report can have at most ${REPORT_BYTES_MAX / 1024 / 1024} MiB.`);
  const content = text.replace(/^\uFEFF/u, "");
  const first = /\S/u.exec(content)?.[0];
  if (first === undefined && isToolKnown) {
    const collector = new ReportCollector();
    collector.doubt(
      "unknown",
      "An empty report does not show that the tool ran, as SARIF, JUnit or ESLint's JSON would.",
    );
    return [collector.report(null)];
  }
  if (first === undefined) throw new GalleyError("BAD_INPUT", EMPTY, { next: NAME_IT });
  const reports = await readKnown(content, first);
  if (reports === null) throw new GalleyError("BAD_INPUT", "This is no report that Galley knows.", { next: KNOWN });
  return reports;
}

async function readKnown(text: string, first: string): Promise<readonly Report[] | null> {
  if (first === "{" || first === "[") return readJson(text);
  if (first === "<") {
    const { readXmlReport } = await import("./reportXml.ts");
    return listOfOne(readXmlReport(text.trimStart()));
  }
  if (/^\s*mode: (?:set|count|atomic)\r?\n/u.test(text)) return [readGoCover(text)];
  if (/^(?:TN|SF):/mu.test(text.slice(0, 65_536)) && /^DA:\d/mu.test(text)) return [readLcov(text)];
  return listOfOne(readLines(text));
}

function listOfOne(report: Report | null): readonly Report[] | null {
  return report && [report];
}

function readJson(text: string): readonly Report[] | null {
  const value = parseJson(text);
  if (isSarif(value)) return readSarif(value);
  if (isRdjson(value)) return [readRdjson(value)];
  if (isEslint(value)) return [readEslint(value)];
  if (isOxlint(value)) return [readOxlint(value)];
  if (isDiagnostic(value)) return [readDiagnostics([value])];
  if (value !== undefined) return null;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const diagnostics = lines.map(parseJson);
  const isWhole = lines.length > 1 && diagnostics.every(isDiagnostic);
  return isWhole ? [readDiagnostics(diagnostics)] : null;
}
