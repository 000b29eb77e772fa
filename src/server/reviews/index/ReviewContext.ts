import { oncePer } from "#server/git/byteCache.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";
import { readViewer, type Viewer } from "../state/Viewer.ts";
import { createReviewIndex, type ReviewIndex } from "./ReviewIndex.ts";
import { onAbort } from "#server/git/processes/streams.ts";
import { GalleyError } from "#contract/errors.ts";
import { REVISION_BYTES_MAX } from "#contract/limits.ts";
import type { Oid } from "#server/git/oid.ts";
import { forEachRef, type RefRecord } from "#server/git/refs/forEachRef.ts";
import { readHead } from "#server/git/refs/head.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { type IndexedReview, isUnderReview } from "../state/IndexedReview.ts";
import { isOfWorktree } from "../state/Review.ts";
import { isMadeAgain } from "../stacks/madeAgain.ts";
import { withParts } from "../positions/submodules/parts.ts";

export interface RepositoryReviews {
  readonly git: Repository;
  readonly store: ReviewStore;
  readonly index: ReviewIndex;
}

/** The dependencies of an operation on a review. Time and people are passed in, so that tests can fix them. */
export interface ReviewContext extends RepositoryReviews {
  /** Seconds since 1970. */
  now(): number;
  readonly viewer: Viewer;
}

/**
 * Creates the context of one request: the repository's reviews, the clock and the current viewer. With `agent`, a
 * program of that name acts for this person.
 */
export async function openReviewContext(
  repository: Repository,
  options: ReadOptions = {},
  agent: string | null = null,
): Promise<ReviewContext> {
  const reviews = repositoryReviews(repository);
  const person = await readViewer(repository, reviews.store, options);
  const viewer =
    agent === null ? person : { ...person, role: "agent" as const, agent: inputRules.anyName(agent) || "agent" };
  return { ...reviews, now: () => Math.floor(Date.now() / 1000), viewer };
}

/** Returns the only store and index of an open repository. Created on first use and closed with the repository. */
export const repositoryReviews = oncePer((git: Repository): RepositoryReviews => {
  const store = new ReviewStore(git);
  const reviewsIn = (submodule: Repository): ReviewIndex => repositoryReviews(submodule).index;
  const index = withParts(git, createReviewIndex(git, store), reviewsIn, (part, { revision }) =>
    store.follow(repositoryReviews(part.git).store, part.review.revision, revision),
  );
  onAbort(git.closing, () => void store.close());
  return { git, store, index };
});

/** Closes a repository after pending writes to its reviews are done. */
export async function closeRepository(repository: Repository): Promise<void> {
  await repositoryReviews(repository).store.close();
  await repository.close();
}

export async function requireReview(
  { index }: Pick<ReviewContext, "index">,
  idOrPrefix: string,
): Promise<IndexedReview> {
  const review = await index.find(idOrPrefix);
  if (review === null) throw new GalleyError("NOT_FOUND", "This repository has no such review.", { next: LIST });
  return review;
}

export const MERGED = "This review is closed: its change was merged.";
const ABANDONED = "This review is abandoned.";
const REOPEN = "Reopen it first.";
export const REQUEST_NEW_REVIEW = "Request a new review for further changes.";

/** Fails as CONFLICT if a review is merged or abandoned. */
export function requireUnderReview(review: IndexedReview): void {
  if (isUnderReview(review)) return;
  const isMerged = review.state === "MERGED";
  throw new GalleyError("CONFLICT", isMerged ? MERGED : ABANDONED, { next: isMerged ? REQUEST_NEW_REVIEW : REOPEN });
}

const LIST = "`galley list` shows the reviews of this repository.";
const NONE_HERE = "Neither the current branch nor the uncommitted work has a review.";

/**
 * Finds the review that a person names: by the start of its id or by its branch. Without a name, takes that of the
 * checked out branch, else that of the uncommitted work. Fails as NOT_FOUND if there is none.
 */
export async function chooseReview(context: ReviewContext, reviewName: string | undefined): Promise<IndexedReview> {
  const reviews = (await context.index.reviews()).toSorted(
    (one, other) => Number(isUnderReview(other)) - Number(isUnderReview(one)),
  );
  if (reviewName !== undefined) {
    const branch = await findBranch(context.git, reviewName);
    const ref = branch?.ref ?? `refs/heads/${reviewName}`; // a review of a branch that exists only on remotes also has its name
    const ofName = await reviewOfBranch(context, reviews, ref, branch?.commit ?? null);
    const named = ofName.review ?? (await context.index.find(reviewName));
    if (named !== null) return named;
    if (ofName.earlier !== null) throw madeAgain(ofName.earlier, reviewName);
    throw new GalleyError("NOT_FOUND", `No review has the id or branch “${reviewName}”.`, { next: LIST });
  }
  const head = await readHead(context.git);
  const open = reviews.filter(isUnderReview);
  const tip = head.kind === "branch" ? head.oid : null;
  const ofBranch = head.kind === "detached" ? null : await reviewOfBranch(context, open, head.ref, tip);
  const here = ofBranch?.review ?? open.find((review) => isOfWorktree(review, context.git.id));
  if (here === undefined) throw new GalleyError("NOT_FOUND", NONE_HERE, { next: `Name one: ${LIST}` });
  return here;
}

