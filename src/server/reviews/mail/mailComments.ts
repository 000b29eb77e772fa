import { createHash } from "node:crypto";
import { cutText } from "#contract/untrustedText.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { buildComment, type CommentInput, derivedKey } from "../comments/writeComments.ts";
import { commentId, type CommentItem } from "../notes/CommentItem.ts";
import { type Imported, present } from "../notes/noteJson.ts";
import { timestampOf } from "../notes/timestamps.ts";
import { type Anchor, readAnchor } from "../positions/Anchor.ts";
import { isReply, type MailPatchSet, type MailWithPatch } from "./MailSeries.ts";
import type { Mail, OwnFields } from "./parseMail.ts";
import {
  findQuoted,
  orNull,
  type Passage,
  passagesOf,
  type PatchLine,
  patchLines,
  PatchPlaces,
} from "./quotedLines.ts";

/** The comments of a reply, by the mail. */
interface Answered {
  readonly set: MailPatchSet;
  /** The patch that it is about, from 0; null for the letter before the patches. */
  readonly index: number | null;
  readonly comments: readonly CommentItem[];
}

export interface MailCommentOptions {
  /** The comments that are here, by their ids and keys. */
  readonly known: ReadonlyMap<string, CommentItem>;
  /** The importer. */
  readonly by: string;
  /** The head of the last patch set: comments on it begin open threads. */
  readonly latest: Oid | null;
  /** True if a mail of Galley may resolve threads: not those of a review that did not come by mail. */
  readonly mayResolve: boolean;
}

export interface MailComments {
  readonly items: readonly CommentItem[];
  /** The number of mails that answer none of the patches. */
  readonly unrelated: number;
}

/** Returns the idempotency key of a mail: the same wherever and however often it is imported. */
export function mailKey(id: string): string {
  return `mail-${createHash("sha256").update(id).digest("hex").slice(0, 40)}`;
}

/** Returns a mail's id, or for one without, one of its contents. */
export function mailId({ id, email, at, subject, text }: Mail): string {
  return (
    id ||
    createHash("sha256")
      .update(JSON.stringify([email, at, subject, text]))
      .digest("hex")
  );
}

const ID_MAX = 256;

/** Returns what a line says about its mail, and about the person who imported it. */
export function importedFrom(mail: Mail, by: string): Imported {
  return { by, mail: cutText(mailId(mail), ID_MAX) };
}

/**
 * Turns the replies to the patches of a series into comments: each passage of a reply on the last line that it quotes, on
 * the comment that it answers, or on the whole change; trailers into verdicts.
 */
export async function commentsFromMails(
  git: Repository,
  mails: readonly MailWithPatch[],
  sets: readonly MailPatchSet[],
  options: MailCommentOptions,
): Promise<MailComments> {
  const answered = new Map<string, Answered>();
  const own = new Set<MailWithPatch>();
  for (const set of sets) {
    for (const [at, one] of [set.series.cover, ...set.series.patches].entries()) {
      if (one === null) continue;
      own.add(one);
      answered.set(one.mail.id, { set, index: at === 0 ? null : at - 1, comments: [] });
    }
  }
  const importer = new MailImporter(git, options);
  const inFile = new Set(mails.map(({ mail }) => mailId(mail)));
  for (const item of new Set(options.known.values())) {
    const { imported, patchSet, verdict, act } = item.extras;
    const set = sets.find(({ number }) => number === patchSet) ?? sets.at(-1);
    if (imported?.mail === undefined || set === undefined || inFile.has(imported.mail)) continue;
    if (verdict === "reject") importer.noteObjection(item);
    const before = answered.get(imported.mail) ?? { set, index: null, comments: [] };
    const isAnswerable = verdict === undefined && act === undefined;
    answered.set(imported.mail, isAnswerable ? { ...before, comments: [...before.comments, item] } : before);
  }
  const isPatch = ({ mail, info }: MailWithPatch): boolean => info.patch.length > 0 && !isReply(mail.subject);
  const replies = mails
    .filter((one) => !own.has(one) && !isPatch(one))
    .toSorted((one, other) => one.mail.at - other.mail.at);
  const items: CommentItem[] = [];
  let unrelated = 0;
  for (const { mail } of replies) {
    const parent = mail.answers.map((id) => answered.get(id)).find((found) => found !== undefined);
    if (parent === undefined) unrelated += 1;
    else if (!answered.has(mail.id) || mail.id === "") {
      const verdict = importer.verdictOf(mail, parent);
      const { comments, rest } = await importer.comments(mail, parent, verdict !== null);
      answered.set(mail.id, { ...parent, comments });
      items.push(...comments, ...(verdict === null ? [] : importer.verdict(mail, parent, verdict, rest)));
    }
  }
  return { items, unrelated };
}

