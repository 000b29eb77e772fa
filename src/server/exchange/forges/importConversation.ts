import { GalleyError } from "#contract/errors.ts";
import { NOTE_BYTES } from "#contract/limits.ts";
import { eventLoopYielder } from "#server/git/eventLoop.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { type CommentItem, writeCommentLine } from "#server/store/notes/CommentItem.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { present } from "#server/store/notes/noteJson.ts";
import { type RequestItem, writeRequestLine } from "#server/store/notes/requestLine.ts";
import { buildEdit } from "#server/operations/comments/editComment.ts";
import { assignCommentIds, buildAnswer, type CommentInput } from "#server/operations/comments/writeComments.ts";
import { BITS } from "#server/operations/verdicts/buildVerdict.ts";
import { nextRequest } from "#server/operations/patchSets/writeRequest.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { archiveOf, type DerivedComment, type DerivedThread, pullOf } from "#server/reviews/state/Review.ts";
import { type Author, requireRight } from "#server/reviews/state/Viewer.ts";
import type { Conversation, ForgeComment, ForgeThread, ForgeVerdict } from "./Conversation.ts";
import { earlierPatchSets } from "./earlierPatchSets.ts";
import { ForgeLines, type ImportedComment, type Importing, placeThreads } from "./forgeLines.ts";
import { importChecks, importDrafts, importViewed } from "./importOwn.ts";
import { isSameRepository } from "./PullAddress.ts";
import { isStateChange } from "./sending/planSend.ts";
import { changedThere, sentComments, sentRecord } from "./sending/sentComments.ts";

export interface ImportedConversation {
  readonly review: Oid;
  /** Comments, replies and verdicts. */
  readonly added: number;
  readonly edited: number;
  readonly deleted: number;
  /** Threads that were resolved or reopened. */
  readonly resolved: number;
  readonly drafts: number;
  readonly viewedFiles: number;
  readonly notes: readonly string[];
}

/**
 * Writes a pull request's conversation into the notes of a review, in the review's own scope and in one write: all of it
 * or nothing. Importing again writes only what is different there now. The viewer's own drafts and viewed files there
 * are saved as such here, unless they changed here. `fetchCommits` gets the commits that it names and the repository lacks; without
 * them comments are placed by the lines that the forge quotes. Linear in the comments.
 */
export async function importConversation(
  context: ReviewContext,
  reviewName: string,
  conversation: Conversation,
  fetchCommits?: (oids: readonly Oid[]) => Promise<void>,
): Promise<ImportedConversation> {
  const by = requireRight(context.viewer, "verdict", null);
  const found = await requireReview(context, reviewName);
  const lines = new ForgeLines(conversation, by.email, context.now());
  const sent = sentComments(found, conversation, lines, by);
  const known = new Map([...lines.known(found), ...sent.known]);
  requireSame(found, conversation, known.size > 0);
  const fetchNotes = fetchCommits === undefined ? [] : await fetchMissing(context, conversation, fetchCommits);
  const { review, requests, commits: heads } = await earlierPatchSets(context, found, conversation, lines);
  const importing = { context, by, review, conversation, lines, known };
  const { items, commits } = await firstComments(importing);
  const changes = new Changes(importing, items, sent.records);
  const later = await changes.items();
  const changed = changedRequest(importing);
  const written = changed === null ? requests : [...requests, changed];
  await write(importing, [...items, ...later], written, [...heads, ...commits]);
  const drafts = await importDrafts(importing, changes.rootIds);
  const viewedFiles = await importViewed(importing);
  await importChecks(importing);
  const notes = [...fetchNotes, ...(conversation.isComplete ? [] : [INCOMPLETE]), ...drafts.notes];
  return { review: review.revision, ...changes.counts, drafts: drafts.count, viewedFiles, notes };
}

const NOT_FETCHED = "Some commits that it names were not fetched, so comments on them are placed by their lines.";

/** Fetches the commits that a conversation names and the repository lacks; returns a sentence if that failed. */
async function fetchMissing(
  { git }: ReviewContext,
  { patchSets, threads, verdicts }: Conversation,
  fetchCommits: (oids: readonly Oid[]) => Promise<void>,
): Promise<readonly string[]> {
  const named = [
    ...patchSets.flatMap(({ head, base }) => [head, base]),
    ...verdicts.map(({ commit }) => commit),
    ...threads.map(({ place }) => place?.commit),
  ];
  const oids = [...new Set(named.filter((oid) => oid != null))].filter((oid) => oid.length === git.emptyTree.length);
  const found = await readCommits(git, oids, { fromNotes: true });
  const missing = oids.filter((_, index) => found[index] == null);
  if (missing.length === 0) return [];
  try {
    await fetchCommits(missing);
    return [];
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error;
    return [NOT_FETCHED];
  }
}