/**
 * Finds the open review of a branch or a commit: that of the branch, else one that had the commit as its head; null if
 * there is none.
 */
export async function reviewOfHead(context: ReviewContext, head: string): Promise<IndexedReview | null> {
  const branch = await findBranch(context.git, head);
  const commit = branch?.commit ?? (await revParse(context.git, head));
  const open = (await context.index.reviews()).filter(isUnderReview);
  const ofBranch = branch === null ? null : await reviewOfBranch(context, open, branch.ref, branch.commit);
  return (
    ofBranch?.review ??
    open.find(({ patchSets, isPrivate }) => !isPrivate && patchSets.some((set) => set.head === commit)) ??
    null
  );
}

/**
 * Finds the first of some reviews of a branch that points to `tip`. One that is about an earlier branch of the same name is not, and is
 * returned as `earlier`.
 */
export async function reviewOfBranch(
  { git, viewer }: Pick<ReviewContext, "git" | "viewer">,
  reviews: readonly IndexedReview[],
  ref: string,
  tip: Oid | null,
): Promise<{ readonly review: IndexedReview | null; readonly earlier: IndexedReview | null }> {
  let earlier: IndexedReview | null = null;
  for (const review of reviews.filter(({ current }) => current.reviewRef === ref)) {
    if (tip === null || tip === review.head) return { review, earlier };
    const targets = await targetCommits(git, review.targetRef);
    if (!(await isMadeAgain(git, review, { tip, targets, viewer: viewer.email }))) return { review, earlier };
    earlier ??= review;
  }
  return { review: null, earlier };
}

function madeAgain({ revision }: IndexedReview, branch: string): GalleyError {
  const happened = `The branch “${branch}” was deleted and made again: review ${revision.slice(0, 12)} is of its earlier commits.`;
  const next = "Request a review of the new ones, or name the earlier one by its id.";
  return new GalleyError("NOT_FOUND", happened, { next });
}

/** Fails as BAD_INPUT for a name that is longer than that of any review, branch or commit. */
function requireName(name: string): void {
  if (name.length <= REVISION_BYTES_MAX) return;
  throw new GalleyError(
    "BAD_INPUT",
    `The name of a branch or review can have at most ${REVISION_BYTES_MAX} characters.`,
  );
}

/** A branch by the name that a person gave. */
interface Branch {
  /** The name under which other clones know it: that of a local branch, unless another local branch has this name. */
  readonly ref: string;
  readonly commit: Oid;
}

const LOCAL = "refs/heads/";
const REMOTE = "refs/remotes/";
const HEAD = /^(?:HEAD|@)$/u;

/**
 * Finds a branch by its short or full name, or by `HEAD`; null if there is none. Local branches take precedence over
 * remote ones, because a review goes to clones with other remotes.
 */
export async function findBranch(repository: Repository, name: string): Promise<Branch | null> {
  requireName(name);
  const wanted = HEAD.test(name) ? await checkedOut(repository) : name;
  if (wanted === null || /[\s~^:?*[\\\p{Cc}]|\/$/u.test(wanted) || wanted === "") return null;
  const names = wanted.startsWith("refs/") ? [wanted] : [`${LOCAL}${wanted}`, `${REMOTE}${wanted}`];
  const branches = names.filter((one) => one.startsWith(LOCAL) || one.startsWith(REMOTE));
  const records = await forEachRef(repository, { patterns: branches });
  const found = branches.map((one) => records.find((record) => record.name === one)).find(Boolean);
  if (found?.commit == null) return null;
  const ref = await portableName(repository, found);
  if (/\p{Surrogate}/u.test(ref)) throw new GalleyError("BAD_INPUT", "The name of a reviewed branch must be UTF-8.");
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

/**
 * Returns the commits of a target branch: of the ref itself and, for a local branch, of the branches with its name on
 * remotes, because the local one is often older than the commits that a change is based on.
 */
export async function targetCommits(repository: Repository, ref: string): Promise<readonly Oid[]> {
  if (!ref.startsWith("refs/")) return []; // a request may name anything
  const names = ref.startsWith(LOCAL) ? [ref, `${REMOTE}*/${ref.slice(LOCAL.length)}`] : [ref];
  const records = await forEachRef(repository, { patterns: names });
  return records.flatMap(({ commit }) => commit ?? []);
}

/** Finds the target branch of a change, or fails as BAD_INPUT. */
export async function requireTarget(repository: Repository, name: string): Promise<Branch> {
  const branch = await findBranch(repository, name);
  if (branch === null) {
    throw new GalleyError("BAD_INPUT", `The target must be an existing branch, and there is no branch “${name}”.`);
  }
  return branch;
}
