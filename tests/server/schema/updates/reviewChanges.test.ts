import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { beginWaiting } from "#server/operations/verdicts/reviewWatchers.ts";
import { repositoryReviews } from "#server/reviews/index/ReviewContext.ts";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { watchersRead } from "#tests/helpers/watchersRead.ts";
import { notesByHand } from "../notesByHand.ts";

const DOCUMENT = `subscription ($slug: String!) { reviewChanges(slug: $slug) { drafts reviews { title commentCount } } }`;

let repo: TempRepo;
let opened: OpenedGraphql;
let first: string;
beforeAll(async () => {
  repo = await tempRepo();
  const base = await repo.commit({ "a.txt": "one\n" }, "Base");
  await repo.git("checkout", "-q", "-b", "topic");
  first = await repo.commit({ "a.txt": "two\n" }, "Change");
  const branches = { reviewRef: "refs/heads/topic", targetRef: "refs/heads/main" };
  const request = { timestamp: "1700001000", ...branches, requester: "ada@example.org", description: "Change" };
  await notesByHand(repo).request(first, { ...request, baseCommit: base });
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

/** Subscribes and returns a function that reads the updates one by one; `end` unsubscribes. */
function subscribe(slug = "repo") {
  const abort = new AbortController();
  const parts = opened.graphql.parts(DOCUMENT, { slug }, abort.signal);
  return { next: async () => (await parts.next()).value, end: () => abort.abort(), parts };
}

const changeEvent = (drafts: boolean, ...reviews: readonly object[]) => ({
  data: { reviewChanges: { drafts, reviews } },
});

it("a write by another process is reported, with the current data", async () => {
  const { next, end } = subscribe();
  expect(await next()).toEqual(changeEvent(false));
  for (const [index, commentText] of ["One", "Two"].entries()) {
    const change = next();
    const line = { timestamp: `170000200${index}`, author: "rita@example.org", description: commentText };
    await notesByHand(repo).comment(first, line);
    expect(await change).toEqual(changeEvent(false, { title: "Change", commentCount: index + 1 }));
  }
  end();
});

it("an agent that waits until a review is submitted is reported with that review, as long as it waits", async () => {
  const abort = new AbortController();
  const document = `subscription { reviewChanges(slug: "repo") { reviews { waiting { name isAgent } } } }`;
  const parts = opened.graphql.parts(document, {}, abort.signal);
  const next = async () => (await parts.next()).value;
  const waiting = (...reviews: readonly object[]) => ({ data: { reviewChanges: { reviews } } });
  expect(await next()).toEqual(waiting());
  const viewer = { email: null, name: null, source: "nowhere", role: "agent", agent: "Robo" } as const;
  const [git] = opened.repositories;
  if (git === undefined) throw new Error("A repository is open.");
  await watchersRead(git);
  const endWaiting = await beginWaiting({ git, viewer, now: () => 1_700_000_000 }, { revision: first });
  expect(await next()).toEqual(waiting({ waiting: [{ name: "Robo", isAgent: true }] }));
  await endWaiting();
  expect(await next()).toEqual(waiting({ waiting: [] }));
  abort.abort();
});

it("a branch that moves, HEAD on another branch, and a tag are reported as refs", async () => {
  const abort = new AbortController();
  const document = `subscription { reviewChanges(slug: "repo") { refs workTree } }`;
  const parts = opened.graphql.parts(document, {}, abort.signal);
  const next = async () => (await parts.next()).value;
  const moved = (refs: boolean) => ({ data: { reviewChanges: { refs, workTree: refs } } });
  expect(await next()).toEqual(moved(false));
  // The positions of refs are known some time after the start: from the first reported branch on.
  let isReported = false;
  const begun = next().finally(() => (isReported = true));
  let made = 0;
  await expect.poll(() => repo.git("branch", `begun-${made++}`).then(() => isReported), { interval: 400 }).toBe(true);
  expect(await begun).toEqual(moved(true));
  await new Promise((resolve) => setTimeout(resolve, 500)); // The last of them may be reported separately.
  for (const commentText of [
    ["branch", "feature/deep/one"],
    ["branch", "-f", "feature/deep/one", "main"],
    ["checkout", "-q", "main"],
    ["tag", "v1"],
  ]) {
    const change = next();
    await repo.git(...commentText);
    expect(await change).toEqual(moved(true));
    // The lock that git creates first may be reported separately.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  abort.abort();
});

it(
  "without a slug, each served repository that moved is named, and no process is started for it",
  { tags: "slow" },
  async () => {
    const repos = await Promise.all([tempRepo(), tempRepo(), tempRepo()]);
    for (const one of repos) await one.commit({ "a.txt": "one\n" }, "Base");
    const three = await openGraphql(...repos.map(({ path }) => path));
    const { edges } = (await three.query("{ repositories { edges { node { slug } } } }")).repositories;
    const slugs: readonly string[] = edges.map(({ node }: { node: { slug: string } }) => node.slug);
    const started = vi.spyOn(brokerLink, "startChild");
    const abort = new AbortController();
    const parts = three.graphql.parts(
      "subscription { reviewChanges { refs moved reviews { key } } }",
      {},
      abort.signal,
    );
    const next = async () => (await parts.next()).value;
    const moved = (...names: readonly (string | undefined)[]) => ({
      data: { reviewChanges: { refs: names.length > 0, moved: names, reviews: [] } },
    });
    expect(await next()).toEqual(moved());
    for (const at of [2, 0]) {
      const change = next();
      await repos[at]?.commit({ "a.txt": "two\n" }, "Moved");
      expect(await change).toEqual(moved(slugs[at]));
    }
    expect(started).not.toHaveBeenCalled();
    started.mockRestore();
    const reviewed = next();
    await repos[1]?.git("update-ref", "refs/galley/discuss", "HEAD"); // a comment on uncommitted work
    expect(await reviewed).toEqual(moved(slugs[1]));
    abort.abort();
    await three.close();
  },
);

it("a repository that is not served has no changes to report", async () => {
  expect(await subscribe("other").next()).toMatchObject({ errors: [{ extensions: { code: "NOT_FOUND" } }] });
});

it("nothing is left of a hundred subscribers that came and went, however they went", async () => {
  const [repository] = opened.repositories;
  if (!repository) throw new Error("No repository was opened.");
  const { store } = repositoryReviews(repository);
  let watching = 0;
  const watch = store.watch.bind(store);
  const spy = vi.spyOn(store, "watch").mockImplementation((listener) => {
    const unwatch = watch(listener);
    watching += 1;
    return () => {
      watching -= 1;
      unwatch();
    };
  });
  const comings = Array.from({ length: 100 }, async (_, index) => {
    const { next, end, parts } = subscribe();
    await next();
    const waiting = index % 2 === 0 ? parts.next() : null;
    return { end, parts, waiting };
  });
  const here = await Promise.all(comings);
  expect(watching).toBe(100);
  await Promise.all(
    here.map(async ({ end, parts, waiting }) => {
      if (waiting === null) return parts.return(undefined);
      end();
      return waiting;
    }),
  );
  expect(watching).toBe(0);
  spy.mockRestore();
});

it("comments and proposals of an agent are reported as such", async () => {
  const comment = { timestamp: "1700001100", author: "rita@example.org", description: "Why?", resolved: false };
  const notes = notesByHand(repo);
  const parent = await notes.comment(first, comment);
  const answer = { timestamp: "1700001101", author: "rita@example.org", parent, description: "Done." };
  await notes.comment(first, answer, { agent: { name: "Robo" }, addressed: { by: first } });
  const document = `{ repository(slug: "repo") { review(key: "${first.slice(0, 12)}") { threads { state addressed { oid agent patchSet comment { body } } comments { body agent addressed } } } } }`;
  expect(await opened.query(document)).toMatchObject({
    repository: {
      review: {
        threads: expect.arrayContaining([
          expect.objectContaining({
            state: "OPEN",
            addressed: { oid: first, agent: "Robo", patchSet: 1, comment: { body: "Done." } },
            comments: [
              { body: "Why?", agent: null, addressed: null },
              { body: "Done.", agent: "Robo", addressed: first },
            ],
          }),
        ]),
      },
    },
  });
});
