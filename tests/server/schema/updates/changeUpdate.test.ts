import { afterAll, beforeAll, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { notesByHand } from "../notesByHand.ts";

let repo: TempRepo;
let opened: OpenedGraphql;
let first: string;
beforeAll(async () => {
  repo = await tempRepo();
  const base = await repo.commit({ "a.txt": "one\n", "b.txt": "one\n", "c.txt": "one\n" }, "Base");
  await repo.git("checkout", "-q", "-b", "topic");
  first = await repo.commit({ "a.txt": "two\n", "b.txt": "two\n" }, "Change");
  const branches = { reviewRef: "refs/heads/topic", targetRef: "refs/heads/main" };
  const request = { timestamp: "1700001000", ...branches, requester: "ada@example.org", description: "Change" };
  await notesByHand(repo).request(first, { ...request, baseCommit: base });
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

const COMPARED = `query ($dots: Dots!) { repository(slug: "repo") { comparison(base: "main", head: "topic", dots: $dots) { id } } }`;
const UPDATE_QUERY = `query ($drawn: ID!, $head: String!, $dots: Dots!) {
  repository(slug: "repo") { comparisonUpdate(drawn: $drawn, base: "main", head: $head, dots: $dots) { files isGone patchSet } }
}`;

async function drawn(dots = "THREE"): Promise<string> {
  return (await opened.query(COMPARED, { dots })).repository.comparison.id;
}
async function fetchUpdate(id: string, { head = "topic", dots = "THREE" } = {}) {
  return (await opened.query(UPDATE_QUERY, { drawn: id, head, dots })).repository.comparisonUpdate;
}

it("a comparison whose branches have not moved has no updates", async () => {
  expect(await fetchUpdate(await drawn())).toBeNull();
  expect(await fetchUpdate(await drawn("TWO"), { dots: "TWO" })).toBeNull();
});

it("files whose change is different now are counted: edited again, restored, newly edited", async () => {
  const id = await drawn();
  await repo.commit({ "a.txt": "three\n", "b.txt": "one\n", "c.txt": "two\n", "d.txt": "new\n" });
  expect(await fetchUpdate(id)).toEqual({ files: 4, isGone: false, patchSet: null });
  await repo.commit({ "b.txt": "two\n" });
  expect(await fetchUpdate(id)).toEqual({ files: 3, isGone: false, patchSet: null });
  expect(await fetchUpdate(await drawn())).toBeNull();
});

it("a branch that only has new commits has updates without files", async () => {
  const id = await drawn();
  await repo.git("commit", "-q", "--amend", "-m", "Written otherwise");
  expect(await fetchUpdate(id)).toEqual({ files: 0, isGone: false, patchSet: null });
});

it("with three dots a base that moved changes nothing; with two dots it does", async () => {
  const [three, two] = [await drawn(), await drawn("TWO")];
  await repo.git("checkout", "-q", "main");
  await repo.commit({ "e.txt": "main\n" });
  await repo.git("checkout", "-q", "topic");
  expect(await fetchUpdate(three)).toEqual({ files: 0, isGone: false, patchSet: null });
  expect(await fetchUpdate(two, { dots: "TWO" })).toEqual({ files: 1, isGone: false, patchSet: null });
});

it("a branch that was deleted is reported as deleted", async () => {
  expect(await fetchUpdate(await drawn(), { head: "not-there" })).toEqual({ files: 0, isGone: true, patchSet: null });
});

it("an id that names no comparison is refused", async () => {
  await expect(fetchUpdate("bm9uc2Vuc2U")).rejects.toThrow("BAD_INPUT");
});

it("a review whose branch moved has updates with the number of its newest patch set, one of fixed patch sets has none", async () => {
  const document = `query ($key: String!, $to: Int) { repository(slug: "repo") { review(key: $key) { id comparison(to: $to) { id } } } }`;
  const requested = `query ($id: ID!, $drawn: ID!, $to: Int) { node(id: $id) { ... on Review { reviewUpdate(drawn: $drawn, to: $to) { files isGone patchSet } } } }`;
  const { review } = (await opened.query(document, { key: first })).repository;
  const of = async (id: string, to?: number) =>
    (await opened.query(requested, { id: review.id, drawn: id, to })).node.reviewUpdate;
  expect(await of(review.comparison.id)).toBeNull();
  const before = (
    await opened.query(`{ repository(slug: "repo") { review(key: "${first}") { patchSets { number } } } }`)
  ).repository.review.patchSets;
  const last = before.at(-1).number;
  await repo.commit({ "f.txt": "new\n" });
  const now = (
    await opened.query(`{ repository(slug: "repo") { review(key: "${first}") { patchSets { number isCurrent } } } }`)
  ).repository.review.patchSets;
  expect(await of(review.comparison.id)).toEqual({
    files: 1,
    isGone: false,
    patchSet: now.at(-1).number,
  });
  expect(last).toBeLessThanOrEqual(now.at(-1).number);
});
