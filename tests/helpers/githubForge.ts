import { schema } from "@octokit/graphql-schema";
import { buildSchema, graphql } from "graphql";
import { changedRanges, hunkAround, lineAfter } from "./githubDiffs.ts";
import {
  type Comment,
  EVENTS,
  type Event,
  type Input,
  iso,
  type PageArgs,
  pageOf,
  publishedOf,
  type Review,
  type Side,
  type Thread,
  type ThreadInput,
} from "./githubState.ts";
import { type TempRepo, tempRepo } from "./tempRepo.ts";

/** GitHub's published schema. Two of its fields are defined twice, which graphql-js would refuse. */
export const githubSchema = buildSchema(schema.idl, { assumeValidSDL: true });

export interface ForgeCall {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * A pull request on a GitHub whose repository is a real bare one. It executes documents over GitHub's schema, moves threads
 * by real diffs when the head moves, and refuses what GitHub refuses.
 */
export class GithubForge {
  readonly repo: TempRepo;
  readonly owner = "galley";
  readonly name = "press";
  readonly number = 7;
  host = "github.com";
  readonly id = "PR_7";
  author = "ada-proof";
  /** The person who sends the next calls. */
  viewer = "octo-cat";
  now = 1_700_050_000;
  requested: string[] = [];
  readonly statuses: Readonly<Record<string, unknown>>[] = [];
  readonly #viewed = new Map<string, string>();
  readonly #reviews: Review[] = [];
  readonly #threads: Thread[] = [];
  readonly #comments: Comment[] = [];
  #ids = 0;

  private constructor(repo: TempRepo) {
    this.repo = repo;
  }

  static async open(): Promise<GithubForge> {
    return new GithubForge(await tempRepo({ bare: true }));
  }

  get url(): string {
    return `https://${this.host}/${this.owner}/${this.name}/pull/${this.number}`;
  }