const BODY_MAX = 65_536;
const QUOTED_MAX = 20;
const TRAILER = /^(?<kind>[A-Za-z-]+)-by:\s*(?<name>[^<]*?)\s*(?:<(?<email>[^<>\s]+)>.*)?$/iu;
const VERDICTS: ReadonlyMap<string, "approve" | "reject"> = new Map([
  ["reviewed", "approve"],
  ["acked", "approve"],
  ["nacked", "reject"],
]);

interface PlacedMail {
  readonly comments: readonly CommentItem[];
  readonly rest: readonly string[];
}

class MailImporter {
  readonly #git: Repository;
  readonly #options: MailCommentOptions;
  readonly #lines = new Map<string, readonly PatchLine[]>();
  readonly #places: PatchPlaces;
  /** The patches that each person approved, by patch set and person. */
  readonly #approved = new Map<string, Set<number>>();
  /** The objections of each person to the whole change. */
  readonly #objections = new Map<string, CommentItem>();

  constructor(git: Repository, options: MailCommentOptions) {
    this.#git = git;
    this.#options = options;
    this.#places = new PatchPlaces(git);
  }

  /** Remembers an objection to the whole change that was imported before: an approval lifts it. */
  noteObjection(item: CommentItem): void {
    this.#objections.set(item.author, item);
  }

