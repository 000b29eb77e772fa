import { createHash } from "node:crypto";
import { cutText } from "#contract/untrustedText.ts";
import { GalleyError } from "#contract/errors.ts";
import { COMMENT_LENGTH_MAX } from "#contract/limits.ts";
import { newestCommits } from "#server/git/ancestry/revList.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { applySeries, failedPatch } from "#server/git/patches/applySeries.ts";
import { mailInfo, mailSplit, withMailFolder } from "#server/git/patches/mailPatches.ts";
import { defaultBranch } from "#server/git/refs/head.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { copyFromMirror } from "#server/git/refs/updateRefs.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { type Imported, present } from "#server/store/notes/noteJson.ts";
import { editableFields, INITIAL_FIELDS, type RequestItem, writeRequestLine } from "#server/store/notes/requestLine.ts";
import { secondsOf, timestampOf } from "#server/store/notes/timestamps.ts";
import {
  chooseReview,
  requireReview,
  requireTarget,
  requireUnderReview,
  type ReviewContext,
} from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { RecordedPatchSet } from "#server/reviews/state/Review.ts";
import { requireRight } from "#server/reviews/state/Viewer.ts";
import { messageId } from "./exportMail.ts";
import {
  groupSeries,
  isReply,
  type Mail,
  type MailSeries,
  type MailWithPatch,
  parseMail,
  patchSubject,
} from "./MailSeries.ts";

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
interface ImportedVersion {
  readonly series: MailSeries;
  readonly number: number;
  readonly base: Oid;
  /** One for each patch, oldest first. */
  readonly commits: readonly Oid[];
  readonly head: Oid;
  readonly isNew: boolean;
  readonly how: "named" | "stated" | "target" | "recorded";
}

export interface ImportedMail {
  readonly review: IndexedReview;
  readonly isNew: boolean;
  readonly versions: readonly ImportedVersion[];
  /** True if a version lacks a patch, or a mail could not be read. Replies are left out by design. */
  readonly isPartial: boolean;
  /** Sentences about what was left out or guessed. */
  readonly notes: readonly string[];
}

const NO_PATCHES = "This file has no patches.";
const WHOLE = "Save the whole series to one file, then import that.";
const NO_TARGET = "This repository has no default branch to use as the target.";

