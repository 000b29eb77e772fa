import { openRepository } from "#server/git/repository/openRepository.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import { createReviewIndex } from "#server/reviews/index/ReviewIndex.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";
import { copiedRepo } from "#tests/helpers/copiedRepo.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";

/** A repository under review, and people who work on it. Its clock does not advance unless a test moves it. */
export interface ReviewFixture {
  readonly repo: TempRepo;
  /** The commit that `main` and `topic` have in common, the first of `topic`, and its last. */
  readonly base: string;
  readonly first: string;
  readonly head: string;
  /** Ada, who wrote the change, and Carl, who reviews it; each is the maintainer of their Galley. */
  readonly ada: ReviewContext;
  readonly carl: ReviewContext;
  tick(seconds: number): void;
  /** The lines of a note as raw git shows them, oldest first. */
  lines(ref: "reviews" | "discuss", object?: string): Promise<readonly Line[]>;
  /** All refs with their objects, to check that nothing was written. */
  refs(): Promise<string>;
  /** The review of `topic`. */
  review(): Promise<IndexedReview>;
}

/** One line of a note. */
export type Line = Readonly<Record<string, unknown>> & { readonly galley?: Readonly<Record<string, unknown>> };

/** The first time of the clock, in seconds. */
export const NOON = 1_700_100_000;

const WHO = "committer Ada Proof <ada@example.org>";

/** `word.txt` has six lines, of which `topic` changes the third; `same.txt` is in both; `new.txt` in `topic` alone. */
const HISTORY = [
  `commit refs/heads/main\n${WHO} 1700000060 +0000\ndata 6\nBegin\n`,
  "M 644 inline word.txt\ndata 28\none\ntwo\nthree\nfour\nfive\nsix\n",
  "M 644 inline same.txt\ndata 10\nalpha\nbeta\n",
  "M 644 inline latin.txt\ndata 5\ncaf\u00e9\n\n",
  "M 644 inline empty\ndata 0\n\n",
  "M 160000 1111111111111111111111111111111111111111 sub\n",
  `commit refs/heads/topic\n${WHO} 1700000120 +0000\ndata 12\nShout three\nfrom refs/heads/main\n`,
  "M 644 inline word.txt\ndata 28\none\ntwo\nTHREE\nfour\nfive\nsix\n",
  `commit refs/heads/topic\n${WHO} 1700000180 +0000\ndata 7\nAdd new\n`,
  "M 644 inline new.txt\ndata 4\nnew\n\n",
].join("");

type Commits = Pick<ReviewFixture, "base" | "first" | "head">;

async function makeCommits(repo: TempRepo): Promise<Commits> {
  await repo.gitBytes(["fast-import", "--quiet"], { input: Buffer.from(HISTORY, "latin1") });
  await repo.git("reset", "--quiet", "--hard");
  const oids = await repo.git("rev-parse", "main", "topic~1", "topic");
  const [base = "", first = "", head = ""] = oids.split("\n");
  return { base, first, head };
}

async function makeRequested(repo: TempRepo): Promise<Commits> {
  const commits = await makeCommits(repo);
  const { ada, close } = await openFixture(repo, commits);
  const requested = { head: "topic", base: "main", title: "Shout three", body: "", reviewers: ["carl@example.org"] };
  await requestReview(ada, { key: "request-1", ...requested });
  await close();
  return commits;
}

/** The time that the three commits take, a minute each. */
const SECONDS = 180;

const copyCommitted = copiedRepo(makeCommits, SECONDS);
const copyRequested = copiedRepo(makeRequested, SECONDS);

/** Creates a repository with a change on `topic`; everything that it opens is closed after the test file. */
export async function reviewFixture(): Promise<ReviewFixture> {
  const { repo, facts } = await copyCommitted();
  return openUntilEnd(repo, facts);
}

/** The same, after Ada has requested a review of `topic`. */
export async function requestedReviewFixture(): Promise<ReviewFixture> {
  const { repo, facts } = await copyRequested();
  return openUntilEnd(repo, facts);
}

async function openUntilEnd(repo: TempRepo, commits: Commits): Promise<ReviewFixture> {
  const { close, ...fixture } = await openFixture(repo, commits);
  leftovers.push(close);
  return fixture;
}

async function openFixture(
  repo: TempRepo,
  { base, first, head }: Commits,
): Promise<ReviewFixture & { close(): Promise<void> }> {
  const git = await openRepository(repo.path);
  const store = new ReviewStore(git);
  const index = createReviewIndex(git, store);
  let now = NOON;
  const contextFor = (name: string): ReviewContext => {
    const email = `${name.toLowerCase()}@example.org`;
    return { git, store, index, now: () => now, viewer: { email, name, source: "git", role: "maintainer" } };
  };
  return {
    repo,
    base,
    first,
    head,
    async close() {
      await store.close();
      await git.close();
    },
    ada: contextFor("Ada"),
    carl: contextFor("Carl"),
    tick: (seconds) => void (now += seconds),
    async lines(ref, object = first) {
      const text = await repo.git("notes", `--ref=devtools/${ref}`, "show", object);
      return text
        .split("\n")
        .filter((line) => line !== "")
        .map((line): Line => JSON.parse(line));
    },
    refs: () => repo.git("for-each-ref"),
    async review() {
      const review = await index.find(first);
      if (review === null) throw new Error("There is no review of topic.");
      return review;
    },
  };
}