  /** Returns the comments of a mail, and the texts that belong to its verdict if it has one. */
  async comments(mail: Mail, parent: Answered, hasVerdict: boolean): Promise<PlacedMail> {
    const { set, index } = parent;
    if (mail.own !== null) return { comments: [await this.#ownComment(mail, mail.own, parent)], rest: [] };
    const patch = index === null ? undefined : set.series.patches[index];
    const lines = patch === undefined ? [] : this.#linesOf(set, patch);
    const items: CommentItem[] = [];
    const rest: string[] = [];
    let from = 0;
    for (const [at, passage] of passagesOf(mail.text).entries()) {
      const { text } = passage;
      const isOfVerdict = hasVerdict && ownTrailers(mail, text).length > 0;
      if (isOfVerdict && isOnlyVerdict(mail, text)) continue;
      const key = derivedKey(mailKey(mailId(mail)), at);
      const answers = answeredComment(parent.comments, passage.quoted);
      if (answers !== null) {
        const input = { original: "", parent: answers.id, location: null, description: text, resolved: null };
        items.push(this.#item(mail, { ...input, extras: { key } }));
        continue;
      }
      const quoted = parent.comments.length === 0 ? passage.quoted : passage.quoted.map(withoutMarks);
      const found = findQuoted(lines, quoted, from);
      const line = found === null ? undefined : lines[found];
      from = found ?? from;
      const here = this.#options.known.get(key);
      const placed = line && here === undefined ? await this.#place(set, index ?? 0, line, { key, body: text }) : null;
      if (here !== undefined) items.push(here);
      else if (isOfVerdict && placed === null) rest.push(text);
      else items.push(this.#item(mail, placed ?? wholeChange(set, index, key, passage)));
    }
    return { comments: items, rest };
  }

  /** Returns the verdict that a mail's trailers give; null if there is none, or if it is the sender's own series. */
  verdictOf(mail: Mail, { set, index }: Answered): "approve" | "reject" | null {
    if (mail.own !== null) return null;
    const kinds = new Set(passagesOf(mail.text).flatMap(({ text }) => ownTrailers(mail, text)));
    const author = set.series.patches[0]?.mail.email;
    if (kinds.size === 0 || mail.email === "" || mail.email === author) return null;
    if ([...kinds].some((kind) => VERDICTS.get(kind) === "reject")) return "reject";
    return this.#isWhole(mail, set, index) ? "approve" : null;
  }

  verdict(
    mail: Mail,
    { set }: Answered,
    verdict: "approve" | "reject",
    texts: readonly string[],
  ): readonly CommentItem[] {
    const trailers = mail.text.split("\n").filter((line) => isVerdictLine(mail, line));
    const description = texts.length > 0 ? texts.join("\n\n") : trailers.join("\n");
    const key = derivedKey(mailKey(mailId(mail)), VERDICT_NUMBER);
    const item = this.#item(mail, {
      original: "",
      parent: "",
      location: { commit: set.head, path: "", range: null },
      description,
      resolved: verdict === "approve",
      extras: { key, verdict, patchSet: set.number },
    });
    const before = this.#objections.get(mail.email);
    if (verdict === "reject") this.noteObjection(item);
    else this.#objections.delete(mail.email);
    if (verdict === "reject" || before === undefined) return [item];
    const extras = { key: derivedKey(mailKey(mailId(mail)), VERDICT_NUMBER + 1), act: "resolve" as const };
    const lifted = { original: "", parent: before.id, location: null, description: "", resolved: true, extras };
    return [item, this.#item(mail, lifted)];
  }

  /** Returns the comment that Galley wrote as a mail, in its place of then. */
  async #ownComment(mail: Mail, own: OwnFields, { set, comments }: Answered): Promise<CommentItem> {
    const here = this.#options.known.get(own.id ?? "");
    if (here !== undefined) return here;
    const lines = mail.text.replace(/\n+$/u, "").split("\n");
    const description = lines.slice(own.skip ?? 0).join("\n");
    const { verdict, sequence, agent } = own;
    const parent = comments[0]?.id ?? "";
    const isIgnored = parent !== "" && !this.#options.mayResolve;
    const act = isIgnored ? undefined : own.act;
    const extras = present({ key: mailKey(mailId(mail)), verdict, act, sequence, agent: agent && { name: agent } });
    const base = { original: "", parent, location: null, description, resolved: isIgnored ? null : bitOf(own), extras };
    if (parent !== "") return this.#item(mail, base);
    const path = own.path?.[0] ?? null;
    const side = own.on === "base" && path !== null ? ("old" as const) : ("new" as const);
    const commit = side === "old" ? set.base : set.head;
    const anchor: Anchor = { path, side, commit, startLine: own.startLine ?? null, endLine: own.endLine ?? null };
    const file = await readAnchor(this.#git, anchor).catch(orNull);
    const body = { key: extras.key ?? "", body: description, kind: "note" as const };
    const placed = buildComment(
      { patchSets: [] },
      file === null ? { ...anchor, path: null, startLine: null } : anchor,
      file,
      body,
    );
    return this.#item(mail, {
      ...placed,
      resolved: base.resolved,
      extras: { ...placed.extras, ...extras, patchSet: set.number },
    });
  }

  /** Notes an approval of one patch; returns true once a person approved every patch, or the letter. */
  #isWhole(mail: Mail, set: MailPatchSet, index: number | null): boolean {
    const key = `${set.head} ${mail.email}`;
    const patches = this.#approved.get(key) ?? new Set<number>();
    this.#approved.set(key, patches);
    if (index !== null) patches.add(index);
    return index === null || patches.size === set.commits.length;
  }