  /** Executes a document as GitHub would, and returns its answer as text. */
  async answer({ query, variables }: ForgeCall): Promise<string> {
    const viewer = () => this.#person(this.viewer);
    const rootValue = { viewer, repository: (args: Input) => this.#repository(args), ...this.#mutations };
    return JSON.stringify(await graphql({ schema: githubSchema, source: query, variableValues: variables, rootValue }));
  }

  /** Runs a mutation with the input of its own type. Throws GitHub's message if it is refused. */
  async mutate(name: keyof GithubForge["mutations"], input: Input): Promise<void> {
    this.now += 60;
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { clientMutationId } }`;
    const { errors }: { errors?: { message: string }[] } = JSON.parse(
      await this.answer({ query, variables: { input } }),
    );
    if (errors !== undefined) throw new Error(errors[0]?.message);
  }

  /** The ids of the threads with a comment of this text, and of these comments. */
  idsOf(body: string): { readonly thread: string; readonly comment: string } {
    for (const { id, comments } of this.#threads) {
      const comment = comments.find((one) => one.body === body || one.body.startsWith(`${body}\n\n<!--`));
      if (comment !== undefined) return { thread: id, comment: comment.id };
    }
    throw new Error(`No comment is “${body}”.`);
  }

  /** What everybody sees: reviews and threads, without the marks at the ends of their texts. */
  published() {
    return publishedOf(this.#reviews, this.#threads);
  }

  textOf = (id: string): string =>
    this.#threads.flatMap(({ comments }) => comments).find((one) => one.id === id)?.body ?? "";

  /** The id of the last review of the viewer. */
  reviewId(): string {
    return this.#reviews.findLast(({ author }) => author === this.viewer)?.id ?? "";
  }

  head = (): Promise<string> => this.repo.git("rev-parse", `refs/pull/${this.number}/head`);

  #base = (commit: string): Promise<string> => this.repo.git("merge-base", "refs/heads/main", commit);

  #id = (kind: string): string => `${kind}_${(this.#ids += 1)}`;

  get mutations() {
    return this.#mutations;
  }

  readonly #mutations = {
    addPullRequestReview: async ({
      input,
    }: {
      input: Input & { event?: Event; body?: string; commitOID?: string; threads?: ThreadInput[] };
    }) => {
      if (this.#pending() !== undefined) throw new Error("User can only have one pending review per pull request");
      if (input.pullRequestId !== undefined && input.pullRequestId !== this.id)
        throw new Error("Could not resolve to a node");
      const review = await this.#newReview(input.body ?? "", input.commitOID);
      const threads: Thread[] = [];
      for (const thread of input.threads ?? []) threads.push(await this.#newThread(review, thread));
      this.#reviews.push(review);
      this.#threads.push(...threads);
      if (input.event !== undefined) this.#submit(review, input.event);
      return {};
    },
    addPullRequestReviewThread: async ({ input }: { input: ThreadInput }) => {
      const review = this.#pendingOf(input) ?? (await this.#begin(""));
      this.#threads.push(await this.#newThread(review, input));
      return {};
    },
    addPullRequestReviewThreadReply: async ({
      input,
    }: {
      input: { pullRequestReviewThreadId: string; pullRequestReviewId?: string; body: string };
    }) => {
      const thread = this.#thread(input.pullRequestReviewThreadId);
      const pending = this.#pendingOf(input);
      const review = pending ?? (await this.#begin(""));
      thread.comments.push(this.#comment(review, input.body));
      if (pending === undefined) this.#submit(review, "COMMENT");
      return {};
    },
    submitPullRequestReview: ({ input }: { input: { event: Event; body?: string; pullRequestReviewId?: string } }) => {
      const review = this.#pendingOf(input);
      if (review === undefined) throw new Error("Could not find a pending review");
      review.body = input.body ?? review.body;
      this.#submit(review, input.event);
      return {};
    },
    deletePullRequestReview: ({ input }: { input: { pullRequestReviewId: string } }) => {
      const review = this.#pendingOf(input);
      if (review === undefined) throw new Error("Could not resolve to a node");
      this.#reviews.splice(this.#reviews.indexOf(review), 1);
      for (const thread of this.#threads)
        thread.comments.splice(0, Infinity, ...thread.comments.filter((one) => one.review !== review));
      this.#dropEmptyThreads();
      return {};
    },
    dismissPullRequestReview: ({ input }: { input: { pullRequestReviewId: string } }) => {
      const review = this.#reviews.find(({ id }) => id === input.pullRequestReviewId);
      if (review === undefined || !/^(?:APPROVED|CHANGES_REQUESTED)$/u.test(review.state))
        throw new Error("Can not dismiss a commented pull request review");
      review.state = EVENTS.DISMISS;
      return {};
    },
    resolveReviewThread: ({ input }: { input: { threadId: string } }) => {
      this.#thread(input.threadId).resolvedBy = this.viewer;
      return {};
    },
    unresolveReviewThread: ({ input }: { input: { threadId: string } }) => {
      this.#thread(input.threadId).resolvedBy = null;
      return {};
    },
    updatePullRequestReviewComment: ({ input }: { input: { pullRequestReviewCommentId: string; body: string } }) => {
      const all = this.#threads.flatMap(({ comments }) => comments);
      const comment = all.find(({ id }) => id === input.pullRequestReviewCommentId);
      if (comment === undefined) throw new Error("Could not resolve to a node");
      comment.body = input.body;
      comment.editedAt = this.now;
      return {};
    },
    deletePullRequestReviewComment: ({ input }: { input: { id: string } }) => {
      for (const { comments } of this.#threads) {
        const at = comments.findIndex(({ id }) => id === input.id);
        if (at >= 0) comments.splice(at, 1);
      }
      this.#dropEmptyThreads();
      return {};
    },
    markFileAsViewed: async ({ input }: { input: { path: string } }) => {
      this.#viewed.set(`${this.viewer} ${input.path}`, await this.head());
      return {};
    },
    addComment: async ({ input }: { input: { body: string } }) => {
      this.#comments.push(this.#comment(await this.#newReview(""), input.body));
      return {};
    },
  };

  #pending(): Review | undefined {
    return this.#reviews.find(({ author, state }) => author === this.viewer && state === "PENDING");
  }

  /** The viewer's pending review, which has to be the one that a call names. */
  #pendingOf({ pullRequestReviewId }: { readonly pullRequestReviewId?: unknown }): Review | undefined {
    const pending = this.#pending();
    if (pullRequestReviewId !== undefined && pending?.id !== pullRequestReviewId)
      throw new Error(`Could not resolve to a node with the global id of '${String(pullRequestReviewId)}'`);
    return pending;
  }

  #dropEmptyThreads(): void {
    const left = this.#threads.filter(({ comments }) => comments.length > 0);
    this.#threads.splice(0, this.#threads.length, ...left);
  }

  async #newReview(body: string, commit?: string): Promise<Review> {
    return {
      id: this.#id("PRR"),
      author: this.viewer,
      commit: commit ?? (await this.head()),
      at: this.now,
      state: "PENDING",
      body,
    };
  }

  async #begin(body: string): Promise<Review> {
    const review = await this.#newReview(body);
    this.#reviews.push(review);
    return review;
  }

  #submit(review: Review, event: Event): void {
    const isOwn = review.author === this.author && (event === "APPROVE" || event === "REQUEST_CHANGES");
    if (isOwn)
      throw new Error(`Can not ${event === "APPROVE" ? "approve" : "request changes on"} your own pull request`);
    const hasComments = this.#threads.some(({ comments }) => comments.some((one) => one.review === review));
    if (review.body === "" && (event === "REQUEST_CHANGES" || (event === "COMMENT" && !hasComments)))
      throw new Error("Body can't be blank");
    review.state = EVENTS[event];
  }

  #thread(id: string): Thread {
    const thread = this.#threads.find((one) => one.id === id);
    if (thread === undefined) throw new Error("Could not resolve to a node");
    return thread;
  }

