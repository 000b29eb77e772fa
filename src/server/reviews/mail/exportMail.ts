import { GalleyError } from "#contract/errors.ts";
import { revList } from "#server/git/ancestry/revList.ts";
import { commitBytes, ObjectPack, writeToMirror } from "#server/git/objects/ObjectPack.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { formatPatch } from "#server/git/patches/mailPatches.ts";
import { present } from "../notes/noteJson.ts";
import { secondsOf } from "../notes/timestamps.ts";
import { recordHeads } from "../patchSets/recordMoves.ts";
import { chooseReview, type ReviewContext } from "../reviewIndex/ReviewContext.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import type { DerivedComment, DerivedThread, RecordedPatchSet } from "../state/Review.ts";
import { type ComposedMail, composeMail, messageId, withThread } from "./composeMail.ts";
import type { OwnFields } from "./parseMail.ts";
import { type PatchLine, patchLines } from "./quotedLines.ts";

export interface ExportMailInput {
  /** An id or a branch; the review of the current work if absent. */
  readonly review: string | undefined;
  /** The number of the only patch set to write, with the comments on it; all if null. */
  readonly patchSet: number | null;
}

export interface ExportedMail {
  readonly review: IndexedReview;
  readonly mailbox: Buffer;
  readonly patches: number;
  readonly comments: number;
}

interface Answerable {
  readonly id: string;
  readonly subject: string;
  readonly answers: readonly string[];
}

interface PatchSetMails {
  readonly set: RecordedPatchSet;
  readonly lead: Answerable;
  readonly patches: readonly (Answerable & { readonly lines: readonly PatchLine[] })[];
}

const MISSING = "The commits of this patch set are not in this repository.";

/**
 * Writes a review as a mailbox: each patch set as a version of the series, as `git format-patch` does, and each comment as
 * a reply that quotes its lines. A change with merges or of uncommitted work becomes one patch. The same review gives the
 * same bytes. Nothing is sent.
 */
export async function exportMail(context: ReviewContext, input: ExportMailInput): Promise<ExportedMail> {
  await recordHeads(context);
  const review = await chooseReview(context, input.review);
  const recorded = review.patchSets.length > 0 ? review.patchSets : currentSet(review);
  const sets = recorded.filter(({ number }) => input.patchSet === null || number === input.patchSet);
  if (sets.length === 0)
    throw new GalleyError("NOT_FOUND", `This review has no patch set ${input.patchSet}.`, {
      next: `It has ${recorded.length}.`,
    });
  const mails: Buffer[] = [];
  const written: PatchSetMails[] = [];
  for (const set of sets) written.push(await writePatchSet(context, review, set, mails));
  const patches = written.reduce((count, one) => count + one.patches.length, 0);
  const comments = review.threads.map((thread) => writeThread(review, thread, written, mails));
  return {
    review,
    mailbox: Buffer.concat(mails),
    patches,
    comments: comments.reduce((total, count) => total + count, 0),
  };
}

/** A review that no Galley requested has no recorded patch set. */
function currentSet({ head, base, createdAt, participants }: IndexedReview): readonly RecordedPatchSet[] {
  const by = participants[0] ?? { email: "", name: null };
  return head === null ? [] : [{ number: 1, head, base, kind: "commits", at: createdAt, by }];
}

