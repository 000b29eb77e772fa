import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const MANY = 3000;

let opened: OpenedGraphql;
beforeAll(async () => {
  const repo = await tempRepo();
  const oid = await repo.commit({ "a.txt": "one\n" }, "The first");
  const older = ["fix/login-form", "login", "old-login", "relogin", "l-o-g-in"];
  for (const name of older) await repo.git("branch", name);
  await repo.git("update-ref", "refs/remotes/origin/login", oid);
  const many = Array.from({ length: MANY }, (_, index) => `create refs/tags/v0.${index} ${oid}\n`);
  await repo.gitBytes(["update-ref", "--stdin"], { input: many.join("") });
  const second = await repo.commit({ "a.txt": "two\n" }, "The second");
  await repo.git("branch", "newer/login-page", second);
  await repo.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/login");
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

async function found(
  query: string,
  first: number,
): Promise<{ readonly total: number; readonly names: readonly string[] }> {
  const document = `query ($query: String!, $first: Int) { repository(slug: "repo") { searchRefs(query: $query, first: $first) { totalCount edges { node { prefix name } } } } }`;
  const { totalCount, edges } = (await opened.query(document, { query, first })).repository.searchRefs;
  return {
    total: totalCount,
    names: edges.map(({ node }: { node: { prefix: string; name: string } }) => `${node.prefix}${node.name}`),
  };
}

describe("refs that match a query", () => {
  it("are sorted by match: the name itself, its beginning, a part's beginning, a part of it, all of its letters", async () => {
    expect(await found("LOGIN", 20)).toEqual({
      total: 7,
      names: [
        "refs/heads/login",
        "refs/heads/newer/login-page",
        "refs/heads/fix/login-form",
        "refs/heads/old-login",
        "refs/remotes/origin/login",
        "refs/heads/relogin",
        "refs/heads/l-o-g-in",
      ],
    });
  });

  it("match every word of it", async () => {
    expect((await found("login fix", 20)).names).toEqual(["refs/heads/fix/login-form"]);
    expect((await found("login nothing", 20)).names).toEqual([]);
  });

  it("of thousands are as many as requested, and their total is reported", async () => {
    const { total, names } = await found("v0.29", 5);
    expect(names).toEqual(["v0.29", "v0.290", "v0.2900", "v0.2901", "v0.2902"].map((name) => `refs/tags/${name}`));
    expect(total).toBe(327); // The numbers in which a 9 follows a 2.
  });

  it("without a query are the branches, the newest first, then remote ones, then tags", async () => {
    const { total, names } = await found("", 10);
    expect(names.slice(0, 2)).toEqual(["refs/heads/main", "refs/heads/newer/login-page"]);
    expect(names.slice(7, 9)).toEqual(["refs/remotes/origin/login", "refs/tags/v0.0"]);
    expect(total).toBe(8 + MANY);
  });
});