  #comment(review: Review, body: string): Comment {
    return { id: this.#id("PRRC"), author: this.viewer, at: this.now, review, body, editedAt: null };
  }

  async #newThread(review: Review, input: ThreadInput): Promise<Thread> {
    const { path, subjectType: subject = "LINE", side = "RIGHT", line = null, startLine = null } = input;
    const startSide = startLine === null ? null : (input.startSide ?? side);
    const [commit, base] = [review.commit, await this.#base(review.commit)];
    const hunks = await changedRanges(this.repo, base, commit, path);
    if (hunks.length === 0) throw new Error("Path could not be resolved");
    if (subject === "LINE") {
      if (line === null) throw new Error("Line must be given");
      if (startLine !== null && startSide === side && startLine >= line)
        throw new Error("Pull request review thread start line must precede the end line");
      const hunkOf = (at: number, on: Side) =>
        hunks.find((hunk) => at >= hunk[on].start && at < hunk[on].start + hunk[on].count);
      if (hunkOf(line, side) === undefined) throw new Error("Pull request review thread line must be part of the diff");
      if (startLine !== null && hunkOf(startLine, startSide ?? side) !== hunkOf(line, side))
        throw new Error("Pull request review thread start line must be part of the same hunk as the line.");
    }
    const comments = [this.#comment(review, input.body)];
    const lines = { side, startSide, start: startLine, end: subject === "FILE" ? null : line };
    return { id: this.#id("PRRT"), path, subject, ...lines, commit, base, comments, resolvedBy: null };
  }

  #person(login: string) {
    return { __typename: "User", login, name: login === "octo-cat" ? "Octo Cat" : null };
  }

  #isVisible(review: Review): boolean {
    return review.state !== "PENDING" || review.author === this.viewer;
  }

  #repository({ owner, name }: Input) {
    if (owner !== this.owner || name !== this.name)
      throw new Error(`Could not resolve to a Repository with the name '${String(owner)}/${String(name)}'.`);
    return { pullRequest: ({ number }: Input) => this.#pullRequest(number) };
  }

