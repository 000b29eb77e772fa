import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const INFO = "pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount";
const NOWHERE = "f".repeat(40);
const NOTHING = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };

/** Lists, each with the field that requests one page of it, and the names of the items on the page. */
const LISTS = {
  repositories: `repositories(ARGS) { edges { cursor node { name: slug } } ${INFO} }`,
  refs: `repository(slug: "repo") { list: refs(ARGS) { edges { cursor node { name } } ${INFO} } }`,
  branchesAhead: `repository(slug: "repo") { list: branchesAhead(ARGS) { edges { cursor node { name } } ${INFO} } }`,
  history: `repository(slug: "repo") { list: history(revision: "main", ARGS) { edges { cursor node { name: messageHeadline } } ${INFO} } }`,
  parents: `repository(slug: "repo") { commit(revision: "main") { list: parents(ARGS) { edges { cursor node { name: messageHeadline } } ${INFO} } } }`,
} as const;
type ListName = keyof typeof LISTS;

const lines = (word: string) =>
  Array.from({ length: 60 }, (_, n) => (n % 20 === 0 ? `${word} ${n}\n` : `line ${n}\n`)).join("");

let repo: TempRepo;
let opened: OpenedGraphql;
beforeAll(async () => {
  repo = await tempRepo();
  for (const name of ["one", "two", "three", "four", "five"]) {
    await repo.commit({ "a.txt": lines(name), [`${name}.txt`]: name }, name);
    await repo.git("branch", name);
  }
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

async function runQuery(list: ListName, args: string) {
  const { data, errors } = await opened.answer(`{ ${LISTS[list].replace("ARGS", args)} }`);
  if (errors) return { code: errors[0].extensions.code, message: errors[0].message, page: null };
  const repository = data.repository;
  const page = data.repositories ?? repository.list ?? repository.commit.list;
  const names: unknown[] = page.edges.map(({ node }: { node: { name: unknown } }) => node.name);
  const cursors: unknown[] = page.edges.map(({ cursor }: { cursor: unknown }) => cursor);
  return { code: null, message: null, page: { names, cursors, ...page.pageInfo, totalCount: page.totalCount } };
}

describe("a page contains", () => {
  it.each<[ListName, number]>([
    ["repositories", 100],
    ["refs", 100],
    ["branchesAhead", 100],
    ["history", 100],
    ["parents", 100],
  ])("of %s 1 to %i items, and no other number", async (list, most) => {
    expect((await runQuery(list, "first: 1")).code).toBeNull();
    expect((await runQuery(list, `first: ${most}`)).code).toBeNull();
    for (const size of [0, -1, most + 1]) {
      expect(await runQuery(list, `first: ${size}`)).toMatchObject({
        code: "BAD_INPUT",
        message: expect.stringMatching(new RegExp(`^A page can have 1 to ${most} items, not ${size}\\. `)),
      });
    }
  });

  it("of a history that is read backwards 1 to 100 items too, before a cursor and not from its end", async () => {
    const { page } = await runQuery("history", "first: 3");
    for (const size of [0, 101]) {
      const refused = await runQuery("history", `last: ${size}, before: "${page.endCursor}"`);
      expect(refused).toMatchObject({ code: "BAD_INPUT", message: expect.stringContaining(`not ${size}.`) });
    }
    expect(await runQuery("history", "last: 2")).toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringContaining("`last` requires `before`"),
    });
  });

  it.each<ListName>(["refs", "history", "parents"])(
    "of %s nothing if the cursor is not a valid Galley cursor",
    async (list) => {
      for (const cursor of [
        "x",
        "",
        "-1",
        "1.5",
        "1e3",
        `${NOWHERE}..x`,
        `${NOWHERE}.main.3`,
        `${NOWHERE}..1.2`,
        "main..3",
        "--all..3",
      ]) {
        expect(await runQuery(list, `after: "${cursor}"`), cursor).toMatchObject({ code: "BAD_INPUT" });
      }
    },
  );
});

