import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { HOME_BRANCHES_MAX, PAGE_SIZE_MAX } from "#contract/limits.ts";
import { isRefusedForOwner } from "#server/git/disk/discover.ts";
import type { RefRecord } from "#server/git/refs/forEachRef.ts";
import type { Head } from "#server/git/refs/head.ts";
import type { Oid } from "#server/git/oid.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { countReviews, filterReviews } from "#server/reviews/state/IndexedReview.ts";
import { whoIsViewer } from "#server/reviews/viewer/Viewer.ts";
import { layerEnds } from "#server/reviews/stacks/readLayers.ts";
import { Commit } from "../commits/Commit.ts";
import { Comparison, type Dots, type LayerRange } from "../comparisons/Comparison.ts";
import { pageOf, type Connection } from "../Connection.ts";
import type { Context } from "../request/Context.ts";
import { FileAtRevision } from "../files/FileAtRevision.ts";
import { type Node, toGlobalId } from "../globalId.ts";
import { noSuchRevision, refTest, splitRevisionPath } from "./revisions.ts";
import { Ref } from "./Ref.ts";
import { Review } from "../reviews/Review.ts";
import type { ReviewCounts, ReviewState } from "../reviews/ReviewState.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { Viewer } from "../reviews/Person.ts";

/** The value for the viewer where an e-mail address is expected. */
const ME = "me";

/** The sort order of refs: by name, or by the newest commit. @gqlEnum */
export type RefOrder = "NAME" | "NEWEST";

/** A Git repository on this machine. @gqlType */
export class Repository implements Node {
  readonly __typename = "Repository" as const;
  readonly served: ServedRepository;

  constructor(served: ServedRepository) {
    this.served = served;
  }

  /** Finds a repository by the name inside its id. */
  static async byId(context: Context, [id = ""]: readonly string[]): Promise<Repository> {
    return new Repository(context.repositories.byId(id));
  }

  /** The opaque ID. @gqlField @killsParentOnException */
  id(): ID {
    return toGlobalId("Repository", this.served.git.id);
  }

  /** The name of the folder. @gqlField */
  name(): string {
    return this.served.git.name;
  }

  /** The slug in URLs, unique among the served repositories. @gqlField */
  slug(): string {
    return this.served.slug;
  }

  /** The path on this machine: the root of the work tree, or the folder of a bare repository. @gqlField */
  path(): string {
    return this.served.git.path;
  }

  /** Whether the repository has no work tree. @gqlField */
  isBare(): boolean {
    return this.served.git.workTree === null;
  }

  /** Whether the repository is a shallow clone. @gqlField */
  isShallow(): boolean {
    return this.served.git.isShallow;
  }

  /**
   * Whether git refuses to work in the repository because it belongs to another user. Galley reads it all the same.
   * @gqlField
   */
  async isRefusedForOwner(context: Context): Promise<boolean> {
    return isRefusedForOwner(this.served.git, context.signal);
  }