export function importNotes({
  added,
  edited,
  deleted,
  resolved,
  drafts,
  viewedFiles,
  notes,
}: ImportedConversation): readonly string[] {
  const counts = [
    [added, "imported"],
    [edited, "changed there"],
    [deleted, "deleted there"],
    [resolved, "resolved or reopened there"],
    [drafts, "saved as drafts"],
  ] as const;
  const parts = counts.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`]));
  const viewed = viewedFiles === 0 ? [] : [`Files that you had viewed there: ${viewedFiles}.`];
  return [`Comments: ${parts.length === 0 ? "nothing new" : parts.join(", ")}.`, ...viewed, ...notes];
}

const INCOMPLETE = "The answer lacks a page: what is missing in it was not marked as deleted.";

/** Fails as BAD_INPUT for the answer about another pull request: one with another number, or with neither the address nor a head of the review. */
function requireSame(review: IndexedReview, conversation: Conversation, isKnown: boolean): void {
  const { host, path, number, head } = conversation;
  const pull = pullOf(review);
  const isNumber = pull === null || pull.number === number;
  const isAddress = pull === null ? head === null || isKnown : isSameRepository(pull, conversation);
  const isHead = head === review.head || review.patchSets.some((set) => set.head === head);
  if (isNumber && (isAddress || isHead)) return;
  const what = inputRules.anyName(`${host}/${path}#${number}`);
  throw new GalleyError("BAD_INPUT", `The answer is about ${what}, not about this review.`, {
    next: "Import the answer about this change. If it is, fetch its new commits first.",
  });
}

/** Every line has an author of its own. */
const NOBODY: Author = { email: "", name: null };

async function firstComments(importing: Importing) {
  const { review, conversation, lines, known } = importing;
  const isNew = (one: ForgeComment): boolean => !known.has(lines.commentKey(one));
  const threads = conversation.threads.filter(({ comments }) => comments.length > 0 && comments.every(isNew));
  const placed = await placeThreads(importing.context, review, lines, threads);
  const verdicts = conversation.verdicts.filter(isNew).map((verdict) => verdictInput(review, lines, verdict));
  const inputs = [...placed.map(({ input }) => input), ...verdicts];
  const commits = [...new Set(placed.flatMap(({ commit }) => commit ?? []))];
  return { items: assignCommentIds(review, NOBODY, 0, inputs), commits };
}

/** A verdict that was dismissed there is a comment here. */
function bitOf({ verdict, isDismissed }: ForgeVerdict): boolean | null {
  return isDismissed ? null : BITS[verdict];
}

function verdictInput(review: IndexedReview, lines: ForgeLines, verdict: ForgeVerdict): CommentInput {
  const { commit, author, at, url } = verdict;
  const patchSet = review.patchSets.findLast(({ head }) => head === commit)?.number;
  return {
    original: "",
    parent: "",
    location: { commit: commit ?? "", path: "", range: null },
    description: lines.text(verdict.body),
    resolved: bitOf(verdict),
    extras: present({
      key: lines.commentKey(verdict),
      verdict: verdict.verdict,
      patchSet,
      imported: lines.imported(url),
    }),
    written: lines.written(author, at),
  };
}

/** A comment here, imported now or before, and its thread if that was before. */
interface Root {
  readonly item: CommentItem;
  readonly thread: DerivedThread | null;
}

/** The lines below the first comments of threads: replies, edits, deletions and what was resolved. */
class Changes {
  /** By a thread's id there, the id of its first comment here. */
  readonly rootIds = new Map<string, string>();
  readonly counts = { added: 0, edited: 0, deleted: 0, resolved: 0 };
  readonly #importing: Importing;
  readonly #lines: ForgeLines;
  readonly #known: ReadonlyMap<string, ImportedComment>;
  readonly #first: ReadonlyMap<string | undefined, CommentItem>;
  readonly #inputs: CommentInput[];

