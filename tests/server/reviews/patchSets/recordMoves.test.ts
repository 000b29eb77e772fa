import { expect, test } from "vitest";
import { abandonReview } from "#server/reviews/requests/abandonReview.ts";
import { foldReview } from "#server/reviews/state/deriveReview.ts";
import { recordMoves } from "#server/reviews/patchSets/recordMoves.ts";
import type { RequestExtras } from "#server/reviews/notes/requestLine.ts";
import { whoseTurn } from "#server/reviews/state/whoseTurn.ts";
import { ANN, BOB, comment, request, REVISION } from "../makeItems.ts";
import { requestedDesk, type ReviewDesk } from "../reviewDesk.ts";

async function heads(desk: ReviewDesk): Promise<readonly string[]> {
  return (await desk.review()).patchSets.map(({ head }) => head);
}

async function push(desk: ReviewDesk, text: string): Promise<string> {
  await desk.repo.git("checkout", "--quiet", "topic");
  return desk.repo.commit({ "new.txt": text });
}

test("a branch that moved is recorded for who asked for the review and for who was asked, once", async () => {
  const desk = await requestedDesk();
  const second = await push(desk, "newer\n");
  expect(await recordMoves(desk.carl, new Map())).toEqual([desk.first]);
  expect(await recordMoves(desk.ada, new Map())).toEqual([]);
  const third = await push(desk, "newest\n");
  const both = await Promise.all([recordMoves(desk.ada, new Map()), recordMoves(desk.carl, new Map())]);
  expect(both.flat()).toContain(desk.first);
  expect(await heads(desk)).toEqual([desk.head, second, third]);
  expect(await desk.lines("reviews")).toHaveLength(3);
});

test("a rebase is recorded with its new base", async () => {
  const desk = await requestedDesk();
  await desk.repo.git("checkout", "--quiet", "main");
  const base = await desk.repo.commit({ "same.txt": "alpha\nBETA\n" });
  await desk.repo.git("rebase", "--quiet", "main", "topic");
  await recordMoves(desk.ada, new Map());
  const head = await desk.repo.git("rev-parse", "topic");
  expect((await desk.review()).patchSets.at(-1)).toMatchObject({ number: 2, head, base });
});

test("nothing is written for who takes no part, nor without a name, nor of a review that is over", async () => {
  const desk = await requestedDesk();
  await push(desk, "newer\n");
  const before = await desk.refs();
  const eve = { ...desk.ada, viewer: { ...desk.ada.viewer, email: "eve@example.org" } };
  const nobody = { ...desk.ada, viewer: { ...desk.ada.viewer, email: null } };
  expect(await recordMoves(eve, new Map())).toEqual([]);
  expect(await recordMoves(nobody, new Map())).toEqual([]);
  expect(await desk.refs()).toBe(before);
  await abandonReview(desk.ada, { key: "give-up-1", review: desk.first });
  expect(await recordMoves(desk.ada, new Map())).toEqual([]);
});

test("a branch that stands where nothing is to be recorded is not looked at twice", async () => {
  const desk = await requestedDesk();
  await push(desk, "newer\n");
  await desk.repo.git("update-ref", "refs/heads/topic", desk.base);
  const lookedAt = new Map<string, string>();
  expect(await recordMoves(desk.carl, lookedAt)).toEqual([]);
  expect([...lookedAt.keys()]).toEqual([desk.first]);
  let asked = 0;
  const store = { ...desk.carl.store, archive: async () => void (asked += 1) };
  expect(await recordMoves({ ...desk.carl, store }, lookedAt)).toEqual([]);
  expect(asked).toBe(0);
});

test("a move that two clones wrote down is one patch set, whichever was heard of last, and happened once", () => {
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
  const folded = foldReview(REVISION, requests, [comment(350, BOB)]);
  expect(folded?.patchSets.map(({ head, by }) => [head, by.email])).toEqual([
    [one, ANN],
    [two, ANN],
    [three, ANN],
  ]);
  expect(folded && whoseTurn(folded, "OPEN")).toEqual([ANN]);
});
