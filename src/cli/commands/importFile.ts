import { resolve } from "node:path";
import { BUNDLE_BYTES, COMMENTS_FILE_LENGTH_MAX, MAILBOX_BYTES } from "#contract/limits.ts";
import { isCommentsFile } from "#contract/commentsFile.ts";
import { GalleyError } from "#contract/errors.ts";
import type { importFileCommentsMutation } from "#generated/importFileCommentsMutation.graphql.ts";
import { bundleReviews, unbundleReviews } from "#server/exchange/bundles/bundleReviews.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { type Galley, graphql, nonNull } from "../client/Galley.ts";
import { type CommandContext, type Outcome, readable } from "./CommandResult.ts";
import { counted, sizeText, writeOutput } from "../output/format.ts";
import { withReviews } from "../server/repositories.ts";
import { importMails, isMailbox } from "../mutations/mails.ts";
import { decodeText, readInputFile } from "./readInputFile.ts";

interface ImportKind {
  readonly name: string;
  readonly maxBytes: number;
  /** Returns true if a file begins like one of this kind. Gets its first bytes, one character each. */
  readonly matches: (head: string) => boolean;
  readonly run: (galley: Galley, bytes: Buffer, command: ParsedCommand, context: CommandContext) => Promise<Outcome>;
}

/** All kinds of files that `galley import` recognizes, each by its content. The first that matches is taken. */
const KINDS: readonly ImportKind[] = [
  {
    name: "comments saved in an exported review",
    // A character of a text takes at most three bytes for each unit of its length.
    maxBytes: 3 * COMMENTS_FILE_LENGTH_MAX,
    matches: isCommentsFile,
    run: (galley, bytes) => importComments(galley, bytes),
  },
  {
    name: "mails with patches",
    maxBytes: MAILBOX_BYTES,
    matches: isMailbox,
    run: (_, bytes, command, context) => importMails(bytes, command, context),
  },
];

const HEAD_BYTES = 4096;
const NO_FILE = "Name the file to import.";

/** Imports a file, or standard input, whose content says of which kind it is. */
export async function importCommand(galley: Galley, command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const [name] = command.positionals;
  if (name === undefined) throw new GalleyError("BAD_INPUT", NO_FILE, { next: "Use - for standard input." });
  const most = Math.max(...KINDS.map(({ maxBytes }) => maxBytes));
  const bytes = await readInputFile(name, context, { what: "file", maxBytes: most });
  const head = bytes.subarray(0, HEAD_BYTES).toString("latin1").replace(/^ï»¿/u, "");
  const kind = KINDS.find(({ matches }) => matches(head));
  if (kind === undefined) throw unknownKind();
  if (bytes.length > kind.maxBytes)
    throw new GalleyError("TOO_LARGE", `A file of this kind can have at most ${kind.maxBytes} bytes.`);
  return kind.run(galley, bytes, command, context);
}

function unknownKind(): GalleyError {
  const names = KINDS.map(({ name }) => name).join(", or ");
  return new GalleyError("BAD_INPUT", "Galley does not recognize this file.", { next: `It imports ${names}.` });
}

const IMPORT = graphql`
  mutation importFileCommentsMutation($input: ImportCommentsInput!) {
    importComments(input: $input) {
      added
      edited
      existing
      uncertain
      problem {
        code
        message
      }
      review {
        title
      }
    }
  }
`;

async function importComments(galley: Galley, bytes: Buffer): Promise<Outcome> {
  const commentsFile = decodeText(bytes, "This file");
  const answer = await galley.execute<importFileCommentsMutation>(IMPORT, (slug) => ({
    input: { slug, commentsFile },
  }));
  const { added, edited, existing, uncertain, review } = nonNull(answer.importComments);
  const counts = [
    `${added} added`,
    ...(nonNull(edited) > 0 ? [`${edited} changed`] : []),
    ...(nonNull(existing) > 0 ? [`${existing} already there`] : []),
  ].join(", ");
  const doubt = uncertain === 0 ? "" : `${uncertain === 1 ? "One is" : `${uncertain} are`} at an uncertain place.\n`;
  return readable(`Comments on ${nonNull(review).title}: ${counts}.\n${doubt}`);
}

const NO_OUTPUT = "Name the file to write.";
const NO_INPUT = "Name the file to unbundle.";

/** Writes reviews to a file, and reports which they are and what the receiver needs. */
export async function bundleCommand(command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const { positionals, options } = command;
  const file = optionText(command, "output");
  if (file === undefined) throw new GalleyError("BAD_INPUT", NO_OUTPUT, { next: "Run `galley bundle -o <file>`." });
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
  if (file === undefined) throw new GalleyError("BAD_INPUT", NO_INPUT, { next: "Run `galley unbundle <file>`." });
  const bytes = await readInputFile(file, context, { what: "bundle", maxBytes: BUNDLE_BYTES });
  const came = await withReviews(context.path, context.agent, (reviews) => unbundleReviews(reviews, bytes));
  const { updated, newCount, entries, comments } = came;
  const lines = [
    `Added ${counted(newCount, "new review")}, ${counted(comments, "comment")} and ${counted(entries, "review update")}.`,
    ...updated.map(({ revision, title }) => `  ${revision.slice(0, 12)} ${title}`),
  ];
  return readable(`${lines.join("\n")}\n`);
}
