import { createHash } from "node:crypto";
import { GalleyError } from "#contract/errors.ts";
import { revList } from "#server/git/ancestry/revList.ts";
import { commitBytes, ObjectPack, writeToMirror } from "#server/git/objects/ObjectPack.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { formatPatch } from "#server/git/patches/mailPatches.ts";
import { recordHeads } from "#server/operations/worktree/recordMoves.ts";
import { chooseReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { DerivedThread, RecordedPatchSet } from "#server/reviews/state/Review.ts";

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

const MISSING = "The commits of this patch set are not in this repository.";

/**
 * Writes a review as a mailbox: each patch set as a version of the series, as `git format-patch` writes it, with a cover
 * letter that has the description and the comments. A change with merges or of uncommitted work becomes one patch. The
 * same review gives the same bytes. Nothing is sent.
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
  let [patches, comments] = [0, 0];
  for (const set of sets) {
    const threads = review.threads.filter((thread) => setOf(thread, recorded) === set);
    const written = await patchSetMails(context, review, set, threads);
    mails.push(...written.mails);
    patches += written.patches;
    comments += threads.reduce((count, thread) => count + shownComments(thread).length, 0);
  }
  return { review, mailbox: Buffer.concat(mails), patches, comments };
}

/** Returns the Message-ID of a mail of a patch set: the same however often it is written. The first one has index 0. */
export function messageId(review: Oid, { number, head }: RecordedPatchSet, index: number): string {
  const hash = createHash("sha256").update(["patch", review, number, head, index].join("\n")).digest("hex");
  // No mail server has this domain: the mails are written, not sent.
  return `${hash.slice(0, 40)}@galley.invalid`;
}

/** A review that no Galley requested has no recorded patch set. */
function currentSet({ head, base, createdAt, participants }: IndexedReview): readonly RecordedPatchSet[] {
  const by = participants[0] ?? { email: "", name: null };
  return head === null ? [] : [{ number: 1, head, base, kind: "commits", at: createdAt, by }];
}

/** Returns the patch set that a thread is on; the last one if none is known. */
function setOf({ root, location }: DerivedThread, sets: readonly RecordedPatchSet[]): RecordedPatchSet | undefined {
  const named = root.item.extras.patchSet;
  const commit = location?.commit;
  return sets.find(({ number, head, base }) => number === named || head === commit || base === commit) ?? sets.at(-1);
}

async function patchSetMails(
  context: ReviewContext,
  review: IndexedReview,
  set: RecordedPatchSet,
  threads: readonly DerivedThread[],
): Promise<{ readonly mails: readonly Buffer[]; readonly patches: number }> {
  const { git } = context;
  const { number, base } = set;
  if (base === null) throw new GalleyError("OBJECT_MISSING", MISSING);
  const description = [review.title, review.body].filter(Boolean).join("\n\n").trim();
  const commits = (await plainCommits(context, set, base)) ?? [await wholeChange(context, review, set, description)];
  const [first] = await readCommits(git, commits.slice(0, 1));
  const hasLetter = commits.length > 1 || threads.length > 0 || (first?.message.trim() ?? "") !== description;
  const version = number > 1 ? ` v${number}` : "";
  const baseLine = `base-commit: ${base}`;
  const write = async (commit: Oid, index: number): Promise<Buffer> => {
    const place = hasLetter ? ` ${index}/${commits.length}` : "";
    const answered = hasLetter && index > 0 ? `<${messageId(review.revision, set, 0)}>` : null;
    const id = `Message-ID: <${messageId(review.revision, set, index)}>`;
    const headers = answered === null ? [id] : [id, `In-Reply-To: ${answered}`, `References: ${answered}`];
    return formatPatch(git, commit, { tags: `PATCH${version}${place}`, headers });
  };
  const mails: Buffer[] = [];
  if (hasLetter) {
    const text = [description, baseLine, ...threads.flatMap(threadText)].join("\n\n");
    mails.push(encoded(await write(await letterCommit(context, review, set, base, text), 0)));
  }
  for (const [index, commit] of commits.entries())
    mails.push(encoded(await write(commit, index + 1), hasLetter ? "" : `\n${baseLine}\n`));
  return { mails, patches: commits.length };
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

async function wholeChange(context: ReviewContext, review: IndexedReview, set: RecordedPatchSet, message: string) {
  return writeCommit(context, review, set, { contentOf: set.head, parent: set.base ?? set.head, message });
}

/** A line at which git would begin to read a patch. */
const BEFORE_PATCH = /^(?=---|diff -|Index: )/gmu;

/** Writes an empty commit with the text of a letter, so that git writes its mail. */
async function letterCommit(
  context: ReviewContext,
  review: IndexedReview,
  set: RecordedPatchSet,
  base: Oid,
  text: string,
): Promise<Oid> {
  return writeCommit(context, review, set, { contentOf: base, parent: base, message: text.replace(BEFORE_PATCH, " ") });
}

/** Writes a commit by the author of a patch set into the mirror, with the contents of another commit. */
async function writeCommit(
  { git }: ReviewContext,
  { createdAt }: IndexedReview,
  { at, by }: RecordedPatchSet,
  { contentOf, parent, message }: { readonly contentOf: Oid; readonly parent: Oid; readonly message: string },
): Promise<Oid> {
  const [record] = await readCommits(git, [contentOf]);
  if (record == null) throw new GalleyError("OBJECT_MISSING", MISSING);
  const pack = new ObjectPack(git.objectFormat);
  const author = { name: by.name ?? by.email, email: by.email, at: at ?? createdAt ?? 0, offset: 0 };
  const commit = pack.add("commit", commitBytes({ tree: record.tree, parents: [parent], by: author, message }));
  await writeToMirror(git, pack);
  return commit;
}

function shownComments({ comments }: DerivedThread) {
  return comments.filter(({ isDeleted }) => !isDeleted);
}

const VERDICTS = { approve: "approved", reject: "requested changes", comment: "commented" } as const;
const ACTS = { resolve: "Resolved.", reopen: "Reopened." } as const;

/** Returns a thread as text: its place, then each comment with its author. Indented, so that no line is read as a patch. */
function threadText(thread: DerivedThread): readonly string[] {
  const { path = "", range = null } = thread.location ?? {};
  const line = range?.startLine ? `:${range.startLine}` : "";
  const place = path === "" ? [] : [`${path}${line}:`];
  const comments = shownComments(thread).map(({ item, latest }) => {
    const { name, verdict, act } = item.extras;
    const did = verdict === undefined ? "" : ` ${VERDICTS[verdict]}`;
    const text = latest.description || (act === undefined ? "(No text.)" : ACTS[act]);
    return `  ${name ?? item.author}${did}:\n${text.replace(/^(?=.)/gmu, "    ")}`;
  });
  return comments.length === 0 ? [] : [...place, ...comments];
}

/** Lines that a mailbox or a mail program would change: `From ` at the start, and carriage returns. */
const FRAGILE = /^>*From |\r/mu;
const MIME_HEADERS = /\n(?:MIME-Version|Content-(?:Type|Transfer-Encoding)):.*(?:\n[ \t].*)*/giu;
const BASE64 = ["MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8", "Content-Transfer-Encoding: base64"];

/** Encodes the body of a mail if a mailbox would change it. `more` is added to the body. */
function encoded(mail: Buffer, more = ""): Buffer {
  const text = mail.toString("latin1");
  const end = text.indexOf("\n\n");
  const body = `${text.slice(end + 2)}${more}`;
  if (!FRAGILE.test(body)) return Buffer.from(`${text.slice(0, end)}\n\n${body}\n`, "latin1");
  const head = [text.slice(0, end).replace(MIME_HEADERS, ""), ...BASE64].join("\n");
  const lines =
    Buffer.from(body, "latin1")
      .toString("base64")
      .match(/.{1,76}/gu) ?? [];
  return Buffer.from(`${head}\n\n${lines.join("\n")}\n\n`, "latin1");
}
