import { createHash } from "node:crypto";
import { OWN_HEADER, type OwnFields, ownHeader } from "./parseMail.ts";

/** A mail to write into a mailbox. Nothing is sent. */
export interface ComposedMail {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Seconds since 1970. */
  readonly at: number;
  readonly subject: string;
  /** The ids of the mails that it answers, the nearest first. */
  readonly answers: readonly string[];
  readonly text: string;
  readonly own: OwnFields;
}

/** No mail server has this domain: the mails are written, not sent. */
const DOMAIN = "galley.invalid";
const FROM_LINE = "From galley Mon Sep 17 00:00:00 2001\n";
/** Lines that a mailbox or a mail program would change: `From ` at the start, and carriage returns. */
const FRAGILE = /^>*From |\r/mu;

/** Returns the same id for the same thing, so that a mail is recognized however often it is written. */
export function messageId(...parts: readonly (string | number)[]): string {
  const hash = createHash("sha256").update(parts.join("\n")).digest("hex");
  return `${hash.slice(0, 40)}@${DOMAIN}`;
}

/** Writes a mail with its `From ` line, as UTF-8. */
export function composeMail({ id, name, email, at, subject, answers, text, own }: ComposedMail): Buffer {
  const date = new Date(at * 1000).toUTCString().replace("GMT", "+0000");
  const headers = [`From: ${address(name, email)}`, `Date: ${date}`, `Subject: ${encodedWords(subject)}`];
  const encoded = encodedBody(Buffer.from(`${text}\n`));
  const lines = [...headers, ...threadHeaders(id, answers, own), "MIME-Version: 1.0", ...encoded.headers];
  return Buffer.concat([Buffer.from(`${FROM_LINE}${lines.join("\n")}\n\n`), encoded.body, Buffer.from("\n")]);
}

/** Adds the headers of a thread to a mail that `git format-patch` wrote, and encodes it if a mailbox would change it. */
export function withThread(
  mail: Buffer,
  { id, answers, own }: Pick<ComposedMail, "id" | "answers" | "own">,
  more = "",
): Buffer {
  const text = mail.toString("latin1");
  const end = text.indexOf("\n\n");
  const head = text.slice(0, end);
  const body = Buffer.from(`${text.slice(end + 2)}${more}`, "latin1");
  const isPlain = !FRAGILE.test(body.toString("latin1"));
  const encoded = encodedBody(body);
  const kept = isPlain
    ? head
    : head.replace(/\n(?:MIME-Version|Content-(?:Type|Transfer-Encoding)):.*(?:\n[ \t].*)*/giu, "");
  const added = isPlain ? [] : ["MIME-Version: 1.0", ...encoded.headers];
  const lines = [kept, ...threadHeaders(id, answers, own), ...added];
  return Buffer.concat([Buffer.from(`${lines.join("\n")}\n\n`, "latin1"), encoded.body, Buffer.from("\n")]);
}

function threadHeaders(id: string, answers: readonly string[], own: OwnFields): readonly string[] {
  const ids = answers.map((one) => `<${one}>`);
  return [
    `Message-ID: <${id}>`,
    ...(ids.length === 0 ? [] : [`In-Reply-To: ${ids[0]}`, `References: ${ids.toReversed().join("\n ")}`]),
    `${OWN_HEADER}: ${ownHeader(own)}`,
  ];
}

function encodedBody(body: Buffer): { readonly headers: readonly string[]; readonly body: Buffer } {
  const isFragile = FRAGILE.test(body.toString("latin1"));
  const headers = [
    "Content-Type: text/plain; charset=UTF-8",
    `Content-Transfer-Encoding: ${isFragile ? "base64" : "8bit"}`,
  ];
  const lines = body.toString("base64").match(/.{1,76}/gu) ?? [];
  return { headers, body: isFragile ? Buffer.from(`${lines.join("\n")}\n`) : body };
}

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const PLAIN = /^[ -~]*$/u;
/** Bytes in one encoded word, which has at most 75 characters. */
const WORD_BYTES = 42;

/** Encodes a header's text as RFC 2047 says, if it is not plain. */
function encodedWords(text: string): string {
  const line = text.replace(CONTROLS, " ").trim();
  if (PLAIN.test(line) && !line.includes("=?")) return line;
  const words: string[] = [];
  for (const character of line) {
    const last = words.at(-1);
    if (last !== undefined && Buffer.byteLength(last + character) <= WORD_BYTES)
      words[words.length - 1] = last + character;
    else words.push(character);
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString("base64")}?=`).join("\n ");
}

function address(name: string, email: string): string {
  const plain = email.replace(/[\s<>\p{Cc}]/gu, "");
  const known = /^[!-~]+@[!-~]+$/u.test(plain) ? plain : `unknown@${DOMAIN}`;
  const line = name.replace(CONTROLS, " ").trim();
  if (line === "") return `<${known}>`;
  const isPlain = PLAIN.test(line) && !line.includes("=?");
  return `${isPlain ? `"${line.replace(/["\\]/gu, String.raw`\$&`)}"` : encodedWords(line)} <${known}>`;
}
