import { COMMENTS_FILE_LENGTH_MAX, MAILBOX_BYTES } from "#contract/limits.ts";
import { isCommentsFile } from "#contract/commentsFile.ts";
import { GalleyError } from "#contract/errors.ts";
import type { importFileCommentsMutation } from "#generated/importFileCommentsMutation.graphql.ts";
import type { ParsedCommand } from "../arguments/parseArguments.ts";
import { type Galley, graphql, nonNull } from "../client/Galley.ts";
import { type CommandContext, type Outcome, readable } from "./CommandResult.ts";
import { importMails, isMailbox } from "../mutations/mails.ts";
import { decodeText, readInputFile } from "./readInputFile.ts";

interface ImportKind {
  /** The name of the kind, for people. */
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
