import PostalMime, { type Email } from "postal-mime";
import { cutText } from "#contract/untrustedText.ts";
import { MAIL_TEXT_LENGTH_MAX } from "#contract/limits.ts";
import { isRecord, parseJson } from "#contract/wire.ts";
import { ExtrasReader, present } from "../notes/noteJson.ts";

/** A mail's headers and its plain text. None of it is verified. */
export interface Mail {
  /** The Message-ID without angle brackets; empty if there is none. */
  readonly id: string;
  /** The mails that it answers, the nearest first. */
  readonly answers: readonly string[];
  readonly name: string;
  readonly email: string;
  /** Seconds since 1970; 0 if it states no valid time. */
  readonly at: number;
  readonly subject: string;
  /** The decoded text, with `\n` as line ends; empty if there is none. */
  readonly text: string;
  /** The content of our own header; null in mails that Galley did not write. */
  readonly own: OwnFields | null;
}

const LIMITS = { maxNestingDepth: 32, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 } as const;

const IDS = /<([^<>\s]{1,998})>/gu;

/** The characters that no text of a review may have; see `inputRules`. */
const UNWANTED = /(?![\t\n])[\p{Surrogate}\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/** Parses a mail; null if it is nested too deeply or has too many headers. Costs as much as its size. */
export async function parseMail(bytes: Buffer): Promise<Mail | null> {
  const mail = await PostalMime.parse(bytes, LIMITS).catch(() => null);
  if (mail === null) return null;
  const { from } = mail;
  const address = from !== undefined && "address" in from ? from.address : undefined;
  const answers = [...idsIn(mail.inReplyTo), ...idsIn(mail.references).toReversed()];
  return {
    id: idsIn(mail.messageId)[0] ?? "",
    answers: [...new Set(answers)],
    name: oneLine(from?.name ?? ""),
    email: oneLine(address ?? ""),
    at: secondsOf(mail),
    subject: oneLine(mail.subject ?? ""),
    text: cutText(plain(mail.text ?? ""), MAIL_TEXT_LENGTH_MAX),
    own: readOwnHeader(mail.headers.find(({ key }) => key === OWN_HEADER.toLowerCase())?.value ?? ""),
  };
}

function idsIn(header: string | undefined): readonly string[] {
  return [...(header ?? "").matchAll(IDS)].flatMap(([, id]) => id ?? []);
}

function secondsOf({ date }: Email): number {
  const time = Math.floor(Date.parse(date ?? "") / 1000);
  return Number.isSafeInteger(time) && time > 0 ? time : 0;
}

/** Returns text that a review can store: without control characters, halves of surrogate pairs and carriage returns. */
export function plain(text: string): string {
  return text.replace(/\r\n?/gu, "\n").replace(UNWANTED, "");
}

const NAME_MAX = 256;

function oneLine(text: string): string {
  return cutText(plain(text).replace(/\s+/gu, " ").trim(), NAME_MAX);
}

/** The header in which a mail that Galley wrote has what mail cannot say. */
export const OWN_HEADER = "X-Galley";

/** The content of this header. Anybody can write it: it is trusted no more than the rest of a mail. */
export type OwnFields = ReturnType<typeof readFields>;

const LINE_LENGTH = 70;

/** Encodes fields as the value of the header, folded. */
export function ownHeader(fields: OwnFields): string {
  const encoded = Buffer.from(JSON.stringify(fields)).toString("base64");
  return (encoded.match(new RegExp(`.{1,${LINE_LENGTH}}`, "gu")) ?? []).join("\n ");
}

/** Reads the value of the header; leaves out invalid fields. Null if it is none of ours. */
function readOwnHeader(value: string): OwnFields | null {
  if (value === "") return null;
  const fields = parseJson(Buffer.from(value.replace(/\s/gu, ""), "base64").toString("utf8"));
  return isRecord(fields) ? readFields(fields) : null;
}

function readFields(value: unknown) {
  const fields = new ExtrasReader(value);
  return present({
    /** The first commit of the review, and the head of the patch set. */
    review: fields.oid("review"),
    head: fields.oid("head"),
    /** The id of the comment where it was written. */
    id: fields.name("id"),
    /** The author, who may have no address. */
    author: fields.name("author"),
    name: fields.name("name"),
    /** The end of the patch set that it is on, and the place there: a list of one path. */
    on: fields.oneOf("on", ["head", "base"]),
    path: fields.lines("path"),
    startLine: fields.count("startLine", 1),
    endLine: fields.count("endLine", 1),
    /** The number of lines in the mail before the text of the comment. */
    skip: fields.count("skip", 0),
    verdict: fields.oneOf("verdict", ["approve", "reject", "comment"]),
    act: fields.oneOf("act", ["resolve", "reopen"]),
    /** The comment's own bit; absent if it has none. */
    bit: fields.oneOf("bit", ["accepts", "objects"]),
    sequence: fields.count("sequence", 0),
    agent: fields.name("agent"),
  });
}
