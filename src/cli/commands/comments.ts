import { relative, resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { givenOptions, type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import type { Galley } from "../client/Galley.ts";
import { placeText, postComment, postReply } from "../mutations/commentMutations.ts";
import { commentById, listThreads } from "../reviews/findComments.ts";
import { findReview } from "../reviews/findReview.ts";
import { printable } from "../output/format.ts";
import { type CommandContext, type Outcome, threadsOutcome } from "./CommandResult.ts";

export async function comments(
  galley: Galley,
  command: ParsedCommand,
  { reportProgress }: Pick<CommandContext, "reportProgress">,
): Promise<Outcome> {
  const notify = (sentence: string): void => reportProgress(printable(sentence));
  const threads = await listThreads(galley, command.positionals[0], givenOptions(command), notify);
  return threadsOutcome(threads, optionText(command, "format"), 0);
}

/** Adds a comment and returns its id and place. For uncommitted work it is on the current content of the files. */
export async function comment(
  galley: Galley,
  command: ParsedCommand,
  body: string,
  { directory, reportProgress }: Pick<CommandContext, "directory" | "reportProgress">,
): Promise<string> {
  const review = await findReview(galley, optionText(command, "review"), true);
  const location = parseLocation(command.positionals[0], directory, galley.root);
  const side = command.options["old"] === true ? "OLD" : "NEW";
  const kind = command.options["blocking"] === true ? "BLOCKING" : "NOTE";
  const added = { anchor: { ...location, side }, body, kind } as const;
  const written = await postComment(galley, review, givenOptions(command), added);
  reportProgress(
    printable([placeText(written), ...(written.thread.now.code?.lines ?? []).map((line) => `> ${line}`)].join("\n")),
  );
  return written.id;
}

export interface CommentLocation {
  readonly path: string | null;
  readonly startLine: number | null;
  readonly endLine: number | null;
}

/**
 * Parses `path`, `path:12` or `path:12-14`; nothing means the whole review. A path that begins with `.` is relative to
 * `directory`, any other to the root. A file name that ends like a line number is written with a line: `odd:7:1`.
 */
function parseLocation(location: string | undefined, directory: string, root: string): CommentLocation {
  if (location === undefined) return { path: null, startLine: null, endLine: null };
  const [, name = location, start, end] = /^(.+?):(\d{1,9})(?:-(\d{1,9}))?$/su.exec(location) ?? [];
  const path = /^\.{1,2}\//u.test(name) ? relative(root, resolve(directory, name)).replaceAll("\\", "/") : name;
  if (path.startsWith("../") || path === "")
    throw new GalleyError("BAD_INPUT", "The path is outside of the repository.");
  const startLine = start === undefined ? null : Number(start);
  return { path, startLine, endLine: end === undefined ? startLine : Number(end) };
}

const ONLY_WITH = "A revision needs --addressed.";

/** Replies to a comment, with --addressed proposing that it is addressed, and returns the reply's id. */
export async function replyCommand(
  galley: Galley,
  { positionals, options }: ParsedCommand,
  body: string,
): Promise<string> {
  const [id, revision] = positionals;
  const isAddressed = options["addressed"] === true;
  if (revision !== undefined && !isAddressed)
    throw new GalleyError("BAD_INPUT", ONLY_WITH, { next: `For example: galley reply ${id} --addressed ${revision}` });
  const { thread, oid } = await commentById(galley, id);
  const answer = { thread: thread.id, replyTo: oid, body, isAddressed, addressedBy: revision ?? null };
  return (await postReply(galley, answer)).id;
}