  constructor(importing: Importing, first: readonly CommentItem[], records: readonly CommentInput[]) {
    this.#inputs = [...records];
    this.#importing = importing;
    this.#lines = importing.lines;
    this.#known = importing.known;
    this.#first = new Map(first.map((item) => [item.extras.key, item]));
    this.counts.added = first.length;
  }

  async items(): Promise<readonly CommentItem[]> {
    const { threads, verdicts, isComplete } = this.#importing.conversation;
    const yieldToEventLoop = eventLoopYielder();
    for (const thread of threads) {
      await yieldToEventLoop();
      this.#thread(thread);
    }
    for (const verdict of verdicts) this.#edit(verdict, bitOf(verdict));
    if (isComplete) this.#delete();
    return assignCommentIds(this.#importing.review, NOBODY, 0, this.#inputs);
  }

  #rootOf({ comments }: ForgeThread): Root | null {
    for (const comment of comments) {
      const key = this.#lines.commentKey(comment);
      const item = this.#first.get(key);
      if (item !== undefined) return { item, thread: null };
      const known = this.#known.get(key);
      if (known !== undefined) return { item: known.thread.root.item, thread: known.thread };
    }
    return null;
  }

  #thread(thread: ForgeThread): void {
    const root = this.#rootOf(thread);
    if (root === null) return;
    this.rootIds.set(thread.id, root.item.id);
    for (const comment of thread.comments) {
      const key = this.#lines.commentKey(comment);
      if (this.#known.has(key)) this.#edit(comment);
      else if (!this.#first.has(key)) this.#reply(root.item, comment, key);
    }
    this.#resolve(root, thread);
  }

  #reply(root: CommentItem, { author, at, body, url }: ForgeComment, key: string): void {
    this.counts.added += 1;
    const extras = { key, imported: this.#lines.imported(url) };
    const input = buildAnswer(root, { description: this.#lines.text(body), resolved: null, extras });
    this.#inputs.push({ ...input, written: this.#lines.written(author, at) });
  }

  /** Writes a new version of a comment that has another text there, or is there again. */
  #edit(comment: ForgeComment, bit?: boolean | null): void {
    const known = this.#known.get(this.#lines.commentKey(comment))?.comment;
    if (known === undefined) return;
    const { item, latest, isDeleted } = known;
    const isSent = item.extras.imported === undefined;
    const there = isSent ? changedThere(known, comment) : comment.body;
    if (there === null) return;
    const body = this.#lines.text(there);
    const resolved = bit === undefined || isSent ? item.resolved : bit;
    if (latest.description === body && latest.resolved === resolved && !isDeleted) return;
    this.counts.edited += 1;
    this.#change(known, body, resolved, { at: comment.editedAt ?? null, url: comment.url });
  }

  /** Marks comments as deleted that were imported and are gone there. Replies of others stay below them. */
  #delete(): void {
    const { threads, verdicts } = this.#importing.conversation;
    const there = new Set(
      [...threads.flatMap(({ comments }) => comments), ...verdicts].map((one) => this.#lines.commentKey(one)),
    );
    for (const [key, { comment }] of this.#known) {
      const { item, isDeleted } = comment;
      const { act, imported } = item.extras;
      if (there.has(key) || isDeleted || act !== undefined || imported === undefined) continue;
      this.counts.deleted += 1;
      this.#change(comment, null, null, { at: null, url: imported.from ?? null });
    }
  }

  #change(
    comment: DerivedComment,
    body: string | null,
    resolved: boolean | null,
    { at, url }: { readonly at: number | null; readonly url: string | null },
  ): void {
    const { item, history } = comment;
    const key = this.#lines.key("edit", item.extras.key ?? item.id, history.length, body ?? "", body === null);
    const edit = buildEdit(comment, { key, body });
    // It is shown as the author's own: the forge does not say who else changed it.
    const by = { email: item.author, name: item.extras.name ?? null };
    const written = { ...this.#lines.written(null, at ?? this.#importing.context.now()), by };
    const extras = { ...edit.extras, imported: this.#lines.imported(url) };
    this.#inputs.push({ ...edit, extras, resolved, written });
  }

  /** Resolves or reopens a thread if its state there is another one than at the last import. */
  #resolve({ item, thread }: Root, { id, comments, isResolved, resolvedBy }: ForgeThread): void {
    const { context, by } = this.#importing;
    const isThere = ({ item: { extras }, sent }: DerivedComment): boolean =>
      this.#known.has(extras.key ?? "") || sent.some((one) => one.id === id);
    const acts = (thread?.comments ?? []).filter((one) => one.item.extras.act !== undefined && isThere(one));
    const act = acts.at(-1)?.item.extras.act;
    const isSent = item.extras.imported === undefined;
    const before = act === undefined ? !isSent && item.resolved !== false : act === "resolve";
    if (isResolved === null || isResolved === before) return;
    const last = thread?.comments.findLast(isStateChange);
    if (last?.item.extras.act === (isResolved ? "resolve" : "reopen") && last.item.author === by.email) {
      this.#inputs.push(sentRecord(last, { id, url: null }, this.#lines, by));
      return;
    }
    this.counts.resolved += thread === null ? 0 : 1;
    const open = isResolved ? (thread?.blocking ?? []) : [];
    const newest = comments.at(-1);
    const at = thread === null ? (newest?.at ?? 0) : context.now();
    const imported = this.#lines.imported(newest?.url ?? null);
    const written = this.#lines.written(isResolved ? resolvedBy : null, at);
    for (const [index, parent] of (open.length > 0 ? open : [item.id]).entries()) {
      const key = this.#lines.key("act", id, acts.length, index);
      const extras = { key, act: isResolved ? ("resolve" as const) : ("reopen" as const), imported };
      const input = buildAnswer({ ...item, id: parent }, { description: "", resolved: isResolved, extras });
      this.#inputs.push({ ...input, written, replaces: acts.at(-1)?.item.timestamp });
    }
  }
}

/**
 * Returns the line that gives a private review the title, description and reviewers that the pull request has now; null if
 * they are those of the last import. What was changed here since stays as long as it does not change there. Other reviews
 * have fields of their own.
 */
function changedRequest({ context, review, conversation, lines }: Importing): RequestItem | null {
  const { title, body, url, requestedReviewers } = conversation;
  if (!review.isPrivate) return null;
  const text = lines.text(body).trim();
  const name = inputRules.anyName(title) || review.title;
  const description = text === "" ? name : `${name}\n\n${text}`;
  const reviewers = [...new Set(requestedReviewers.map((person) => lines.person(person)))].slice(0, REVIEWERS_MAX);
  const isOurs = ({ extras: { key = "", imported } }: RequestItem): boolean =>
    imported !== undefined && key.startsWith(lines.prefix);
  const last = review.requests.findLast(isOurs) ?? review.current;
  const [hasText, hasReviewers] = [
    last.description === description,
    last.reviewers.join("\n") === reviewers.join("\n"),
  ];
  if (hasText && hasReviewers) return null;
  const key = lines.key("fields", review.requests.filter(isOurs).length, description, ...reviewers);
  const change = {
    description: hasText ? review.current.description : description,
    reviewers: hasReviewers ? review.current.reviewers : reviewers,
  };
  const extras = { key, act: "update" as const, imported: lines.imported(url) };
  return nextRequest(review, context.viewer, context.now(), { ...change, extras });
}

const REVIEWERS_MAX = 100;

const TOO_MANY =
  "With this conversation the review would have more comments than Galley supports. Nothing was written.";

/** Writes comments and requests, and first protects the commits that they refer to and that are here. */
async function write(
  { context: { store }, review, lines: { prefix } }: Importing,
  items: readonly CommentItem[],
  requests: readonly RequestItem[],
  commits: readonly Oid[],
): Promise<void> {
  const { revision } = review;
  const lines = items.map(writeCommentLine);
  if (lines.length === 0 && requests.length === 0) return;
  const before = (await store.snapshot()).comments.get(revision) ?? [];
  const bytes = [...before, ...lines].reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
  if (bytes > NOTE_BYTES) throw new GalleyError("TOO_LARGE", TOO_MANY);
  const recorded = new Set(review.requests.flatMap(({ extras }) => [extras.head, extras.base]));
  const loose = commits.filter((commit) => !recorded.has(commit));
  if (loose.length > 0) await store.archive(loose, archiveOf(review));
  await store.append(
    [
      { ref: "reviews" as const, revision, lines: requests.map(writeRequestLine), isOfExisting: true },
      { ref: "discuss" as const, revision, lines, isOfExisting: true },
    ].filter((one) => one.lines.length > 0),
    { key: `${prefix}${revision}` },
  );
}
