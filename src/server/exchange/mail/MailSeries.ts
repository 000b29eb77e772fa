import { GalleyError } from "#contract/errors.ts";
import type { MailInfo } from "#server/git/patches/mailPatches.ts";
import PostalMime, { type Email } from "postal-mime";
import { inputRules } from "#server/store/notes/inputRules.ts";

export interface MailWithPatch {
  readonly mail: Mail;
  readonly info: MailInfo;
}

/** One version of a series: the mails whose patches become one patch set. */
export interface MailSeries {
  readonly version: number;
  /** The letter without a patch, numbered 0; null if there is none. */
  readonly cover: MailWithPatch | null;
  /** In the order of their numbers. */
  readonly patches: readonly MailWithPatch[];
}

interface PatchSubject {
  readonly isPatch: boolean;
  readonly isRfc: boolean;
  readonly version: number;
  readonly number: number | null;
  readonly total: number | null;
  readonly title: string;
}

const REPLY = /^\s*(?:re|aw|sv|antw|fwd?|wg)\s*(?:\[\d+\])?\s*:/iu;
const TAGS = /^\s*(?:\[[^\]]*\]\s*)+/u;

/** Parses the subject of a mail such as `[RFC PATCH v2 1/3] Title`. */
export function patchSubject(subject: string): PatchSubject {
  const [tags = ""] = TAGS.exec(subject) ?? [];
  const words = tags.split(/[\s[\],]+/u).filter(Boolean);
  const versions = words.flatMap((word) => /^(?:patch|rfc)?v(\d{1,4})$/iu.exec(word)?.[1] ?? []);
  const [, number, total] =
    words.map((word) => /^(\d{1,4})\/(\d{1,4})$/u.exec(word)).find((found) => found !== null) ?? [];
  return {
    isPatch: words.some((word) => /^(?:patch|rfc)(?:v\d+)?$/iu.test(word)) && !isReply(subject),
    isRfc: words.some((word) => /^rfc/iu.test(word)),
    version: Number(versions[0] ?? 1),
    number: number === undefined ? null : Number(number),
    total: total === undefined ? null : Number(total),
    title: subject.slice(tags.length).trim(),
  };
}

export function isReply(subject: string): boolean {
  return REPLY.test(subject);
}

interface Draft {
  readonly subject: PatchSubject;
  readonly root: string;
  cover: MailWithPatch | null;
  readonly patches: { readonly one: MailWithPatch; readonly number: number | null; readonly total: number | null }[];
}

/** The versions of a series in a file, oldest first, and a sentence for each that is left out. */
export interface FoundSeries {
  readonly versions: readonly MailSeries[];
  readonly leftOut: readonly string[];
}

/**
 * Groups the patches of a file to the versions of one series: by version, and by the thread that they are in. A version
 * that lacks a patch is left out. Fails as BAD_INPUT if there are several series.
 */
export function groupSeries(mails: readonly MailWithPatch[]): FoundSeries {
  const drafts = new Map<string, Draft>();
  const roots = new Map<string, string>();
  for (const one of mails) {
    const { mail, info } = one;
    const subject = patchSubject(mail.subject);
    const isCover = subject.isPatch && subject.number === 0 && info.patch.length === 0;
    if (isReply(mail.subject) || (!isCover && info.patch.length === 0)) continue;
    const answered = mail.answers.map((id) => roots.get(rootKey(id, subject))).find((root) => root !== undefined);
    const last = [...drafts.values()].findLast((draft) => isSameVersion(draft.subject, subject));
    const continued = last !== undefined && !isCover && continues(last, subject) ? last.root : undefined;
    const root = answered ?? continued ?? (mail.id || `${drafts.size}`);
    roots.set(rootKey(mail.id, subject), root);
    const key = rootKey(root, subject);
    const draft: Draft = drafts.get(key) ?? { subject, root, cover: null, patches: [] };
    drafts.set(key, draft);
    const isTwice = mail.id !== "" && draft.patches.some((patch) => patch.one.mail.id === mail.id);
    if (isCover) draft.cover ??= one;
    else if (!isTwice) draft.patches.push({ one, number: subject.number, total: subject.total });
  }
  return finish([...drafts.values()]);
}

function rootKey(id: string, { version, isRfc }: PatchSubject): string {
  return `${version} ${isRfc} ${id}`;
}

/** Returns true if a patch that answers no mail of its version belongs to the one before it in the file. */
function continues({ patches }: Draft, { number }: PatchSubject): boolean {
  const last = patches.at(-1);
  if (last === undefined) return number === null || number === 1;
  return number === null ? last.number === null : number > 1 && last.number !== null;
}

function isSameVersion(one: PatchSubject, other: PatchSubject): boolean {
  return one.version === other.version && one.isRfc === other.isRfc;
}

function finish(drafts: readonly Draft[]): FoundSeries {
  const leftOut: string[] = [];
  const versions: (MailSeries & { readonly isRfc: boolean })[] = [];
  for (const { subject, cover, patches } of drafts) {
    const missing = missingNumbers(patches, cover === null ? 0 : patchSubject(cover.mail.subject).total);
    const ordered = patches.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0)).map(({ one }) => one);
    const { version, isRfc } = subject;
    if (missing.length > 0) leftOut.push(`Version ${version} lacks patch ${missing.join(", ")} and is left out.`);
    else if (ordered.length > 0) versions.push({ version, isRfc, cover, patches: ordered });
  }
  const sorted = versions.toSorted(
    (one, other) => Number(other.isRfc) - Number(one.isRfc) || one.version - other.version,
  );
  const twice = sorted.find((one, at) => {
    const before = sorted[at - 1];
    return (
      before !== undefined && one.version === before.version && one.isRfc === before.isRfc && !isResent(before, one)
    );
  });
  if (twice !== undefined)
    throw new GalleyError("BAD_INPUT", `This file has several series of version ${twice.version}.`, {
      next: "Save each to a file of its own.",
    });
  return { versions: sorted, leftOut };
}

/** Returns true if a version was sent again: its patches have the same titles. */
function isResent(before: MailSeries, after: MailSeries): boolean {
  const titles = ({ patches }: MailSeries): string => patches.map(({ info }) => info.subject).join("\n");
  return titles(before) === titles(after);
}

function missingNumbers(patches: Draft["patches"], announced: number | null): readonly number[] {
  const total = Math.max(announced ?? 0, ...patches.map((patch) => patch.total ?? 0));
  const there = new Set(patches.map(({ number }) => number));
  if (there.has(null)) return [];
  return [...Array(total).keys()].map((at) => at + 1).filter((number) => !there.has(number));
}

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
