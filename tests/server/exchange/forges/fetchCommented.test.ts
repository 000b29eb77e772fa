import { expect, test } from "vitest";
import { FORGE_QUERIES } from "#server/exchange/forges/forgeQueries.ts";
import { importAnswer, openPull } from "#server/exchange/forges/pulls.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import { requireReview } from "#server/reviews/index/ReviewContext.ts";
import { GithubForge } from "#tests/helpers/githubForge.ts";
import { runGh } from "#tests/helpers/ghProgram.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { cloneOf } from "../../operations/requests/twoClones.ts";

const lines = (changed: Readonly<Record<number, string>>): string =>
  Array.from({ length: 20 }, (_, at) => `${changed[at + 1] ?? `line ${at + 1}`}\n`).join("");

/** A pull request that was pushed with force after it was commented on, and a clone that never saw the first commit. */
async function forcePushed(author: TempRepo, forge: GithubForge): Promise<TempRepo> {
  const push = () =>
    forge.repo.git("fetch", "--quiet", author.path, "+main:refs/heads/main", "+topic:refs/pull/7/head");
  await author.commit({ "a.txt": lines({}) }, "Base");
  await author.git("switch", "--quiet", "--create", "topic");
  await author.commit({ "a.txt": lines({ 5: "five(1)" }) }, "Change five");
  await push();
  await forge.mutate("addPullRequestReviewThread", { pullRequestId: "PR_7", path: "a.txt", body: "Why 1?", line: 5 });
  await forge.mutate("submitPullRequestReview", { event: "COMMENT" });
  await author.write({ "a.txt": lines({ 1: "new\nline 1", 5: "five(2)" }) });
  await author.git("commit", "--quiet", "--all", "--amend", "--no-edit");
  await push();
  const at = `${await tempFolder()}/clone`;
  await author.git("clone", "--quiet", `file://${forge.repo.path}`, at);
  return tempRepo({ at, existing: true });
}

test.each([
  ["gives commits by their ids, a thread is placed from its own", false, ["a.txt", 6, "EDITED"]],
  [
    "has the commit no more, it is placed by the quoted hunk, and lost if the lines changed",
    true,
    ["a.txt", null, "LOST"],
  ],
])("where the host %s", async (_, isPruned, position) => {
  const [author, forge] = [await tempRepo(), await GithubForge.open()];
  await forge.repo.git("config", "uploadpack.allowAnySHA1InWant", "true");
  const repo = await forcePushed(author, forge);
  const { context } = await cloneOf(repo, "Carl", () => 1_700_300_000);
  const { review: id } = await openPull(context, { name: "7", remote: null, base: null });
  const printed: string[] = [];
  const { host, owner, name, number } = forge;
  for (const command of FORGE_QUERIES.github({ host, path: `${owner}/${name}`, number }))
    printed.push(await runGh(forge, command));
  if (isPruned) await forge.repo.git("prune", "--expire=now");
  // A commit that nobody has any more is refused too, which does not keep the others from being fetched.
  const text = printed
    .join("")
    .replace('"nodes":[{"id":"PRRT_', `"nodes":[${LOST},{"id":"PRRT_`)
    .replace('"totalCount":1', '"totalCount":2');
  const before = await repo.git(
    "for-each-ref",
    "refs/heads",
    "refs/remotes",
    "refs/tags",
    "refs/devtools",
    "refs/notes",
  );
  expect(await importAnswer(context, id, text)).toContain("Comments: 2 imported.");
  const review = await requireReview(context, id);
  const found = await positionsOf(context.git, review, review.threads);
  const positions = review.threads.map((thread) => {
    const { path, startLine, certainty } = found.get(thread) ?? {};
    return [thread.root.item.description, path, startLine, certainty];
  });
  expect(positions).toEqual([
    ["Gone", "a.txt", null, "LOST"],
    ["Why 1?", ...position],
  ]);
  expect(await repo.git("for-each-ref", "refs/heads", "refs/remotes", "refs/tags", "refs/devtools", "refs/notes")).toBe(
    before,
  );
});

const LOST = JSON.stringify({
  id: "PRRT_0",
  path: "a.txt",
  isOutdated: true,
  originalLine: 1,
  opening: { nodes: [{ diffHunk: "", originalCommit: { oid: "f".repeat(40) } }] },
  comments: { totalCount: 1, nodes: [{ id: "PRRC_0", body: "Gone", createdAt: "2023-11-01T00:00:00Z" }] },
});