  #linesOf({ head }: MailPatchSet, { mail, info }: MailWithPatch): readonly PatchLine[] {
    const key = `${head} ${mail.id}`;
    const lines = this.#lines.get(key) ?? patchLines(info);
    this.#lines.set(key, lines);
    return lines;
  }

  /** Places a comment on a line of a patch; null if that line is not in the commit. */
  async #place(
    set: MailPatchSet,
    index: number,
    line: PatchLine,
    content: { readonly key: string; readonly body: string },
  ): Promise<CommentInput | null> {
    const place = await this.#places.find(set, index, line);
    if (place === null) return null;
    const { number, head, base } = set;
    const kind = head === this.#options.latest ? "blocking" : "note";
    const patchSets = [{ number, head, base, kind: "commits", at: null, by: NOBODY }] as const;
    const input = buildComment({ patchSets }, place.anchor, place.file, { ...content, kind });
    return { ...input, extras: { ...input.extras, patchSet: number } };
  }

  #item(mail: Mail, input: CommentInput): CommentItem {
    const author = mail.own?.author ?? (mail.email || "unknown@invalid");
    const name = mail.own === null ? mail.name : mail.own.name;
    const description = cutText(input.description, BODY_MAX);
    const fields = { ...input, description, timestamp: timestampOf(mail.at), author };
    const extras = present({
      ...input.extras,
      name: name || undefined,
      imported: importedFrom(mail, this.#options.by),
    });
    return this.#options.known.get(input.extras.key ?? "") ?? { ...fields, id: commentId(fields), extras };
  }
}

const NOBODY = { email: "", name: null } as const;
/** More than the passages of any reply. */
const VERDICT_NUMBER = 9000;

function bitOf({ bit }: OwnFields): boolean | null {
  return bit === undefined ? null : bit === "accepts";
}

function wholeChange(set: MailPatchSet, index: number | null, key: string, { quoted, text }: Passage): CommentInput {
  const total = set.commits.length;
  const title = index === null ? "" : (set.series.patches[index]?.info.subject ?? "");
  const about = index === null || total === 1 ? [] : [`On patch ${index + 1} of ${total}, “${title}”:`];
  const end = quoted.findLastIndex((line) => line.trim() !== "") + 1;
  const shown = quoted
    .slice(0, end)
    .slice(-QUOTED_MAX)
    .map((line) => `> ${line}`);
  return {
    original: "",
    parent: "",
    location: { commit: set.head, path: "", range: null },
    description: [...about, ...(shown.length === 0 ? [] : [shown.join("\n")]), text].join("\n\n"),
    resolved: null,
    extras: { key, patchSet: set.number },
  };
}

const MARKS = /^(?:> ?)+/u;

function withoutMarks(line: string): string {
  return line.replace(MARKS, "");
}

/** Finds the comment of the answered mail whose text the quotation ends with. */
function answeredComment(comments: readonly CommentItem[], quoted: readonly string[]): CommentItem | null {
  if (comments.length === 0) return null;
  const last = quoted.findLast((line) => line.trim() !== "");
  if (last === undefined) return comments[0] ?? null;
  if (MARKS.test(last)) return null;
  const wanted = last.trim();
  return comments.findLast(({ description }) => description.split("\n").some((line) => line.trim() === wanted)) ?? null;
}

/** Returns the kinds of the trailers that give a verdict in the sender's own name. */
function ownTrailers(mail: Mail, text: string): readonly string[] {
  return text.split("\n").flatMap((line) => {
    const { kind = "", name = "", email = "" } = TRAILER.exec(line.trim())?.groups ?? {};
    const isOwn = email.toLowerCase() === mail.email.toLowerCase() || (name !== "" && name === mail.name);
    return VERDICTS.has(kind.toLowerCase()) && isOwn ? [kind.toLowerCase()] : [];
  });
}

function isVerdictLine(mail: Mail, line: string): boolean {
  return ownTrailers(mail, line).length > 0;
}

/** Returns true for a passage that has nothing but such trailers. */
function isOnlyVerdict(mail: Mail, text: string): boolean {
  return text.split("\n").every((line) => line.trim() === "" || isVerdictLine(mail, line));
}
