import { realpath } from "node:fs/promises";
import { isAbsolute, relative } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { REPORT_BYTES_MAX } from "#contract/limits.ts";
import { givenOptions, type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import type { Galley } from "../client/Galley.ts";
import { checkReport, checkText } from "../output/checkReport.ts";
import { importReport, outsideText, reportText } from "../mutations/importReport.ts";
import { asJson, type CommandContext, type Outcome, readable } from "./CommandResult.ts";
import { readInputFile, toolOutput } from "./readInputFile.ts";

const USAGE = "galley check needs import <file> or list.";
const EXAMPLE = "For example: galley check import report.sarif";

export const REPORT_FILE = { what: "report", maxBytes: REPORT_BYTES_MAX };

/** Imports the report of a tool from a file or from standard input, or lists what tools found in a review. */
export async function checkCommand(galley: Galley, command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const [action, argument] = command.positionals;
  if (action === "list") return listFindings(galley, command, argument);
  if (action === "import" && argument !== undefined) return importFile(galley, command, argument, context);
  throw new GalleyError("BAD_INPUT", USAGE, { next: EXAMPLE });
}

async function listFindings(galley: Galley, command: ParsedCommand, review: string | undefined): Promise<Outcome> {
  const report = await checkReport(galley, review, command.options["all"] === true);
  if (optionText(command, "format") === "json") return asJson(report);
  return readable(checkText(report));
}

async function importFile(
  galley: Galley,
  command: ParsedCommand,
  file: string,
  context: CommandContext,
): Promise<Outcome> {
  const report = toolOutput(await readInputFile(file, context, REPORT_FILE));
  const folder = await folderBelow(galley.root, context.path);
  const reports = await importReport(galley, report, folder, givenOptions(command));
  for (const one of reports) {
    const outside = outsideText(one);
    if (outside !== null) context.reportProgress(outside);
  }
  if (optionText(command, "format") === "json") return asJson(reports);
  return readable(reports.map((one) => `${reportText(one)}\n`).join(""));
}

/** Returns a folder relative to the root of the repository, which is empty; null if it is not in it. */
async function folderBelow(root: string, path: string): Promise<string | null> {
  const folder = relative(root, await realpath(path)).replaceAll("\\", "/");
  return folder === ".." || folder.startsWith("../") || isAbsolute(folder) ? null : folder;
}
