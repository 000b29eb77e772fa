import { resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { BUNDLE_BYTES } from "#contract/limits.ts";
import { bundleReviews, unbundleReviews } from "#server/reviews/bundles/bundleReviews.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { withReviews } from "../server/repositories.ts";
import { counted, sizeText, writeOutput } from "../output/format.ts";
import { type CommandContext, type Outcome, readable } from "./CommandResult.ts";
import { readInputFile } from "./readInputFile.ts";

const NO_OUTPUT = "Name the file to write.";
const NO_INPUT = "Name the file to take in.";

/** Writes reviews to a file, and reports which they are and what the receiver needs. */
export async function bundleCommand(command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const { positionals, options } = command;
  const file = optionText(command, "output");
  if (file === undefined) throw new GalleyError("BAD_INPUT", NO_OUTPUT, { next: "galley bundle -o <file>" });
  const input = { reviews: positionals, all: options["all"] === true, full: options["full"] === true };
  const bundled = await withReviews(context.path, context.agent, (reviews) => bundleReviews(reviews, input));
  const { bytes, reviews, privateCount, prerequisites } = bundled;
  await writeOutput(resolve(context.directory, file), bytes, options["force"] === true);
  const lines = [
    `Wrote ${counted(reviews.length, "review")} to ${file} (${sizeText(bytes.length)}):`,
    ...reviews.map(({ revision, title }) => `  ${revision.slice(0, 12)} ${title}`),
  ];
  if (prerequisites.length > 0) {
    const needed = prerequisites.map((oid) => oid.slice(0, 12)).join(", ");
    lines.push(`The receiver needs ${counted(prerequisites.length, "commit")}: ${needed}. With --full it needs none.`);
  }
  if (privateCount > 0)
    lines.push(`${counted(privateCount, "private review")} left out. To include one, share it first.`);
  lines.push(`The receiver runs: galley unbundle ${file}`);
  return readable(`${lines.join("\n")}\n`);
}

/** Takes in the reviews of a file, and reports what is new. */
export async function unbundleCommand(command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const [file] = command.positionals;
  if (file === undefined) throw new GalleyError("BAD_INPUT", NO_INPUT, { next: "galley unbundle <file>" });
  const bytes = await readInputFile(file, context, { what: "bundle", maxBytes: BUNDLE_BYTES });
  const came = await withReviews(context.path, context.agent, (reviews) => unbundleReviews(reviews, bytes));
  const { updated, newCount, entries, comments } = came;
  const lines = [
    `Took in ${counted(newCount, "new review")}, ${counted(comments, "comment")} and ${counted(entries, "review update")}.`,
    ...updated.map(({ revision, title }) => `  ${revision.slice(0, 12)} ${title}`),
  ];
  return readable(`${lines.join("\n")}\n`);
}
