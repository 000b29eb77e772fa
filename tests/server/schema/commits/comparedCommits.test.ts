import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let opened: OpenedGraphql;
let base: string;

beforeAll(async () => {
  repo = await tempRepo();
  base = await repo.commit({ a: "1\n" }, "Base");
  await repo.git("checkout", "--quiet", "-b", "old");
  await repo.commit({ edited: "e\n".repeat(9) }, "Edited");
  await repo.git("checkout", "--quiet", "-b", "fresh", base);
  await repo.commit({ edited: `${"e\n".repeat(9)}more\n` }, "Edited");
  await repo.commit({ a: "2\n" }, "Added");
  await repo.git("checkout", "--quiet", "main");
  await repo.commit({ a: "3\n" }, "On main");
  await repo.git("checkout", "--quiet", "--orphan", "apart");
  await repo.commit({ a: "4\n" }, "Apart");
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

describe("two revisions", () => {
  const QUERY = `query ($one: String!, $other: String!) {
    repository(slug: "repo") { mergeBases(one: $one, other: $other) { oid } }
  }`;

  it.each([
    ["old", "fresh", 1],
    ["main~1", "old", 1],
    ["old", "old", 1],
    ["main", "apart", 0],
  ])("%s and %s share their best common ancestors, or none", async (one, other, shared) => {
    const { repository } = await opened.query(QUERY, { one, other });
    expect(repository.mergeBases).toHaveLength(shared);
    if (one !== "old" || other !== "fresh") return;
    expect(repository.mergeBases).toEqual([{ oid: base }]);
  });

  it("that do not exist are not found", async () => {
    const { errors } = await opened.answer(QUERY, { one: "main", other: "no-such" });
    expect(errors?.[0].extensions.code).toBe("NOT_FOUND");
  });
});

describe("a change", () => {
  const PREVIEW = `query ($base: String!, $head: String!, $dots: Dots!) {
    repository(slug: "repo") {
      comparison(base: $base, head: $head, dots: $dots) { mergePreview { isClean conflicts { path kinds } } }
    }
  }`;
  const preview = async (from: string, head: string, dots = "THREE") =>
    (await opened.query(PREVIEW, { base: from, head, dots })).repository.comparison.mergePreview;

  it("reports whether it merges into its base, and which files conflict", async () => {
    expect(await preview("main", "old")).toEqual({ isClean: true, conflicts: [] });
    expect(await preview("main", "fresh")).toEqual({ isClean: false, conflicts: [{ path: "a", kinds: ["CONTENT"] }] });
    expect(await preview("main", "fresh", "TWO")).toMatchObject({ isClean: false });
  });

  it("reports nothing about that without a common history, and for a first commit", async () => {
    expect(await preview("main", "apart")).toBeNull();
    const { repository } = await opened.query(`{
      repository(slug: "repo") { commit(revision: "main~1") { comparison { mergePreview { isClean } } } }
    }`);
    expect(repository.commit.comparison.mergePreview).toBeNull();
  });
});