async function writePatchSet(
  context: ReviewContext,
  review: IndexedReview,
  set: RecordedPatchSet,
  mails: Buffer[],
): Promise<PatchSetMails> {
  const { number, head, base, by } = set;
  if (base === null) throw new GalleyError("OBJECT_MISSING", MISSING);
  const at = set.at ?? review.createdAt ?? 0;
  const commits = (await plainCommits(context, set, base)) ?? [await squashed(context, review, set, base, at)];
  const first = await readCommits(context.git, commits.slice(0, 1));
  const message = (first[0] ?? null)?.message.trim() ?? "";
  const description = [review.title, review.body].filter(Boolean).join("\n\n").trim();
  const hasLetter = commits.length > 1 || message !== description;
  const version = number > 1 ? ` v${number}` : "";
  const tags = (index: number): string =>
    hasLetter ? `PATCH${version} ${index}/${commits.length}` : `PATCH${version}`;
  const own: OwnFields = present({ review: review.revision, head, author: by.email, name: by.name ?? undefined });
  const baseLine = `\nbase-commit: ${base}\n`;
  const idOf = (index: number): string => messageId("patch", review.revision, number, head, index);
  const letter = { id: idOf(0), subject: `[${tags(0)}] ${review.title}`, answers: [] };
  if (hasLetter) {
    const text = `${review.body === "" ? "" : `${review.body}\n`}${baseLine}`.trim();
    mails.push(composeMail({ ...letter, name: by.name ?? "", email: by.email, at, text, own }));
  }
  const patches: (Answerable & { readonly lines: readonly PatchLine[] })[] = [];
  const records = await readCommits(context.git, commits);
  for (const [index, commit] of commits.entries()) {
    const patch = await formatPatch(context.git, commit, tags(index + 1));
    const answers = hasLetter ? [letter.id] : [];
    const title = (records[index] ?? null)?.message.split("\n")[0] ?? "";
    const one = { id: idOf(index + 1), subject: `[${tags(index + 1)}] ${title}`, answers };
    mails.push(withThread(patch, { ...one, own }, hasLetter ? "" : baseLine));
    patches.push({ ...one, lines: patchLines({ patch }) });
  }
  return { set, lead: hasLetter ? letter : (patches[0] ?? letter), patches };
}

/** Returns the commits of a patch set, oldest first; null if they are no series of patches. */
async function plainCommits({ git }: ReviewContext, { head, kind }: RecordedPatchSet, base: Oid) {
  if (kind === "snapshot") return null;
  const graph = await revList(git, [head], [base]);
  const commits = [...graph.keys()].toReversed();
  const isSeries = commits.every((oid, index) => {
    const parents = graph.get(oid) ?? [];
    return parents.length === 1 && parents[0] === (commits[index - 1] ?? base);
  });
  return isSeries && commits.length > 0 ? commits : null;
}

/** Writes the whole change of a patch set as one commit into the mirror. */
async function squashed(
  { git }: ReviewContext,
  { title, body }: IndexedReview,
  { head, by }: RecordedPatchSet,
  base: Oid,
  at: number,
): Promise<Oid> {
  const [record] = await readCommits(git, [head]);
  if (record == null) throw new GalleyError("OBJECT_MISSING", MISSING);
  const pack = new ObjectPack(git.objectFormat);
  const author = { name: by.name ?? by.email, email: by.email, at, offset: 0 };
  const message = body === "" ? title : `${title}\n\n${body}`;
  const commit = pack.add("commit", commitBytes({ tree: record.tree, parents: [base], by: author, message }));
  await writeToMirror(git, pack);
  return commit;
}

/** Writes the comments of a thread as mails; returns their number. */
function writeThread(
  review: IndexedReview,
  thread: DerivedThread,
  written: readonly PatchSetMails[],
  mails: Buffer[],
): number {
  const { commit = "" } = thread.location ?? {};
  const named = thread.root.item.extras.patchSet;
  const isOn = ({ set }: PatchSetMails): boolean => set.number === named || set.head === commit || set.base === commit;
  const known = written.find(isOn);
  const isElsewhere = known === undefined && review.patchSets.some(({ number }) => number === named);
  const target = isElsewhere ? undefined : (known ?? written.at(-1));
  if (target === undefined) return 0;
  const ids = new Map<string, Answerable>();
  let count = 0;
  for (const comment of thread.comments) {
    const { parent } = comment.item;
    if (comment.isDeleted && comment.children.length === 0) continue;
    const answered = parent === "" ? null : (ids.get(parent) ?? ids.get(thread.root.item.id) ?? null);
    const mail = answered === null ? rootMail(review, thread, target) : commentMail(review, comment, answered, [], {});
    ids.set(comment.item.id, mail);
    mails.push(composeMail(mail));
    count += 1;
  }
  return count;
}

const TRAILERS = { approve: "Reviewed-by", reject: "Nacked-by", comment: null } as const;
const EMPTY = { resolve: "Resolved.", reopen: "Reopened." } as const;