/**
 * Imports a mailbox: each version of a series becomes a patch set of one review, in the name of its sender, which nobody
 * verified. Replies are left out. The commits are those of `git am`, made without a work tree, hooks or branches. What
 * was imported before is not written again. Writes everything or nothing. Fails as BAD_INPUT if there is no series, or a patch does not apply, and as every writer of the store does.
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
  #unreadable = 0;

  constructor(context: ReviewContext, input: ImportMailInput, folder: string, by: string) {
    this.#context = context;
    this.#input = input;
    this.#folder = folder;
    this.#by = by;
  }

  async run(mailbox: Buffer): Promise<ImportedMail> {
    const { index } = this.#context;
    const mails = await this.#read(mailbox);
    const { versions: series, leftOut } = groupSeries(mails);
    this.#notes.push(...leftOut);
    const known = await this.#findReview(mails);
    if (series.length === 0 && known === null)
      throw new GalleyError("BAD_INPUT", leftOut[0] ?? NO_PATCHES, { next: WHOLE });
    const target = known === null ? await this.#target() : null;
    const tip = target?.commit ?? known?.base ?? null;
    const versions: ImportedVersion[] = [];
    for (const one of series) versions.push(await this.#version(one, known, tip, versions.length));
    const first = versions[0]?.commits[0] ?? "";
    const existing = known ?? (await index.find(first));
    if (existing !== null && versions.some(({ isNew }) => isNew)) requireUnderReview(existing);
    const revision = existing?.revision ?? first;
    const letters = series.filter(({ cover }) => cover !== null).length;
    const others = mails.filter(({ mail, info }) => isReply(mail.subject) || info.patch.length === 0).length - letters;
    if (others > 0)
      this.#notes.push(`${others} of the mails have no patch and are left out. Replies become no comments.`);
    const requests = this.#requests(versions, existing, target?.ref ?? "", revision);
    await this.#write(versions, revision, requests);
    const review = await requireReview({ index }, revision);
    return {
      review,
      isNew: existing === null,
      versions,
      isPartial: leftOut.length > 0 || this.#unreadable > 0,
      notes: this.#notes,
    };
  }

  async #read(mailbox: Buffer): Promise<readonly MailWithPatch[]> {
    const { git } = this.#context;
    const { scissors } = this.#input;
    const mails: MailWithPatch[] = [];
    for (const bytes of await mailSplit(git, this.#folder, mailbox)) {
      const mail = await parseMail(bytes);
      // A reply has no patch of its own, so git need not read it.
      const isText = mail !== null && isReply(mail.subject);
      const info = isText ? NO_INFO : await mailInfo(git, this.#folder, bytes, { scissors });
      if (info === null || mail === null) this.#unreadable += 1;
      else mails.push({ mail, info });
    }
    if (this.#unreadable > 0) this.#notes.push(`${this.#unreadable} of the mails cannot be read and are left out.`);
    return mails;
  }

  /** Finds the review that is named, or that has one of these mails, or from which Galley exported them. */
  async #findReview(mails: readonly MailWithPatch[]): Promise<IndexedReview | null> {
    if (this.#input.review !== null) return chooseReview(this.#context, this.#input.review);
    const ids = new Set(mails.flatMap(({ mail }) => [mailId(mail), ...mail.answers]));
    const reviews = await this.#context.index.reviews();
    const byMail = ({ requests }: IndexedReview): boolean =>
      requests.some(({ extras }) => extras.mails?.some((id) => id !== "" && ids.has(id)));
    return (
      reviews.find((review) => byMail(review) || review.patchSets.some((set) => isExport(review, set, ids))) ?? null
    );
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
    const ids = new Set([series.cover, ...series.patches].flatMap((one) => one?.mail.id ?? []));
    const exported = known?.patchSets.find((set) => isExport(known, set, ids));
    const written = exported ?? known?.requests.find(({ extras }) => extras.key === key)?.extras;
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
    return { base: tip, how: "target" };
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
      const email = mail.email || "unknown@invalid";
      const name = mail.name || undefined;
      const isRequester = last === null || last.requester === email;
      const alias = commits[0] !== undefined && commits[0] !== revision ? commits[0] : "";
      items.push({
        timestamp: timestampOf(last === null ? sent : Math.max(sent, lastTime + 1)),
        reviewRef: last?.reviewRef ?? "",
        targetRef: last?.targetRef ?? targetRef,
        requester: last?.requester ?? email,
        ...editableFields(last ?? INITIAL_FIELDS),
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

  async #write(versions: readonly ImportedVersion[], revision: Oid, requests: readonly RequestItem[]): Promise<void> {
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
    if (requests.length === 0) return;
    const key = mailKey(requests.map(({ extras }) => extras.key).join(" "));
    await store.append([{ ref: "reviews", revision, lines: requests.map(writeRequestLine) }], { key });
  }
}

const NO_INFO = { name: "", email: "", date: "", subject: "", message: Buffer.alloc(0), patch: Buffer.alloc(0) };

/** Returns true if one of these Message-IDs is of a mail that Galley wrote for the patch set. */
function isExport(review: IndexedReview, set: RecordedPatchSet, ids: ReadonlySet<string>): boolean {
  return [0, 1].some((index) => ids.has(messageId(review.revision, set, index)));
}

/** Returns the idempotency key of a mail: the same wherever and however often it is imported. */
function mailKey(id: string): string {
  return `mail-${createHash("sha256").update(id).digest("hex").slice(0, 40)}`;
}

/** Returns a mail's id, or for one without, one of its contents. */
function mailId({ id, email, at, subject, text }: Mail): string {
  return (
    id ||
    createHash("sha256")
      .update(JSON.stringify([email, at, subject, text]))
      .digest("hex")
  );
}

const ID_MAX = 256;

/** Returns what a line says about its mail, and about the person who imported it. */
function importedFrom(mail: Mail, by: string): Imported {
  return { by, mail: cutText(mailId(mail), ID_MAX) };
}

function leadOf({ cover, patches }: MailSeries): MailWithPatch | undefined {
  return cover ?? patches[0];
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
/** The lines after the text of a letter: a signature, the list of commits, the base. */
const AFTER_LETTER = /^(?:-- ?|base-commit: .*|\S.* \(\d+\):)$/mu;

/** Returns the title and the text of the letter before a series, or of its first patch. */
function descriptionOf({ cover, patches }: MailSeries): string {
  const lead = cover ?? patches[0];
  if (lead === undefined) return "";
  const title =
    cutText(inputRules.anyText(patchSubject(lead.mail.subject).title || lead.info.subject), TITLE_MAX) ||
    "A series of patches";
  const message = inputRules.anyText(lead.info.message.toString("utf8"));
  const body = message.slice(message.indexOf("\n") + 1).trim();
  const end = cover === null ? -1 : body.search(AFTER_LETTER);
  const text = cutText(end < 0 ? body : body.slice(0, end).trim(), COMMENT_LENGTH_MAX);
  return text === "" ? title : `${title}\n\n${text}`;
}
