import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { forEachRef, type RefRecord } from "#server/git/refs/forEachRef.ts";
import { readHead } from "#server/git/refs/head.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { type BookedReview, isUnderReview } from "../state/IndexedReview.ts";
import { isOfWorktree } from "../state/Review.ts";
import type { ReviewRoom } from "./ReviewContext.ts";

/** Finds a review by the id of its first commit or a prefix of it, or fails as NOT_FOUND. */
export async function requireReview({ book }: Pick<ReviewRoom, "book">, idOrPrefix: string): Promise<BookedReview> {
  const review = await book.find(idOrPrefix);
  if (review === null) throw new GalleyError("NOT_FOUND", "This repository has no such review.");
  return review;
}

const MERGED = "The review is done: its change was merged.";
const ABANDONED = "The review is abandoned.";
const REOPEN = "Reopen it first.";
const ASK_AGAIN = "Request a new review for what is to follow.";

/** Fails as CONFLICT if a review is merged or abandoned. */
export function requireUnderReview(review: BookedReview): void {
  if (isUnderReview(review)) return;
  const isMerged = review.state === "MERGED";
  throw new GalleyError("CONFLICT", isMerged ? MERGED : ABANDONED, { next: isMerged ? ASK_AGAIN : REOPEN });
}

const LIST = "`galley list` lists the reviews there are.";
const NONE_HERE = "Neither the branch that is checked out nor the uncommitted work has a review.";

/**
 * Finds the review that a person means: by the beginning of its id or by its branch; where nothing is said that of the branch
 * that is checked out, else that of the uncommitted work. NOT_FOUND where there is none.
 */
export async function chooseReview(room: ReviewRoom, word: string | undefined): Promise<BookedReview> {
  const reviews = (await room.book.reviews()).toSorted(
    (one, other) => Number(isUnderReview(other)) - Number(isUnderReview(one)),
  );
  if (word !== undefined) {
    const branch = await findBranch(room.git, word);
    const ref = branch?.ref ?? `refs/heads/${word}`; // a review of a branch that only others have is called by it too
    const meant = reviews.find(({ current }) => current.reviewRef === ref) ?? (await room.book.find(word));
    if (meant !== null) return meant;
    throw new GalleyError("NOT_FOUND", `There is no review of the id or branch “${word}”.`, { next: LIST });
  }
  const head = await readHead(room.git);
  const open = reviews.filter(isUnderReview);
  const ofBranch = head.kind === "detached" ? undefined : open.find(({ current }) => current.reviewRef === head.ref);
  const here = ofBranch ?? open.find((review) => isOfWorktree(review, room.git.id));
  if (here === undefined) throw new GalleyError("NOT_FOUND", NONE_HERE, { next: `Name one: ${LIST}` });
  return here;
}

/**
 * Finds the review of a branch or a commit that waits for an end: that of the branch, else one that had the commit as its head; null
 * where there is none.
 */
export async function reviewOfHead(room: ReviewRoom, head: string): Promise<BookedReview | null> {
  const branch = await findBranch(room.git, head);
  const commit = branch?.commit ?? (await revParse(room.git, head));
  const open = (await room.book.reviews()).filter(isUnderReview);
  return (
    open.find(({ current }) => branch !== null && current.reviewRef === branch.ref) ??
    open.find(({ patchSets, isPrivate }) => !isPrivate && patchSets.some((set) => set.head === commit)) ??
    null
  );
}

/** A branch as a person named it. */
interface Branch {
  /** The name by which other clones know it too: that of a local branch, unless there is another local one of this name. */
  readonly ref: string;
  readonly commit: Oid;
}

const LOCAL = "refs/heads/";
const REMOTE = "refs/remotes/";
const HEAD = /^(?:HEAD|@)$/u;

/**
 * Finds the branch that a person means by a short or full name, or by `HEAD`; null if there is none. Local branches come
 * before those of remotes, since a review goes to clones that have other remotes.
 */
export async function findBranch(repository: Repository, name: string): Promise<Branch | null> {
  const wanted = HEAD.test(name) ? await checkedOut(repository) : name;
  if (wanted === null || /[\s~^:?*[\\\p{Cc}]|\/$/u.test(wanted) || wanted === "") return null;
  const names = wanted.startsWith("refs/") ? [wanted] : [`${LOCAL}${wanted}`, `${REMOTE}${wanted}`];
  const branches = names.filter((one) => one.startsWith(LOCAL) || one.startsWith(REMOTE));
  const records = await forEachRef(repository, { patterns: branches });
  const found = branches.map((one) => records.find((record) => record.name === one)).find(Boolean);
  if (found?.commit == null) return null;
  const ref = await portableName(repository, found);
  if (/\p{Surrogate}/u.test(ref)) throw new GalleyError("BAD_INPUT", "A review can only name branches in UTF-8.");
  return { ref, commit: found.commit };
}

async function checkedOut(repository: Repository): Promise<string | null> {
  const head = await readHead(repository);
  return head.kind === "branch" ? head.ref : null;
}

async function portableName(repository: Repository, { name, symref, commit }: RefRecord): Promise<string> {
  const real = symref ?? name;
  if (!real.startsWith(REMOTE)) return real;
  const local = `${LOCAL}${real.slice(real.indexOf("/", REMOTE.length) + 1)}`;
  const [other] = (await forEachRef(repository, { patterns: [local] })).filter((record) => record.name === local);
  return other === undefined || other.commit === commit ? local : real;
}

/** Finds the branch that a change is to go to, or fails as BAD_INPUT. */
export async function requireTarget(repository: Repository, name: string): Promise<Branch> {
  const branch = await findBranch(repository, name);
  if (branch === null) {
    throw new GalleyError("BAD_INPUT", "A change goes to a branch that exists, and there is none of this name.");
  }
  return branch;
}
