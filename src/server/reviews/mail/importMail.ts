import { cutText } from "#contract/untrustedText.ts";
import { GalleyError } from "#contract/errors.ts";
import { newestCommits } from "#server/git/ancestry/revList.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { applySeries, failedPatch, findSeriesBase } from "#server/git/patches/applySeries.ts";
import { formatPatch, mailInfo, mailSplit, withMailFolder } from "#server/git/patches/mailPatches.ts";
import { defaultBranch } from "#server/git/refs/head.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { copyFromMirror } from "#server/git/refs/updateRefs.ts";
import { type CommentItem, writeCommentLine } from "../notes/CommentItem.ts";
import { present } from "../notes/noteJson.ts";
import { type RequestItem, writeRequestLine } from "../notes/requestLine.ts";
import { secondsOf, timestampOf } from "../notes/timestamps.ts";
import {
  chooseReview,
  requireReview,
  requireTarget,
  requireUnderReview,
  type ReviewContext,
} from "../reviewIndex/ReviewContext.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import { requireRight } from "../viewer/Viewer.ts";
import { commentsFromMails, importedFrom, mailId, mailKey } from "./mailComments.ts";
import {
  groupSeries,
  isReply,
  type MailPatchSet,
  type MailSeries,
  type MailWithPatch,
  patchSubject,
} from "./MailSeries.ts";
import { parseMail, plain } from "./parseMail.ts";

export interface ImportMailInput {
  /** The revision that the patches are for; found if null. */
  readonly base: string | null;
  /** The target branch; the default branch if null. */
  readonly target: string | null;
  /** The review that the mails belong to; found by their ids if null. */
  readonly review: string | null;
  /** True to drop what is above a scissors line, as `git am --scissors`. */
  readonly scissors: boolean;
}

/** A version of a series that was imported now or before. */
interface ImportedVersion extends MailPatchSet {
  readonly isNew: boolean;
  /** The way in which its base was found. */
  readonly how: "named" | "stated" | "contents" | "target" | "recorded";
}

export interface ImportedMail {
  readonly review: IndexedReview;
  readonly isNew: boolean;
  readonly versions: readonly ImportedVersion[];
  /** The new comments, without verdicts. */
  readonly comments: number;
  readonly verdicts: number;
  /** Sentences about what was left out or guessed. */
  readonly notes: readonly string[];
}

const NO_PATCHES = "This file has no patches, and no mails about patches that were imported before.";
const WHOLE = "Save the whole series with its replies to one file, then import that.";
const NO_TARGET = "This repository has no default branch to use as the target.";

/**
 * Imports a mailbox: each version of a series becomes a patch set of one review, replies become its comments and
 * verdicts, in the names of their senders, which nobody verified. The commits are those of `git am`, made without a work
 * tree, hooks or branches. What was imported before is not written again. Writes everything or nothing. Fails as
 * BAD_INPUT if there is no series, or a patch does not apply, and as every writer of the store does.
 */
export async function importMail(
  context: ReviewContext,
  mailbox: Buffer,
  input: ImportMailInput,
): Promise<ImportedMail> {
  const { email } = requireRight(context.viewer, "verdict", null);
  return withMailFolder(context.git, (folder) => new MailImport(context, input, folder, email).run(mailbox));
}

class MailImport {
  readonly #context: ReviewContext;
  readonly #input: ImportMailInput;
  readonly #folder: string;
  readonly #by: string;
  readonly #notes: string[] = [];

  constructor(context: ReviewContext, input: ImportMailInput, folder: string, by: string) {
    this.#context = context;
    this.#input = input;
    this.#folder = folder;
    this.#by = by;
  }