function rootMail(review: IndexedReview, { root, location, side }: DerivedThread, target: PatchSetMails): ComposedMail {
  const { item } = root;
  const { set, lead, patches } = target;
  const { path = "", commit = "", range = null } = location ?? {};
  const startLine = range?.startLine || undefined;
  const endLine = range?.endLine || startLine;
  const found = path === "" ? null : findLine(patches, path, side, endLine, item.extras.quote?.at(-1));
  const on = commit === set.head ? ("head" as const) : commit === set.base ? ("base" as const) : undefined;
  const { verdict } = item.extras;
  const trailer = verdict === undefined ? null : TRAILERS[verdict];
  const quoted = [
    ...(found?.quoted.map((line) => `> ${line}`.trimEnd()) ?? []),
    ...(found === null && path !== "" ? [`${path}${endLine === undefined ? "" : `:${endLine}`}`] : []),
    ...(trailer === null ? [] : [`${trailer}: ${root.item.extras.name ?? item.author} <${item.author}>`]),
  ];
  const at = { on, path: path === "" ? undefined : [path], startLine, endLine: range?.endLine || undefined };
  const answered = found?.mail ?? lead;
  return commentMail(review, root, answered, quoted, present({ ...at, verdict }));
}

function commentMail(
  { revision }: IndexedReview,
  { item, latest, isDeleted }: DerivedComment,
  answered: Answerable,
  quoted: readonly string[],
  more: OwnFields,
): ComposedMail {
  const { name, act, sequence, agent } = item.extras;
  const empty = act === undefined ? "(No text.)" : EMPTY[act];
  const text = isDeleted ? "" : latest.description;
  const above = quoted.length === 0 ? [] : [...quoted, ""];
  const lines = text === "" ? [...above, empty] : above;
  const own: OwnFields = present({
    ...more,
    review: revision,
    id: item.id,
    author: item.author,
    name,
    skip: lines.length,
    act,
    bit: latest.resolved === null ? undefined : latest.resolved ? ("accepts" as const) : ("objects" as const),
    sequence,
    agent: agent?.name,
  });
  return {
    id: messageId("comment", item.id),
    name: name ?? "",
    email: item.author,
    at: secondsOf(item.timestamp),
    subject: answered.subject.startsWith("Re: ") ? answered.subject : `Re: ${answered.subject}`,
    answers: [answered.id, ...answered.answers],
    text: [...lines, ...(text === "" ? [] : [text])].join("\n"),
    own,
  };
}

/** Lines above a commented one that a mail quotes. */
const QUOTED_ABOVE = 7;

/** Finds a line in the last patch of a series that shows it, with the lines above it; null if none does. */
function findLine(
  patches: PatchSetMails["patches"],
  path: string,
  side: "old" | "new",
  line: number | undefined,
  text: string | undefined,
): { readonly mail: Answerable; readonly quoted: readonly string[] } | null {
  const order = side === "new" ? patches.toReversed() : patches;
  for (const mail of order) {
    const isHere = (one: PatchLine): boolean =>
      one.path === path && (line === undefined || (one.line !== null && !one.text.startsWith("@@")));
    const isOnSide = (one: PatchLine): boolean => one.side === side || one.text.startsWith(" ");
    const at = mail.lines.findIndex(
      (one) => isHere(one) && (line === undefined || (isOnSide(one) && isSameLine(one, patches, line, text))),
    );
    if (at < 0) continue;
    const start = mail.lines.slice(0, at).findLastIndex((one) => one.text.startsWith("@@")) + 1;
    const shown = mail.lines.slice(Math.max(start, at - QUOTED_ABOVE), at + 1);
    return { mail, quoted: shown.map((one) => one.text) };
  }
  return null;
}

/** With one patch the number decides; in a series it may have changed since, so the text does. */
function isSameLine(
  one: PatchLine,
  patches: PatchSetMails["patches"],
  line: number,
  text: string | undefined,
): boolean {
  if (patches.length > 1 && text !== undefined) return one.text.slice(1).trimEnd() === text.trimEnd();
  return one.line === line;
}
