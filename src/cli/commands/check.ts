import { resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { REPORT_BYTES_MAX } from "#contract/limits.ts";
import { codeOf } from "#server/git/disk/fsErrors.ts";
import { readPlainFile } from "#server/git/disk/readPlainFile.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import type { Galley } from "../client/Galley.ts";
import { evidenceReport, evidenceText } from "../output/evidenceReport.ts";
import { jsonText } from "../output/format.ts";
import { importReport, outsideText, reportText } from "../mutations/importReport.ts";
import type { CommandContext, Outcome } from "./CommandResult.ts";

const USAGE = "galley check needs what to do: import <file> or list.";
const EXAMPLE = "For example: galley check import report.sarif";

/** Imports the report of a tool from a file or from standard input, or lists what tools found in a review. */
export async function checkCommand(galley: Galley, command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const [action, argument] = command.positionals;
  if (action === "list") return listFindings(galley, command, argument);
  if (action === "import" && argument !== undefined) return importFile(galley, command, argument, context);
  throw new GalleyError("BAD_INPUT", USAGE, { next: EXAMPLE });
}

async function listFindings(galley: Galley, command: ParsedCommand, review: string | undefined): Promise<Outcome> {
  const report = await evidenceReport(galley, review, command.options["all"] === true);
  if (optionText(command, "format") === "json") return { text: `${jsonText(report)}\n`, isExact: true, code: 0 };
  return { text: evidenceText(report), isExact: false, code: 0 };
}

async function importFile(
  galley: Galley,
  command: ParsedCommand,
  file: string,
  { directory, input, reportProgress }: CommandContext,
): Promise<Outcome> {
  const report = file === "-" ? await readInput(input) : await readReport(resolve(directory, file), file);
  const revision = optionText(command, "commit") ?? null;
  const reports = await importReport(galley, { report, revision, name: optionText(command, "name") ?? null });
  for (const one of reports) {
    const outside = outsideText(one);
    if (outside !== null) reportProgress(outside);
  }
  if (optionText(command, "format") === "json") return { text: `${jsonText(reports)}\n`, isExact: true, code: 0 };
  return { text: reports.map((one) => `${reportText(one)}\n`).join(""), isExact: false, code: 0 };
}

/** Reads a report. Fails as NOT_FOUND, BAD_INPUT and TOO_LARGE with the name that the user gave. */
export async function readReport(path: string, name: string): Promise<string> {
  const bytes = await readPlainFile(path, { maxBytes: REPORT_BYTES_MAX }).catch((cause: unknown) => {
    if (codeOf(cause) === "EFBIG") throw tooLarge();
    throw new GalleyError("NOT_FOUND", `The report ${name} cannot be read.`, { cause, next: "Check its path." });
  });
  return asText(bytes);
}

async function readInput(input: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > REPORT_BYTES_MAX) throw tooLarge();
    chunks.push(bytes);
  }
  return asText(Buffer.concat(chunks));
}

function tooLarge(): GalleyError {
  return new GalleyError("TOO_LARGE", `A report can have at most ${REPORT_BYTES_MAX / 1024 / 1024} MiB.`);
}

/** PowerShell writes UTF-16, with a byte order mark. */
function asText(bytes: Buffer): string {
  return bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString("utf16le") : bytes.toString();
}