  async run(mailbox: Buffer): Promise<ImportedMail> {
    const { git, index } = this.#context;
    const mails = await this.#read(mailbox);
    const { versions: series, leftOut } = groupSeries(mails);
    this.#notes.push(...leftOut);
    const known = await this.#findReview(mails, series);
    if (series.length === 0 && known === null)
      throw new GalleyError("BAD_INPUT", leftOut[0] ?? NO_PATCHES, { next: WHOLE });
    const target = known === null ? await this.#target() : null;
    const tip = target?.commit ?? known?.base ?? null;
    const versions: ImportedVersion[] = [];
    for (const one of series) versions.push(await this.#version(one, known, tip, versions.length));
    const earlier = known === null ? [] : await this.#earlierSets(known, versions, mails);
    const first = versions[0]?.commits[0] ?? "";
    const existing = known ?? (await index.find(first));
    if (existing !== null && versions.some(({ isNew }) => isNew)) requireUnderReview(existing);
    const revision = existing?.revision ?? first;
    const here = new Map(
      (existing === null ? [] : itemsOf(existing)).flatMap((item) => [
        [item.id, item],
        [item.extras.key ?? item.id, item],
      ]),
    );
    const { items, unrelated } = await commentsFromMails(git, mails, [...earlier, ...versions], {
      known: here,
      by: this.#by,
      latest: versions.findLast(({ isNew }) => isNew)?.head ?? existing?.patchSets.at(-1)?.head ?? null,
      mayResolve: existing === null || isByMail(existing),
    });
    if (unrelated > 0) this.#notes.push(`${unrelated} of the mails answer none of the patches and are left out.`);
    const fresh = items.filter(({ id }) => !here.has(id));
    const requests = this.#requests(versions, existing, target?.ref ?? "", revision);
    await this.#write(versions, revision, requests, fresh);
    const review = await requireReview({ index }, revision);
    return {
      review,
      isNew: existing === null,
      versions,
      comments: fresh.filter(({ description, extras }) => description !== "" && extras.verdict === undefined).length,
      verdicts: fresh.filter(({ extras }) => extras.verdict !== undefined).length,
      notes: this.#notes,
    };
  }

  async #read(mailbox: Buffer): Promise<readonly MailWithPatch[]> {
    const { git } = this.#context;
    const { scissors } = this.#input;
    const mails: MailWithPatch[] = [];
    let unreadable = 0;
    for (const bytes of await mailSplit(git, this.#folder, mailbox)) {
      const mail = await parseMail(bytes);
      // A reply has no patch of its own, so git need not read it.
      const isText = mail !== null && isReply(mail.subject);
      const info = isText ? NO_INFO : await mailInfo(git, this.#folder, bytes, { scissors });
      if (info === null || mail === null) unreadable += 1;
      else mails.push({ mail, info });
    }
    if (unreadable > 0) this.#notes.push(`${unreadable} of the mails cannot be read and are left out.`);
    return mails;
  }

  /**
   * Finds the review that is named, or that has one of these mails or one that they answer, or from which Galley exported
   * exactly these patch sets.
   */
  async #findReview(mails: readonly MailWithPatch[], series: readonly MailSeries[]): Promise<IndexedReview | null> {
    if (this.#input.review !== null) return chooseReview(this.#context, this.#input.review);
    const ids = new Set(mails.flatMap(({ mail }) => [mailId(mail), ...mail.answers]));
    const own = series.map((one) => leadOf(one)?.mail.own ?? null);
    const reviews = await this.#context.index.reviews();
    const exported = reviews.find(({ revision, patchSets }) => {
      const isOf = own.every((one) => one?.review === revision && patchSets.some(({ head }) => head === one.head));
      return own.length > 0 && isOf;
    });
    const byMail = reviews.find(({ requests }) =>
      requests.some(({ extras }) => extras.mails?.some((id) => id !== "" && ids.has(id))),
    );
    return exported ?? byMail ?? null;
  }

  /** Returns the recorded versions that the file does not have, but that its mails answer. Reads their patches. */
  async #earlierSets(
    { requests, patchSets }: IndexedReview,
    versions: readonly ImportedVersion[],
    mails: readonly MailWithPatch[],
  ): Promise<readonly MailPatchSet[]> {
    const { git } = this.#context;
    const answered = new Set(mails.flatMap(({ mail }) => mail.answers));
    const sets: MailPatchSet[] = [];
    for (const { extras, requester } of requests) {
      const { head, base, mails: ids = [] } = extras;
      const set = patchSets.find((one) => one.head === head);
      const isHere = versions.some((one) => one.head === head);
      if (head === undefined || base === undefined || set === undefined || isHere) continue;
      if (!ids.some((id) => answered.has(id))) continue;
      const [letter = "", ...patchIds] = ids;
      const commits = (await newestCommits(git, head, base, { count: patchIds.length })).toReversed();
      const patches: MailWithPatch[] = [];
      for (const [index, commit] of commits.entries())
        patches.push(recordedMail(patchIds[index] ?? "", requester, await formatPatch(git, commit, "PATCH")));
      const cover = letter === "" ? null : recordedMail(letter, requester, Buffer.alloc(0));
      sets.push({ series: { version: set.number, cover, patches }, number: set.number, base, commits, head });
    }
    return sets;
  }

  async #target() {
    const { git } = this.#context;
    const name = this.#input.target ?? (await defaultBranch(git))?.name;
    if (name === undefined) throw new GalleyError("BAD_INPUT", NO_TARGET, { next: "Pass one: --target <branch>" });
    return requireTarget(git, name);
  }

