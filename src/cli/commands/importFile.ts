import { open } from "node:fs/promises";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { COMMENTS_FILE_LENGTH_MAX, MAILBOX_BYTES } from "#contract/limits.ts";
import { isCommentsFile } from "#contract/commentsFile.ts";
import { GalleyError } from "#contract/errors.ts";
import type { importFileCommentsMutation } from "#generated/importFileCommentsMutation.graphql.ts";
import type { ParsedCommand } from "../arguments/parseArguments.ts";
import { type Galley, graphql, nonNull } from "../client/Galley.ts";
import type { CommandContext, Outcome } from "./CommandResult.ts";
import { importMails, isMailbox } from "../mutations/mails.ts";

/** A kind of file that can be imported. */
interface ImportKind {
  /** The name of the kind, for people. */
  readonly name: string;
  /** The largest file of this kind, in bytes. */
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
    name: "mails with patches and replies to them",
    maxBytes: MAILBOX_BYTES,
    matches: isMailbox,
    run: (_, bytes, command, context) => importMails(bytes, command, context),
  },
];

const HEAD_BYTES = 4096;
const STANDARD_INPUT = "-";
const NO_FILE = "Name the file to import.";

/** Imports a file, or standard input, whose content says of which kind it is. */
export async function importCommand(galley: Galley, command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const [name] = command.positionals;
  if (name === undefined) throw new GalleyError("BAD_INPUT", NO_FILE, { next: "Use - for standard input." });
  const most = Math.max(...KINDS.map(({ maxBytes }) => maxBytes));
  const bytes =
    name === STANDARD_INPUT ? await buffer(context.input) : await readInput(resolve(context.directory, name), most);
  const head = bytes.subarray(0, HEAD_BYTES).toString("latin1").replace(/^ï»¿/u, "");
  const kind = KINDS.find(({ matches }) => matches(head));
  if (kind === undefined) throw unknownKind();
  if (bytes.length > kind.maxBytes) throw tooLarge(kind.maxBytes);
  return kind.run(galley, bytes, command, context);
}

function unknownKind(): GalleyError {
  const names = KINDS.map(({ name }) => name).join(", or ");
  return new GalleyError("BAD_INPUT", "Galley does not recognize this file.", { next: `It imports ${names}.` });
}

function tooLarge(most: number): GalleyError {
  return new GalleyError("TOO_LARGE", `A file of this kind can have at most ${most} bytes.`);
}

const NOT_READ: Readonly<Record<string, string>> = {
  ENOENT: "There is no such file.",
  ENOTDIR: "There is no such file.",
  EISDIR: "This is a folder, not a file.",
  EACCES: "You have no permission to read this file.",
  EPERM: "You have no permission to read this file.",
};

/** Reads a file of at most `most` bytes. */
async function readInput(path: string, most: number): Promise<Buffer> {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (size > most) throw tooLarge(most);
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    const happened = error instanceof Error && "code" in error ? NOT_READ[String(error.code)] : undefined;
    throw happened === undefined ? error : new GalleyError("BAD_INPUT", happened, { cause: error });
  }
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
  const commentsFile = textOf(bytes);
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
  return { text: `Comments on ${nonNull(review).title}: ${counts}.\n${doubt}`, isExact: false, code: 0 };
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new GalleyError("BAD_INPUT", "This file must be UTF-8.", { cause: error });
  }
}
