import { expect, test, vi } from "vitest";
import { abandonReview } from "#server/operations/requests/abandonReview.ts";
import { deriveReview } from "#server/reviews/state/deriveReview.ts";
import { recordHeads, recordMoves } from "#server/operations/worktree/recordMoves.ts";
import type { RequestExtras } from "#server/store/notes/requestLine.ts";
import { whoseTurn } from "#server/reviews/state/whoseTurn.ts";
import { ANN, BOB, comment, request, REVISION } from "../../reviews/makeItems.ts";
import { requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

async function heads(fixture: ReviewFixture): Promise<readonly string[]> {
  return (await fixture.review()).patchSets.map(({ head }) => head);
}

async function push(fixture: ReviewFixture, text: string): Promise<string> {
  await fixture.repo.git("checkout", "--quiet", "topic");
  return fixture.repo.commit({ "new.txt": text });
}

test("a branch that moved is recorded for the requester of the review and for its reviewers, once", async () => {
  const fixture = await requestedReviewFixture();
  const second = await push(fixture, "newer\n");
  expect(await recordMoves(fixture.carl, new Map())).toEqual([fixture.first]);
  expect(await recordMoves(fixture.ada, new Map())).toEqual([]);
  const third = await push(fixture, "newest\n");
  const both = await Promise.all([recordMoves(fixture.ada, new Map()), recordMoves(fixture.carl, new Map())]);
  expect(both.flat()).toContain(fixture.first);
  expect(await heads(fixture)).toEqual([fixture.head, second, third]);
  expect(await fixture.lines("reviews")).toHaveLength(3);
});

test("reading reviews waits until a move has been recorded", async () => {
  const fixture = await requestedReviewFixture();
  const second = await push(fixture, "newer\n");
  const readAfter = async () => {
    await recordHeads(fixture.ada);
    return (await fixture.ada.index.find(fixture.first))?.patchSets.map(({ head }) => head);
  };
  const answers = await Promise.all([readAfter(), readAfter(), readAfter()]);
  expect(answers).toEqual(answers.map(() => [fixture.head, second]));
});

test("a rebase is recorded with its new base", async () => {
  const fixture = await requestedReviewFixture();
  await fixture.repo.git("checkout", "--quiet", "main");
  const base = await fixture.repo.commit({ "same.txt": "alpha\nBETA\n" });
  await fixture.repo.git("rebase", "--quiet", "main", "topic");
  await recordMoves(fixture.ada, new Map());
  const head = await fixture.repo.git("rev-parse", "topic");
  expect((await fixture.review()).patchSets.at(-1)).toMatchObject({ number: 2, head, base });
});

test("nothing is written for those who take no part, nor without a name, nor for a closed review", async () => {
  const fixture = await requestedReviewFixture();
  await push(fixture, "newer\n");
  const before = await fixture.refs();
  const eve = { ...fixture.ada, viewer: { ...fixture.ada.viewer, email: "eve@example.org" } };
  const nobody = { ...fixture.ada, viewer: { ...fixture.ada.viewer, email: null } };
  expect(await recordMoves(eve, new Map())).toEqual([]);
  expect(await recordMoves(nobody, new Map())).toEqual([]);
  expect(await fixture.refs()).toBe(before);
  await abandonReview(fixture.ada, { key: "give-up-1", review: fixture.first });
  expect(await recordMoves(fixture.ada, new Map())).toEqual([]);
});

test("a branch that moved to a commit that is not recorded is checked only once", async () => {
  const fixture = await requestedReviewFixture();
  await push(fixture, "newer\n");
  await fixture.repo.git("update-ref", "refs/heads/topic", fixture.base);
  const checkedTips = new Map<string, string>();
  expect(await recordMoves(fixture.carl, checkedTips)).toEqual([]);
  expect([...checkedTips.keys()]).toEqual([fixture.first]);
  const archive = vi.spyOn(fixture.carl.store, "archive");
  expect(await recordMoves(fixture.carl, checkedTips)).toEqual([]);
  expect(archive).not.toHaveBeenCalled();
});

test("a move that two clones recorded is one patch set, whichever was known last, and happened once", () => {
  const [one, two, three] = ["1", "2", "3"].map((digit) => digit.repeat(40));
  const moved = (number: number, head: string | undefined): RequestExtras => ({
    key: `ps-${number}-${head}`,
    act: "patchSet",
    ...(head !== undefined && { head }),
  });
  const requests = [
    request(100, { extras: { key: "request-1", act: "request", ...(one !== undefined && { head: one }) } }),
    request(200, { extras: moved(2, two) }),
    request(300, { extras: moved(3, three) }),
    request(400, { extras: { ...moved(2, two), by: BOB } }),
  ];
  const derived = deriveReview(REVISION, requests, [comment(350, BOB)]);
  expect(derived?.patchSets.map(({ head, by }) => [head, by.email])).toEqual([
    [one, ANN],
    [two, ANN],
    [three, ANN],
  ]);
  expect(derived && whoseTurn(derived, "OPEN")).toEqual([ANN]);
});