  /** Whether the repository has no commits: neither HEAD nor any branch. @gqlField */
  async isEmpty(context: Context): Promise<boolean> {
    if ((await this.#head(context)).kind !== "unborn") return false;
    return (await context.loaders.of(this.served.git).refs("refs/heads/", "name", 1)).length === 0;
  }

  /** The checked out branch, or null if HEAD is detached or the branch has no commit yet. @gqlField */
  async headRef(context: Context): Promise<Ref | null> {
    const head = await this.#head(context);
    return head.kind === "branch" ? Ref.find(context, this.served, head.ref) : null;
  }

  /** The name of HEAD's branch, even if it has no commit yet. Null if HEAD is detached. @gqlField */
  async headName(context: Context): Promise<string | null> {
    const head = await this.#head(context);
    return head.kind === "detached" ? null : shortName(head.ref);
  }

  /** The checked out commit, or null if there is none yet. @gqlField */
  async headCommit(context: Context): Promise<Commit | null> {
    const head = await this.#head(context);
    return head.kind === "unborn" ? null : Commit.load(context, this.served, head.oid);
  }

  /** The default branch: the remote's default one, else `main`, `master` and the like, else HEAD's. @gqlField */
  async defaultBranchRef(context: Context): Promise<Ref | null> {
    const record = await context.loaders.of(this.served.git).defaultBranch();
    return record && new Ref(this.served, record);
  }

  /**
   * The branches, tags and remote branches, or those below a prefix such as `refs/heads/`, whose names contain `query`.
   * @gqlField
   */
  async refs(
    context: Context,
    first?: Int | null,
    after?: string | null,
    refPrefix: string = "refs/",
    query: string = "",
    orderBy: RefOrder = "NAME",
  ): Promise<Connection<Ref>> {
    if (!/^refs\/(?:[\w-]+\/)*$/.test(refPrefix)) {
      throw new GalleyError("BAD_INPUT", "A prefix of refs must look like `refs/heads/`.");
    }
    const sort = orderBy === "NEWEST" ? "-committerdate" : "name";
    const all = await context.loaders.of(this.served.git).refs(refPrefix, sort);
    const wanted = query.toLowerCase();
    const refOf = (record: RefRecord) => new Ref(this.served, record);
    const named = all.filter(({ symref }) => symref === null);
    const found = named.filter((record) => wanted === "" || refOf(record).name().toLowerCase().includes(wanted));
    return pageOf(found, { first, after }, refOf);
  }

  /**
   * The branches that are ahead of the default branch, newest first. Checks the 30 newest branches. All distances are
   * counted in one walk.
   * @gqlField
   */
  async branchesAhead(context: Context, first?: Int | null, after?: string | null): Promise<Connection<Ref>> {
    const loaders = context.loaders.of(this.served.git);
    const base = await loaders.defaultBranch();
    const newest = await loaders.refs("refs/heads/", "-committerdate", HOME_BRANCHES_MAX);
    const others = newest.filter((ref) => ref.commit !== null && ref.name !== base?.name);
    const distances = await Promise.all(others.map((ref) => loaders.distance.load(ref.commit ?? "")));
    const ahead = others.filter((_, index) => (distances[index]?.ahead ?? 0) > 0);
    return pageOf(ahead, { first, after }, (record) => new Ref(this.served, record));
  }

  /** The commit of a revision in Git's syntax, such as a branch, a tag or `HEAD~2`. @gqlField */
  async commit(context: Context, revision: string): Promise<Commit> {
    return Commit.load(context, this.served, await this.resolve(context, revision));
  }

  /**
   * A comparison of two revisions; with `layers`, only of those of the commits between them, if they are there.
   * @gqlField
   */
  async comparison(
    context: Context,
    base: string,
    head: string,
    dots: Dots = "THREE",
    layers?: LayerRange | null,
  ): Promise<Comparison> {
    const [from, to] = await Promise.all([this.resolve(context, base), this.resolve(context, head)]);
    const read = { signal: context.signal };
    const ends = layers == null ? null : await layerEnds(this.served.git, { base: from, head: to }, layers, read);
    if (ends !== null) return Comparison.between(context, this.served, ends.base, ends.head, "TWO");
    return Comparison.between(context, this.served, from, to, dots);
  }

  /**
   * A file at a revision, given as one text with a slash in between, as in URLs. If the text is ambiguous, the longest
   * branch or tag takes precedence. Without one, the first part is the revision.
   * @gqlField
   */
  async file(context: Context, revisionPath: string): Promise<FileAtRevision> {
    const split = splitRevisionPath(revisionPath, await refTest(context, this.served));
    if (split === null) throw new GalleyError("BAD_INPUT", "A file must be given as a revision, a slash and a path.");
    const { revision, path } = split;
    return FileAtRevision.find(context, this.served, revision, await this.resolve(context, revision), path);
  }

  /** The viewer, as known in this repository. @gqlField */
  async viewer(context: Context): Promise<Viewer> {
    const viewer = await context.loaders.reviewsOf(this.served).viewer();
    const { name, email } = viewer;
    return { name, email, isNamed: email !== null, source: whoIsViewer(viewer) };
  }

  /**
   * The reviews, the last changed first: by states, author, reviewer, person whose turn it is (each an e-mail address,
   * or `me`), and words in title, text, people or branches.
   * @gqlField
   */
  async reviews(
    context: Context,
    first?: Int | null,
    after?: string | null,
    query: string = "",
    states?: readonly ReviewState[] | null,
    author?: string | null,
    reviewer?: string | null,
    turnOf?: string | null,
  ): Promise<Connection<Review>> {
    const loaders = context.loaders.reviewsOf(this.served);
    const viewer = await loaders.viewer();
    const person = (named: string | null | undefined) => (named === ME ? (viewer.email ?? "") : (named ?? null));
    const [by, requestedReviewer, waits] = [person(author), person(reviewer), person(turnOf)];
    const wanted = { query, states: states ?? null, author: by, reviewer: requestedReviewer, turnOf: waits };
    const found = filterReviews(await loaders.all(), wanted);
    return pageOf(found, { first, after }, (review) => new Review({ served: this.served, review, viewer }));
  }

  /** The number of reviews in each state. @gqlField */
  async reviewCounts(context: Context): Promise<ReviewCounts> {
    const loaders = context.loaders.reviewsOf(this.served);
    const { states, waitingForViewer } = countReviews(await loaders.all(), (await loaders.viewer()).email);
    const { OPEN: open, CHANGES_REQUESTED: changesRequested, APPROVED: approved, MERGED: merged } = states;
    return { open, changesRequested, approved, merged, abandoned: states.ABANDONED, waitingForViewer };
  }

  /** The reviews that call for the viewer, the last changed first; see `needsViewer` of a review. @gqlField */
  async reviewsNeedingViewer(context: Context): Promise<readonly Review[]> {
    const loaders = context.loaders.reviewsOf(this.served);
    const [all, viewer] = await Promise.all([loaders.all(), loaders.viewer()]);
    const needs = await Promise.all(all.map(async (review) => loaders.needsViewer(review)));
    return all
      .filter((_, index) => needs[index])
      .slice(0, PAGE_SIZE_MAX)
      .map((review) => new Review({ served: this.served, review, viewer }));
  }

  /** The number of lines of all reviews' notes in which there is no request or comment. They are kept. @gqlField */
  async unreadableNoteLines(context: Context): Promise<Int> {
    const { index } = await context.loaders.reviewsOf(this.served).currentContext();
    return index.unreadableLines(context.signal);
  }

  /** The review with a prefix of its first commit, at least seven digits. @gqlField */
  async review(context: Context, key: string): Promise<Review> {
    const loaders = context.loaders.reviewsOf(this.served);
    const review = await loaders.find(key);
    if (review) return new Review({ served: this.served, review, viewer: await loaders.viewer() });
    throw new GalleyError("NOT_FOUND", `There is no review “${key}” in ${this.served.git.name}.`);
  }

  #head(context: Context): Promise<Head> {
    return context.loaders.of(this.served.git).head();
  }

  /** Resolves a revision to a commit; fails as NOT_FOUND if there is none. */
  async resolve(context: Context, revision: string): Promise<Oid> {
    const oid = await revParse(this.served.git, revision, { signal: context.signal });
    if (oid !== null) return oid;
    const { name } = this.served.git;
    throw noSuchRevision({ name, isEmpty: await this.isEmpty(context), head: await this.#head(context) }, revision);
  }
}

function shortName(ref: string): string {
  return ref.replace(/^refs\/heads\//, "");
}

/** The repository with a slug. @gqlQueryField */
export function repository(context: Context, slug: string): Repository {
  return new Repository(context.repositories.bySlug(slug));
}

/** The repositories that this Galley serves, in the order of its arguments. @gqlQueryField */
export function repositories(context: Context, first?: Int | null, after?: string | null): Connection<Repository> {
  return pageOf(context.repositories.all, { first, after }, (served) => new Repository(served));
}

/** The repository of the review. @gqlField repository */
export function reviewRepository(review: Review): Repository {
  return new Repository(review.viewerReview.served);
}
