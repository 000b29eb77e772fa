import { inLine } from "#contract/untrustedText.ts";
import { fallback } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openSubmodule } from "#server/git/submodules/openSubmodule.ts";
import { compareMoments } from "#server/store/notes/timestamps.ts";
import type { IndexedReview } from "../../state/IndexedReview.ts";
import type { DerivedReview, DerivedThread } from "../../state/Review.ts";
import { whoseTurn } from "../../state/whoseTurn.ts";

/**
 * A part of a review: the review in a submodule's repository that has the comments on the files in it. Each names the other,
 * so that neither can claim another's comments.
 */
export interface Part {
  /** The path of the submodule when the first comment was written. */
  readonly path: string;
  readonly git: Repository;
  readonly review: IndexedReview;
}

/** The reviews of a repository, with their parts. */
interface Reviews {
  reviews(signal?: AbortSignal): Promise<readonly IndexedReview[]>;
  find(idOrPrefix: string, signal?: AbortSignal): Promise<IndexedReview | null>;
}

type PartLink = Pick<Part, "path"> & { readonly review: Oid };

/** A review with its parts. It stays the same object as long as they do. */
interface Joined {
  readonly review: IndexedReview;
  readonly parts: readonly Part[];
  readonly missing: readonly string[];
}

const joinedReviews = new WeakMap<IndexedReview, Joined>();
const threadHomes = new WeakMap<object, Part & { readonly thread: DerivedThread }>();

/** Returns where a thread of a review is stored, if that is in a submodule; null if it is the review's own. */
export function homeOf(thread: object): (Part & { readonly thread: DerivedThread }) | null {
  return threadHomes.get(thread) ?? null;
}

export function partsOf(review: IndexedReview): readonly Part[] {
  return joinedReviews.get(review)?.parts ?? [];
}

/** Returns the parts of a review and of its parts, with their paths from its repository's root. */
export function partsBelow(review: IndexedReview): readonly Part[] {
  return partsOf(review).flatMap((part) => [
    part,
    ...partsBelow(part.review).map((inner) => ({ ...inner, path: `${part.path}/${inner.path}` })),
  ]);
}

function missingParts(review: IndexedReview): readonly string[] {
  return joinedReviews.get(review)?.missing ?? [];
}

/** Says in a sentence which comments of a review cannot be read; null if all can. */
export function missingComments(review: IndexedReview): string | null {
  const paths = missingParts(review);
  if (paths.length === 0) return null;
  const names = new Intl.ListFormat("en", { type: "conjunction" }).format(paths.map(inLine));
  return `Comments on files in ${names} are not here. Initialize the submodule and run \`galley sync\` in it.`;
}

/** More submodules than any change has comments in: notes may name any number. */
const PARTS_MAX = 200;

function linksOf({ requests }: Pick<DerivedReview, "requests">): readonly PartLink[] {
  const links = requests.flatMap(({ extras }) => extras.part ?? []).slice(0, PARTS_MAX);
  return links.filter(({ review }, at) => links.findIndex((one) => one.review === review) === at);
}

/**
 * Returns an index whose reviews have the threads of their parts. `reviewsOf` returns the reviews of a submodule's repository;
 * `onPart` gets each part that was found, at each reading.
 */
export function withParts<Index extends Reviews>(
  git: Repository,
  index: Index,
  reviewsOf: (git: Repository) => Reviews,
  onPart: (part: Part, of: IndexedReview) => void,
): Index {
  const join = async (review: IndexedReview, signal?: AbortSignal): Promise<IndexedReview> => {
    const links = linksOf(review);
    if (links.length === 0) return review;
    const found = await Promise.all(links.map((link) => findPart(git, review, link, reviewsOf, signal)));
    const joined = joinParts(review, links, found);
    for (const part of partsOf(joined)) onPart(part, review);
    return joined;
  };
  let own: readonly IndexedReview[] = [];
  let linked: readonly IndexedReview[] = [];
  let all: readonly IndexedReview[] = [];
  return {
    ...index,
    async reviews(signal) {
      const now = await index.reviews(signal);
      const some = now === own ? linked : now.filter((review) => linksOf(review).length > 0);
      if (some.length === 0) return now;
      const joined = new Map(await Promise.all(some.map(async (one) => [one, await join(one, signal)] as const)));
      const isSame = now === own && [...joined.values()].every((review) => all.includes(review));
      [own, linked] = [now, some];
      if (!isSame) all = now.map((one) => joined.get(one) ?? one).toSorted((a, b) => b.updatedAt - a.updatedAt);
      return all;
    },
    async find(idOrPrefix, signal) {
      const found = await index.find(idOrPrefix, signal);
      return found === null ? null : join(found, signal);
    },
  };
}

