import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let opened: OpenedGraphql;

const FIELDS =
  "edges { cursor path node { messageHeadline } } isPartial scannedCount totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }";

beforeAll(async () => {
  repo = await tempRepo();
  const text = Array.from({ length: 20 }, (_, n) => `line ${n}\n`).join("");
  await repo.commit({ "old.txt": text }, "One");
  await repo.commit({ "b.txt": "b\n" }, "Two: of b");
  await repo.git("branch", "base");
  await repo.commit({ "old.txt": null, "dir/new.txt": text }, "Three: rename");
  await repo.git("checkout", "-q", "-b", "topic");
  await repo.commit({ "dir/new.txt": `${text}needle\n` }, "Four: on topic");
  await repo.git("checkout", "-q", "main");
  await repo.commit({ "b.txt": "bb\n" }, "Five: of b");
  await repo.git("merge", "-q", "--no-ff", "-m", "Merge topic", "topic");
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

async function answer(revision: string, filter: string = "{}", args: string = "first: 50") {
  const document = `query ($revision: String!) { repository(slug: "repo") { history(revision: $revision, filter: ${filter}, ${args}) { ${FIELDS} } } }`;
  const { data, errors } = await opened.answer(document, { revision });
  return { page: data?.repository?.history ?? null, code: errors?.[0].extensions.code ?? null };
}

async function names(revision: string, filter?: string, args?: string): Promise<readonly string[]> {
  const { page } = await answer(revision, filter, args);
  return page.edges.map(({ node }: { node: { messageHeadline: string } }) => node.messageHeadline);
}

describe("a history", () => {
  it.each([
    ["base..topic", ["Four: on topic", "Three: rename"]],
    ["topic..", ["Merge topic", "Five: of b"]],
    ["main~1...topic", ["Five: of b", "Four: on topic"]],
    ["topic...main~1", ["Five: of b", "Four: on topic"]],
    ["base", ["Two: of b", "One"]],
    ["main..main", []],
  ])("of the range %s has the same commits as git's", async (range, expected) => {
    expect(await names(range)).toEqual(expected);
  });

  it("of a range that names nothing is not found", async () => {
    expect((await answer("main..nowhere")).code).toBe("NOT_FOUND");
  });

  it("of a file follows it through its names, and returns its name in each commit", async () => {
    const { page } = await answer("main", '{ path: "dir/new.txt", follow: true }');
    expect(
      page.edges.map(({ path, node }: never) => [path, (node as { messageHeadline: string }).messageHeadline]),
    ).toEqual([
      ["dir/new.txt", "Four: on topic"],
      ["dir/new.txt", "Three: rename"],
      ["old.txt", "One"],
    ]);
    expect(page.totalCount).toBe(3);
    expect(await names("main", '{ path: "dir/new.txt" }')).toEqual(["Four: on topic", "Three: rename"]);
    expect(await names("main", '{ path: "dir/", follow: true }')).toEqual(["Four: on topic", "Three: rename"]);
  });

  it.each([
    ['{ message: "of b" }', ["Five: of b", "Two: of b"]],
    ['{ author: "ADA", message: "e:", since: "2023-11-14" , until: "2023-11-14" }', 2],
    ['{ author: "Bob" }', []],
    ['{ added: "needle" }', ["Four: on topic"]],
    ['{ path: "b.txt", message: "Two" }', ["Two: of b"]],
    ['{ since: "2023-11-14T22:17:20+00:00" }', ["Merge topic", "Five: of b", "Four: on topic"]],
    ['{ until: "2023-11-14T22:15:20Z" }', ["Two: of b", "One"]],
  ])("is filtered by %s", async (filter, expected) => {
    const found = await names("main", filter);
    if (typeof expected === "number") expect(found).toHaveLength(expected);
    else expect(found).toEqual(expected);
  });

  it("with a filter can be paged forward and back, and reports how far it was searched", async () => {
    const first = await answer("main", '{ author: "ada", message: ":" }', "first: 2");
    expect(first.page).toMatchObject({
      isPartial: false,
      scannedCount: 3,
      totalCount: null,
    });
    expect(first.page.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const after = `first: 2, after: "${first.page.pageInfo.endCursor}"`;
    const second = await answer("main", '{ author: "ada", message: ":" }', after);
    expect(second.page.edges.map(({ node }: never) => (node as { messageHeadline: string }).messageHeadline)).toEqual([
      "Three: rename",
      "Two: of b",
    ]);
    const before = `last: 2, before: "${second.page.pageInfo.startCursor}"`;
    const back = await answer("main", '{ author: "ada", message: ":" }', before);
    expect(back.page.edges).toEqual(first.page.edges);
    expect(back.page.pageInfo).toEqual(first.page.pageInfo);
  });

  it("is counted if it is one page", async () => {
    expect((await answer("main", "{}", "first: 1")).page.totalCount).toBe(null);
    expect((await answer("main")).page.totalCount).toBe(6);
    expect((await answer("main", '{ message: "of b" }')).page.totalCount).toBe(2);
  });

  it.each([
    '{ since: "yesterday" }',
    '{ until: "2023-13-45" }',
    '{ path: "../etc" }',
    '{ message: "two\\nlines" }',
    `{ author: "${"x".repeat(2000)}" }`,
  ])("refuses %s", async (filter) => {
    expect((await answer("main", filter)).code).toBe("BAD_INPUT");
  });

  it("continues in the range that its cursor names, when the branches have moved", async () => {
    await repo.git("branch", "-f", "moving", "topic");
    const { page } = await answer("base...moving", "{}", "first: 1");
    await repo.git("branch", "-f", "moving", "base");
    const more = await names("base...moving", "{}", `first: 5, after: "${page.pageInfo.endCursor}"`);
    expect(more).toEqual(["Three: rename"]);
  });

  it("of a branch without a commit is empty, and an invalid filter is reported all the same", async () => {
    const empty = await tempRepo();
    const own = await openGraphql(empty.path);
    const document = (filter: string) =>
      `{ repository(slug: "repo") { history(revision: "main", filter: ${filter}) { ${FIELDS} } } }`;
    const { data } = await own.answer(document('{ message: "x" }'));
    expect(data.repository.history).toMatchObject({ edges: [], totalCount: 0 });
    const { errors } = await own.answer(document('{ since: "x" }'));
    expect(errors?.[0].extensions.code).toBe("BAD_INPUT");
    await own.close();
  });
});