  #pullRequest(number: unknown) {
    if (number !== this.number)
      throw new Error(`Could not resolve to a PullRequest with the number of ${String(number)}.`);
    const visible = this.#reviews.filter((review) => this.#isVisible(review));
    const seen = ({ comments }: Thread): boolean => comments.some(({ review }) => this.#isVisible(review));
    return {
      id: this.id,
      url: this.url,
      number: this.number,
      title: "Shout three",
      body: "As they wrote.",
      headRefOid: () => this.head(),
      author: this.#person(this.author),
      reviewThreads: (args: PageArgs) =>
        pageOf(
          this.#threads.filter(seen).map((one) => this.#threadObject(one)),
          args,
        ),
      comments: (args: PageArgs) =>
        pageOf(
          this.#comments.map((one) => this.#commentObject(one)),
          args,
        ),
      reviews: (args: PageArgs) =>
        pageOf(
          visible.map((one) => this.#reviewObject(one)),
          args,
        ),
      reviewRequests: (args: PageArgs) =>
        pageOf(
          this.requested.map((login) => ({ requestedReviewer: this.#person(login) })),
          args,
        ),
      statusCheckRollup: { contexts: (args: PageArgs) => pageOf(this.statuses, args) },
      files: (args: PageArgs) => this.#files(args),
    };
  }

  async #files(args: PageArgs) {
    const head = await this.head();
    const names = await this.repo.git("diff", "--name-only", `${await this.#base(head)}`, head);
    const state = (path: string): string => {
      const at = this.#viewed.get(`${this.viewer} ${path}`);
      return at === undefined ? "UNVIEWED" : at === head ? "VIEWED" : "DISMISSED";
    };
    const files = names.split("\n").map((path) => ({ path, viewerViewedState: state(path) }));
    return pageOf(files, args);
  }

  #commentObject({ id, author, at, review, body, editedAt }: Comment) {
    const state = review.state === "PENDING" ? "PENDING" : "SUBMITTED";
    const times = { createdAt: iso(at), lastEditedAt: iso(editedAt) };
    return { id, url: `${this.url}#${id}`, state, body, ...times, author: this.#person(author) };
  }

  #reviewObject({ id, author, at, commit, state, body }: Review) {
    const times = { createdAt: iso(at), submittedAt: state === "PENDING" ? null : iso(at), lastEditedAt: null };
    return {
      id,
      url: `${this.url}#${id}`,
      state,
      body,
      ...times,
      commit: { oid: commit },
      author: this.#person(author),
    };
  }

  #threadObject(thread: Thread) {
    const { id, path, subject, side, startSide, start, end, commit, resolvedBy } = thread;
    const comments = thread.comments.filter(({ review }) => this.#isVisible(review));
    const line = (at: number | null) => async () => (at === null ? null : this.#lineNow(thread, at));
    const opening = async () => ({
      oid: commit,
      diffHunk: subject === "FILE" ? "" : await hunkAround(this.repo, thread.base, commit, path, side, end ?? 0),
    });
    return {
      id,
      path,
      subjectType: subject,
      diffSide: side,
      startDiffSide: startSide,
      originalLine: end,
      originalStartLine: start,
      line: line(end),
      startLine: line(start),
      isOutdated: async () => end !== null && (await this.#lineNow(thread, end)) === null,
      isResolved: resolvedBy !== null,
      resolvedBy: resolvedBy === null ? null : this.#person(resolvedBy),
      comments: async (args: PageArgs) => {
        const { diffHunk, oid } = await opening();
        const place = { diffHunk, commit: { oid }, originalCommit: { oid } };
        return pageOf(
          comments.map((one) => ({ ...this.#commentObject(one), ...place })),
          args,
        );
      },
    };
  }

  /** The line of a thread in the newest change; null if it was changed since. */
  async #lineNow({ path, side, commit, base }: Thread, line: number): Promise<number | null> {
    const head = await this.head();
    const [from, to] = side === "LEFT" ? [base, await this.#base(head)] : [commit, head];
    return lineAfter(this.repo, from, to, path, line);
  }
}