  async #version(
    series: MailSeries,
    known: IndexedReview | null,
    tip: Oid | null,
    before: number,
  ): Promise<ImportedVersion> {
    const { git } = this.#context;
    const key = keyOf(series);
    const own = leadOf(series)?.mail.own;
    const request = known?.requests.find(({ extras }) => extras.key === key)?.extras;
    const exported = own?.review === known?.revision && known?.patchSets.find((set) => set.head === own?.head);
    const written = exported || request;
    if (written?.head != null && written.base != null) {
      const { head, base } = written;
      const number = known?.patchSets.find((set) => set.head === head)?.number ?? 1;
      const commits = (await newestCommits(git, head, base, { count: series.patches.length })).toReversed();
      return { series, number, base, commits, head, isNew: false, how: "recorded" };
    }
    const { base, how } = await this.#base(series, tip);
    const infos = series.patches.map(({ info }) => info);
    const commits = await applySeries(git, this.#folder, base, infos);
    if ("reason" in commits) {
      const { mail, info } = series.patches[commits.index] ?? {};
      const { number } = patchSubject(mail?.subject ?? "");
      const place = `${number ?? commits.index + 1} of ${infos.length}${series.version > 1 ? ` in version ${series.version}` : ""}`;
      throw failedPatch(base, info?.subject ?? "", place, commits);
    }
    const number = (known?.patchSets.length ?? 0) + before + 1;
    return { series, number, base, commits, head: commits.at(-1) ?? base, isNew: true, how };
  }

  async #base(series: MailSeries, tip: Oid | null): Promise<Pick<ImportedVersion, "base" | "how">> {
    const { git } = this.#context;
    const named = this.#input.base === null ? null : await revParse(git, this.#input.base);
    if (named !== null) return { base: named, how: "named" };
    if (this.#input.base !== null)
      throw new GalleyError("NOT_FOUND", `There is no commit “${this.#input.base}”.`, { next: "Check --base." });
    const stated = statedBase(series);
    const [record] = stated === null ? [] : await readCommits(git, [stated]);
    if (stated !== null && record != null) return { base: stated, how: "stated" };
    if (stated !== null)
      this.#notes.push(`The base that version ${series.version} names, ${stated}, is not in this repository.`);
    if (tip === null) throw new GalleyError("BAD_INPUT", NO_TARGET, { next: "Pass one: --target <branch>" });
    const found = await findSeriesBase(
      git,
      tip,
      series.patches.map(({ info }) => info),
    );
    return found === null ? { base: tip, how: "target" } : { base: found, how: "contents" };
  }

  #requests(
    versions: readonly ImportedVersion[],
    existing: IndexedReview | null,
    targetRef: string,
    revision: Oid,
  ): readonly RequestItem[] {
    const items: RequestItem[] = [];
    const earlier = existing?.requests ?? [];
    const heads = new Set(existing?.patchSets.map(({ head }) => head));
    for (const { series, base, head, commits, isNew } of versions) {
      const lead = leadOf(series);
      if (!isNew || lead === undefined || heads.has(head)) continue;
      const { mail } = lead;
      const last = items.at(-1) ?? existing?.current ?? null;
      const lastTime = Math.max(0, ...[...earlier, ...items].map(({ timestamp }) => secondsOf(timestamp)));
      const sent =
        Math.max(...[series.cover, ...series.patches].map((one) => one?.mail.at ?? 0)) || this.#context.now();
      const email = mail.own?.author ?? (mail.email || "unknown@invalid");
      const name = (mail.own === null ? mail.name : mail.own.name) || undefined;
      const isRequester = last === null || last.requester === email;
      const alias = commits[0] !== undefined && commits[0] !== revision ? commits[0] : "";
      items.push({
        timestamp: timestampOf(last === null ? sent : Math.max(sent, lastTime + 1)),
        reviewRef: last?.reviewRef ?? "",
        targetRef: last?.targetRef ?? targetRef,
        requester: last?.requester ?? email,
        reviewers: last?.reviewers ?? [],
        description: descriptionOf(series),
        baseCommit: base,
        alias,
        extras: present({
          key: keyOf(series),
          name: isRequester ? name : undefined,
          by: isRequester ? undefined : email,
          byName: isRequester ? undefined : name,
          act: last === null ? ("request" as const) : ("update" as const),
          head,
          base,
          imported: importedFrom(mail, this.#by),
          mails: [series.cover, ...series.patches].map((one) => (one === null ? "" : mailId(one.mail))),
        }),
      });
    }
    return items;
  }

  async #write(
    versions: readonly ImportedVersion[],
    revision: Oid,
    requests: readonly RequestItem[],
    comments: readonly CommentItem[],
  ): Promise<void> {
    const { git, store } = this.#context;
    const created = versions.filter(({ isNew }) => isNew);
    if (created.length > 0) {
      await copyFromMirror(
        git,
        created.map(({ head }) => head),
        [...new Set(created.map(({ base }) => base))],
      );
      await store.archive(created.map(({ head }) => head));
    }
    const writes = [
      { ref: "reviews", revision, lines: requests.map(writeRequestLine) },
      { ref: "discuss", revision, lines: comments.map(writeCommentLine) },
    ] as const;
    const lines = writes.filter((one) => one.lines.length > 0);
    const key = mailKey([...requests, ...comments].map(({ extras }) => extras.key).join(" "));
    if (lines.length > 0) await store.append(lines, { key });
  }
}

