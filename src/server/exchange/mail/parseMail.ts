import PostalMime, { type Email } from "postal-mime";
import { inputRules } from "#server/store/notes/inputRules.ts";

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
    name: inputRules.anyName(from?.name ?? ""),
    email: inputRules.anyName(address ?? ""),
    at: secondsOf(mail),
    subject: inputRules.anyName(mail.subject ?? ""),
    text: inputRules.anyText(mail.text ?? ""),
  };
}

function idsIn(header: string | undefined): readonly string[] {
  return [...(header ?? "").matchAll(IDS)].flatMap(([, id]) => id ?? []);
}

function secondsOf({ date }: Email): number {
  const time = Math.floor(Date.parse(date ?? "") / 1000);
  return Number.isSafeInteger(time) && time > 0 ? time : 0;
}
