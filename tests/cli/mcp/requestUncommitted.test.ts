import { expect, test } from "vitest";
import { openGalley } from "#cli/client/openGalley.ts";
import { findReview } from "#cli/reviews/findReview.ts";
import { requestToWait } from "#cli/reviews/reviewTarget.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";
import { agentOf } from "./mcpClient.ts";

async function withUncommittedWork(): Promise<TempRepo> {
  const repo = await tempRepo();
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ "a.txt": "1\n" });
  await repo.write({ "a.txt": "2\n" });
  return repo;
}

const listed = async ({ path }: TempRepo): Promise<readonly unknown[]> =>
  JSON.parse((await runGalley(path, ["list", "--format", "json"])).text);
const privateNotes = ({ git }: TempRepo): Promise<string> => git("rev-parse", "refs/galley/reviews");

/** Takes a snapshot and begins its review, as the page of the uncommitted work does. */
async function openPage({ path }: TempRepo): Promise<string> {
  const galley = await openGalley(path, null, () => undefined);
  const { revision } = await findReview(galley, undefined, true);
  await galley.close();
  return revision;
}

test("uncommitted work is listed once a review of it is requested, and not because its page was opened", async () => {
  const repo = await withUncommittedWork();
  const { call } = await agentOf(repo.path);
  const review = await openPage(repo);
  expect(await listed(repo)).toEqual([]);
  expect((await call("request_review", { uncommitted: true })).structuredContent).toMatchObject({ review });
  expect((await call("list_reviews", {})).structuredContent).toMatchObject({
    reviews: [{ id: review, state: "OPEN" }],
  });
  expect(await listed(repo)).toMatchObject([{ id: review, uncommittedWork: true }]);
  const before = await privateNotes(repo);
  await call("request_review", { uncommitted: true });
  expect(await privateNotes(repo)).toBe(before);
});

test("uncommitted work is listed when a person's command waits for its review", async () => {
  const repo = await withUncommittedWork();
  const revision = await openPage(repo);
  const galley = await openGalley(repo.path, null, () => undefined);
  const reported: string[] = [];
  await requestToWait(galley, await findReview(galley, revision), (line) => void reported.push(line));
  expect(await listed(repo)).toMatchObject([{ id: revision, title: "Uncommitted work on main" }]);
  await runGalley(repo.path, ["abandon", revision]);
  await requestToWait(galley, await findReview(galley, revision), (line) => void reported.push(line));
  await galley.close();
  expect(reported).toEqual([
    "The request could not be recorded, so lists may not have it: This review is abandoned. Reopen it first.",
  ]);
});