const NO_INFO = { name: "", email: "", date: "", subject: "", message: Buffer.alloc(0), patch: Buffer.alloc(0) };

/** Returns a mail that was imported before, as far as replies need it. */
function recordedMail(id: string, email: string, patch: Buffer): MailWithPatch {
  const mail = { id, answers: [], name: "", email, at: 0, subject: "", text: "", own: null };
  const subject = /^Subject: (?:\[PATCH\] )?(.*)$/mu.exec(patch.toString("utf8"))?.[1] ?? "";
  return { mail, info: { ...NO_INFO, email, subject, patch } };
}

function leadOf({ cover, patches }: MailSeries): MailWithPatch | undefined {
  return cover ?? patches[0];
}

function isByMail({ requests }: IndexedReview): boolean {
  return requests[0]?.extras.imported !== undefined;
}

function itemsOf({ threads }: IndexedReview): readonly CommentItem[] {
  return threads.flatMap(({ comments }) => comments.map(({ item }) => item));
}

/** Returns the idempotency key of a version: that of its first mail. */
function keyOf(series: MailSeries): string {
  const lead = leadOf(series);
  return lead === undefined ? "" : mailKey(mailId(lead.mail));
}

const BASE = /^base-commit: ([0-9a-f]{40}|[0-9a-f]{64})\s*$/mu;

function statedBase({ cover, patches }: MailSeries): Oid | null {
  for (const one of [cover, ...patches]) {
    const text = one === null ? "" : `${one.info.message.toString("latin1")}\n${one.info.patch.toString("latin1")}`;
    const [, oid] = BASE.exec(text) ?? [];
    if (oid !== undefined) return oid;
  }
  return null;
}

const TITLE_MAX = 256;
const BODY_MAX = 65_536;
/** The lines after the text of a letter: a signature, the list of commits, the base. */
const AFTER_LETTER = /^(?:-- ?|base-commit: .*|\S.* \(\d+\):)$/mu;

/** Returns the title and the text of the letter before a series, or of its first patch. */
function descriptionOf({ cover, patches }: MailSeries): string {
  const lead = cover ?? patches[0];
  if (lead === undefined) return "";
  const title =
    cutText(plain(patchSubject(lead.mail.subject).title || lead.info.subject), TITLE_MAX) || "A series of patches";
  const message = plain(lead.info.message.toString("utf8"));
  const body = message.slice(message.indexOf("\n") + 1).trim();
  const end = cover === null ? -1 : body.search(AFTER_LETTER);
  const text = cutText(end < 0 ? body : body.slice(0, end).trim(), BODY_MAX);
  return text === "" ? title : `${title}\n\n${text}`;
}