/** A repository that is gone or damaged hides no comment of another one. */
const without = fallback(null);

async function findPart(
  git: Repository,
  { revision, patchSets }: IndexedReview,
  link: PartLink,
  reviewsOf: (git: Repository) => Reviews,
  signal: AbortSignal | undefined,
): Promise<Part | null> {
  const ends = patchSets.toReversed().flatMap(({ head, base }) => (base === null ? [head] : [head, base]));
  const question = { path: link.path, namedIn: [...new Set(ends)], commits: [link.review] };
  const found = await openSubmodule(git, question, { signal }).catch(without);
  if (found?.repository == null) return null;
  const review = await reviewsOf(found.repository).find(link.review, signal).catch(without);
  const isOfBoth = review?.requests.some(({ extras }) => extras.partOf?.review === revision) === true;
  return review === null || !isOfBoth ? null : { path: link.path, git: found.repository, review };
}

function joinParts(own: IndexedReview, links: readonly PartLink[], found: readonly (Part | null)[]): IndexedReview {
  const parts = found.filter((part) => part !== null);
  const missing = [
    ...links.filter((_, at) => found[at] === null).map(({ path }) => path),
    ...parts.flatMap(({ path, review }) => missingParts(review).map((inner) => `${path}/${inner}`)),
  ];
  const before = joinedOf.get(own);
  const isSame =
    before?.parts.length === parts.length &&
    before.missing.join("\0") === missing.join("\0") &&
    parts.every(({ review, git }, at) => review === before.parts[at]?.review && git === before.parts[at].git);
  if (isSame) return before.review;
  const threads = [...own.threads, ...parts.flatMap(threadsOf)];
  const all = [own, ...parts.map(({ review }) => review)];
  const sum = (field: "commentCount" | "entryCount"): number => all.reduce((total, one) => total + one[field], 0);
  const people = all.flatMap(({ participants }) => participants);
  const joined: IndexedReview = {
    ...own,
    threads: threads.toSorted((one, other) => compareMoments(one.root.item, other.root.item)),
    participants: people.filter(({ email }, at) => people.findIndex((one) => one.email === email) === at),
    updatedAt: Math.max(...all.map(({ updatedAt }) => updatedAt)),
    commentCount: sum("commentCount"),
    entryCount: sum("entryCount"),
    openThreads: threads.filter(({ state }) => state === "OPEN").length,
  };
  const review = { ...joined, turn: whoseTurn(joined, joined.state) };
  const result = { review, parts, missing };
  joinedOf.set(own, result);
  joinedReviews.set(review, result);
  return review;
}

/** The last result for each review without its parts. */
const joinedOf = new WeakMap<IndexedReview, Joined>();

/**
 * Returns the threads of a part as threads of the whole review. A verdict in the submodule is about its commits alone: here it
 * is a thread on the submodule, if it says something or objects.
 */
function threadsOf(part: Part): readonly DerivedThread[] {
  const threads = part.review.threads.filter(
    ({ isVerdict, state, root }) => !isVerdict || state === "OPEN" || root.latest.description !== "",
  );
  return threads.map((thread) => {
    const { commit = "", path = "", range = null } = thread.location ?? {};
    const location = { commit, path: path === "" ? part.path : `${part.path}/${path}`, range };
    const shown = { ...thread, location, isVerdict: false };
    threadHomes.set(shown, { ...part, thread });
    return shown;
  });
}
