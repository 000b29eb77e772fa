import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { GIT_DIFF_MS, MAILBOX_BYTES, MAILS_MAX } from "#contract/limits.ts";
import type { Repository } from "../Repository.ts";
import { withTemporaryFolder } from "../disk/cacheFiles.ts";
import { type Oid, requireOids } from "../oid.ts";
import { readGit } from "../processes/readGit.ts";

/** Creates a folder of ours for one import, and removes it after `act`. Fails as READ_ONLY or DISK_FULL. */
export function withMailFolder<Result>(
  { mirror }: Repository,
  act: (folder: string) => Promise<Result>,
): Promise<Result> {
  return withTemporaryFolder({ parent: mirror, prefix: "galley-mail-" }, new Map(), act);
}

/**
 * Splits a mailbox as `git am` does, with `git mailsplit`; a file without `From ` lines is a single mail. Fails as
 * TOO_LARGE if there are more than MAILS_MAX.
 */
export async function mailSplit(repository: Repository, folder: string, mailbox: Buffer): Promise<readonly Buffer[]> {
  const split = join(folder, "mails");
  await mkdir(split, { recursive: true });
  const args = ["mailsplit", "-b", "-d6", `-o${split}`];
  const { code } = await readGit(repository, { args, input: mailbox, answers: [0, 1, 128], timeoutMs: GIT_DIFF_MS });
  const names = code === 0 ? (await readdir(split)).toSorted() : [];
  if (names.length > MAILS_MAX)
    throw new GalleyError(
      "TOO_LARGE",
      `This file has ${names.length} mails; at most ${MAILS_MAX} are imported at once.`,
    );
  const mails: Buffer[] = [];
  for (const name of names) mails.push(await readFile(join(split, name)));
  return mails;
}

/** A mail as `git am` reads it: in-body headers, encodings, and format=flowed are resolved. */
export interface MailInfo {
  readonly name: string;
  readonly email: string;
  /** As written in the mail. */
  readonly date: string;
  readonly subject: string;
  /** The commit message as `git am` would write it. UTF-8. */
  readonly message: Buffer;
  /** Everything from the first line that looks like a patch on, in the mail's own bytes; empty if there is none. */
  readonly patch: Buffer;
}

/** Reads a mail with `git mailinfo`; null if that cannot read it. With `scissors`, drops all before a line of them. */
export async function mailInfo(
  repository: Repository,
  folder: string,
  mail: Buffer,
  { scissors = false }: { readonly scissors?: boolean } = {},
): Promise<MailInfo | null> {
  const [message, patch] = [join(folder, "message"), join(folder, "patch")];
  const args = ["mailinfo", scissors ? "--scissors" : "--no-scissors", "--quoted-cr=nowarn", message, patch];
  const call = { args, input: mail, answers: [0, 1, 128], timeoutMs: GIT_DIFF_MS };
  const { code, stdout } = await readGit(repository, call);
  if (code !== 0) return null;
  const values = new Map<string, string>();
  for (const line of stdout.toString("utf8").split("\n")) {
    const { key, value } = /^(?<key>[A-Z][a-z]+): (?<value>.*)$/su.exec(line)?.groups ?? {};
    if (key !== undefined && value !== undefined) values.set(key, value);
  }
  const subject = values.get("Subject") ?? "";
  const body = await readFile(message, "latin1");
  const text = `${Buffer.from(subject).toString("latin1")}\n\n${body}`;
  return {
    name: values.get("Author") ?? "",
    email: values.get("Email") ?? "",
    date: values.get("Date") ?? "",
    subject,
    message: Buffer.from(withoutSpareSpace(text), "latin1"),
    patch: await readFile(patch),
  };
}

const SPACE_AT_END = /[ \t\r\v\f]+$/gmu;

/** Removes what `git stripspace` does: spaces at the ends of lines, and blank lines at the ends and after another. */
function withoutSpareSpace(text: string): string {
  const lines = text.replace(SPACE_AT_END, "").replace(/^\n+/u, "").replace(/\n+$/u, "");
  return lines === "" ? "" : `${lines.replace(/\n{3,}/gu, "\n\n")}\n`;
}

/** The options that make `git am` give the same tree everywhere, and the mail the same bytes with every git. */
const FLAGS = [
  "--stdout",
  "--max-count=1",
  "--no-numbered",
  "--full-index",
  "--binary",
  "--find-renames",
  "--no-signature",
  "--no-thread",
  "--no-notes",
  "--no-attach",
  "--no-cover-letter",
  "--encode-email-headers",
  "--no-ext-diff",
  "--no-textconv",
  "--always",
];

/**
 * Formats a commit as a mail with its patch, if it has one, with the tags before its subject and with more headers. A
 * merge gives nothing. Fails as TOO_LARGE beyond MAILBOX_BYTES.
 */
export async function formatPatch(
  repository: Repository,
  commit: Oid,
  { tags, headers }: { readonly tags: string; readonly headers: readonly string[] },
): Promise<Buffer> {
  const more = headers.map((header) => `--add-header=${header}`);
  const args = ["format-patch", ...FLAGS, `--subject-prefix=${tags}`, ...more, ...requireOids(commit)];
  const limits = { timeoutMs: GIT_DIFF_MS, maxBytes: MAILBOX_BYTES };
  return (await readGit(repository, { ...limits, args })).stdout;
}
