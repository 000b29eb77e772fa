import { resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { withReviews } from "../server/repositories.ts";
import { counted, sizeText, writeOutput } from "../output/format.ts";
import { type CommandContext, type Outcome, readable } from "../commands/CommandResult.ts";

/** A mailbox begins with a `From ` line, a single mail with a header. */
const MAILBOX =
  /^(?:>?From \S.*\d{2}:\d{2}:\d{2}.*|(?:From|To|Cc|Subject|Date|Message-ID|Received|Return-Path|Delivered-To|List-Id|MIME-Version|Content-Type|X-[\w-]+): .*)(?:\r?\n)/iu;

/** Returns true if a file begins like a mailbox or a mail. Gets its first bytes, one character each. */
export function isMailbox(head: string): boolean {
  return MAILBOX.test(head);
}

const BASES = {
  named: "the named commit",
  stated: "the base that it names",
  target: "the target branch",
  recorded: "",
} as const;

/** Imports a series of patches, and reports what is new. Exits with 2 if a version or a mail could not be imported. */
export async function importMails(
  bytes: Buffer,
  command: ParsedCommand,
  { path, agent }: CommandContext,
): Promise<Outcome> {
  const input = {
    base: optionText(command, "base") ?? null,
    target: optionText(command, "target") ?? null,
    review: optionText(command, "review") ?? null,
    scissors: command.options["scissors"] === true,
  };
  // No other command loads the parser of mails.
  const { importMail } = await import("#server/exchange/mail/importMail.ts");
  const { review, isNew, versions, isPartial, notes } = await withReviews(path, agent, (reviews) =>
    importMail(reviews, bytes, input),
  );
  const sets = versions.flatMap(({ isNew: isSet, number, commits, base, how }) =>
    isSet
      ? [`Patch set ${number}: ${counted(commits.length, "patch", "patches")} on ${base.slice(0, 12)}, ${BASES[how]}.`]
      : [],
  );
  const lines = [
    `${isNew ? "New review" : "Review"} ${review.revision.slice(0, 12)}: ${review.title}`,
    ...sets,
    ...(sets.length === 0 ? ["Nothing is new."] : []),
    ...notes,
  ];
  return readable(`${lines.join("\n")}\n`, isPartial ? 2 : 0);
}

const NOT_WRITTEN = "Nothing was written. Add -o review.mbox to write it. Nothing is ever sent.";
const ONLY_FILE = "A mailbox has bytes that are no text, so it is written to a file only.";
const ONLY_HTML = "A mailbox has all files and names, so --leave-out and --without-names have no effect on it.";

/** Writes a review as a mailbox; without an output only reports what would be in it. */
export async function exportMails(command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const output = optionText(command, "output");
  if (output === "-") throw new GalleyError("BAD_INPUT", ONLY_FILE, { next: "Name it: -o review.mbox" });
  if (optionText(command, "leave-out") !== undefined || command.options["without-names"] === true)
    throw new GalleyError("BAD_INPUT", ONLY_HTML, { next: "Export it without --mbox instead." });
  const patchSet = patchSetOf(optionText(command, "patch-set"));
  const { exportMail } = await import("#server/exchange/mail/exportMail.ts");
  const { review, mailbox, patches, comments } = await withReviews(context.path, context.agent, (reviews) =>
    exportMail(reviews, { review: command.positionals[0], patchSet }),
  );
  const summary = `${review.title}: ${counted(patches, "patch", "patches")} and ${counted(comments, "comment")}.`;
  if (output === undefined) return readable(`${summary}\n${NOT_WRITTEN}\n`);
  await writeOutput(resolve(context.directory, output), mailbox, command.options["force"] === true);
  return readable(`${summary}\nWrote ${output} (${sizeText(mailbox.length)}).\n`);
}

function patchSetOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const number = Number(text);
  if (/^\d{1,6}$/u.test(text) && number > 0) return number;
  throw new GalleyError("BAD_INPUT", `“${text}” is not the number of a patch set.`);
}
