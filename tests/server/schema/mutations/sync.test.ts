import { expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

const SYNC = `mutation ($input: SyncInput!) { sync(input: $input) {
  problem { code message }
  report { fetchedReviews fetchedComments pushedReviews pushedComments refused }
  repository { reviewCounts { open } }
} }`;
const REQUEST = "mutation ($input: RequestReviewInput!) { requestReview(input: $input) { problem { message } } }";

async function sync(opened: OpenedGraphql, slug: string, remote = "origin") {
  return (await opened.query(SYNC, { input: { slug, remote } })).sync;
}

const SAME = { fetchedReviews: 0, fetchedComments: 0, pushedReviews: 0, pushedComments: 0, refused: [] };

it("a sync returns what was sent and received, and the repository after it", async () => {
  const folder = await tempFolder();
  const remote = await tempRepo({ bare: true, at: `${folder}/remote` });
  const repo = await tempRepo({ at: `${folder}/ada` });
  await repo.git("config", "user.email", "ada@example.org");
  await repo.git("remote", "add", "origin", remote.path);
  await repo.commit({ "a.txt": "one\n" });
  await repo.git("checkout", "-q", "-b", "topic");
  await repo.commit({ "a.txt": "two\n" });
  await repo.git("push", "-q", "origin", "main", "topic");
  await repo.gitBytes(["clone", "-q", remote.path, `${folder}/carl`], { cwd: folder });
  const ada = await openGraphql(repo.path);
  const carl = await openGraphql(`${folder}/carl`);
  const input = { key: "request-1", slug: "ada", head: "topic", base: "main", title: "Two", body: "", reviewers: [] };
  expect((await ada.query(REQUEST, { input })).requestReview.problem).toBeNull();

  expect(await sync(ada, "ada")).toMatchObject({ problem: null, report: { ...SAME, pushedReviews: 1 } });
  expect(await sync(carl, "carl")).toEqual({
    problem: null,
    report: { ...SAME, fetchedReviews: 1 },
    repository: { reviewCounts: { open: 1 } },
  });
  await ada.close();
  await carl.close();
});

it("a remote that does not exist, and one that does not respond, are problems reported in sentences", async () => {
  const repo = await tempRepo();
  await repo.git("remote", "add", "gone", "/nonexistent/gone.git");
  const opened = await openGraphql(repo.path);
  expect(await sync(opened, "repo", "nobody")).toEqual({
    problem: {
      code: "BAD_INPUT",
      message: "This repository has no remote of this name. Add it with `git remote add <name> <url>`, then try again.",
    },
    report: null,
    repository: null,
  });
  expect(await sync(opened, "repo", "gone")).toEqual({
    problem: {
      code: "UNREACHABLE",
      message:
        "The remote repository does not respond. Run `git fetch` for it in a terminal to see the reason and enter credentials, then try again.",
    },
    report: null,
    repository: null,
  });
  await opened.close();
});
