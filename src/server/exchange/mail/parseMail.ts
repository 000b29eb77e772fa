import PostalMime, { type Email } from "postal-mime";
import { cutText } from "#contract/untrustedText.ts";

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
    text: plain(mail.text ?? ""),
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