describe("the pages of a list follow one another", () => {
  it.each<[ListName, readonly unknown[]]>([
    ["refs", ["five", "four", "main", "one", "three", "two"]],
    ["history", ["five", "four", "three", "two", "one"]],
  ])("of %s, without loss and without duplicates", async (list, all) => {
    for (const size of [1, 2]) {
      const names: unknown[] = [];
      let after = "";
      for (let count = 1; ; count++) {
        const { page } = await runQuery(list, `first: ${size}${after}`);
        names.push(...page.names);
        expect(page.startCursor).toBe(page.cursors[0]);
        expect(page.endCursor).toBe(page.cursors.at(-1));
        expect(page.hasPreviousPage, `page ${count} comes after another`).toBe(count > 1);
        expect(page.hasNextPage, `page ${count} is followed by another`).toBe(names.length < all.length);
        if (!page.hasNextPage) break;
        after = `, after: "${page.endCursor}"`;
      }
      expect(names).toEqual(all);
    }
  });

  it("to an end after which there is nothing", async () => {
    const { page: last } = await runQuery("refs", "first: 100");
    const { page } = await runQuery("refs", `first: 5, after: "${last.endCursor}"`);
    expect(page).toMatchObject({ names: [], ...NOTHING, hasPreviousPage: true, totalCount: 6 });
    const { page: history } = await runQuery(
      "history",
      `first: 5, after: "${(await runQuery("history", "first: 5")).page.endCursor}"`,
    );
    expect(history).toMatchObject({ names: [], ...NOTHING, hasPreviousPage: true });
  });

  it("and report the total number, if it is known", async () => {
    expect((await runQuery("refs", "first: 1")).page.totalCount).toBe(6);
    expect((await runQuery("history", "first: 2")).page.totalCount).toBeNull();
    expect((await runQuery("history", "first: 100")).page.totalCount).toBe(5);
  });
});

describe("a history read backwards", () => {
  it("returns the previous page, in the same order", async () => {
    const { page: first } = await runQuery("history", "first: 2");
    const { page: second } = await runQuery("history", `first: 2, after: "${first.endCursor}"`);
    const { page: before } = await runQuery("history", `last: 2, before: "${second.startCursor}"`);
    expect(before).toEqual(first);
  });

  it("returns fewer items if there are no more", async () => {
    const { page } = await runQuery("history", "first: 2");
    const { page: before } = await runQuery("history", `last: 50, before: "${page.endCursor}"`);
    expect(before).toMatchObject({ names: ["five"], hasPreviousPage: false, hasNextPage: true });
  });

  it("returns nothing before the first commit", async () => {
    const { page } = await runQuery("history", "first: 2");
    const { page: before } = await runQuery("history", `last: 2, before: "${page.startCursor}"`);
    expect(before).toMatchObject({
      names: [],
      hasPreviousPage: false,
      hasNextPage: true,
      startCursor: null,
      endCursor: null,
    });
  });
});

describe("a cursor of a history", () => {
  it("stays with the history for which it was created when the branch moves", async () => {
    await repo.git("checkout", "--quiet", "-b", "moving");
    const args = (cursor: string) =>
      `{ repository(slug: "repo") { history(revision: "moving", first: 2${cursor}) { edges { node { messageHeadline } } pageInfo { endCursor } } } }`;
    const read = async (cursor: string) => (await opened.query(args(cursor))).repository.history;
    const first = await read("");
    await repo.commit({ "new.txt": "new\n" }, "New");
    await repo.git("checkout", "--quiet", "main");
    const second = await read(`, after: "${first.pageInfo.endCursor}"`);
    const names = [...first.edges, ...second.edges].map(
      ({ node }: { node: { messageHeadline: string } }) => node.messageHeadline,
    );
    expect(names).toEqual(["five", "four", "three", "two"]);
    await repo.git("branch", "-D", "moving");
  });

  it("of a commit that is missing is OBJECT_MISSING", async () => {
    expect((await runQuery("history", `first: 2, after: "${NOWHERE}..1"`)).code).toBe("OBJECT_MISSING");
  });
});
