import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let opened: OpenedGraphql;
let base: string;
let old: readonly string[];
let fresh: readonly string[];

beforeAll(async () => {
  repo = await tempRepo();
  base = await repo.commit({ a: "1\n" }, "Base");
  await repo.git("checkout", "--quiet", "-b", "old");
  old = [
    await repo.commit({ kept: "k\n".repeat(9) }, "Kept"),
    await repo.commit({ edited: "e\n".repeat(9) }, "Edited"),
    await repo.commit({ dropped: "d\n" }, "Dropped"),
  ];
  await repo.git("checkout", "--quiet", "-b", "fresh", base);
  fresh = [
    await repo.commit({ kept: "k\n".repeat(9) }, "Kept"),
    await repo.commit({ edited: `${"e\n".repeat(9)}more\n` }, "Edited"),
    await repo.commit({ a: "2\n" }, "Added"),
  ];
  await repo.git("checkout", "--quiet", "main");
  await repo.commit({ a: "3\n" }, "On main");
  await repo.git("checkout", "--quiet", "--orphan", "apart");
  await repo.commit({ a: "4\n" }, "Apart");
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

const RANGES = `query ($old: String!, $new: String!) {
  repository(slug: "repo") { rangeDiff(old: $old, new: $new) { pairs { kind old { oid } new { oid messageHeadline } } } }
}`;

describe("two versions of a branch", () => {
  it("are paired commit by commit", async () => {
    const { repository } = await opened.query(RANGES, { old: "main..old", new: "main..fresh" });
    const [kept, edited, dropped] = old;
    expect(repository.rangeDiff.pairs).toEqual([
      { kind: "EQUAL", old: { oid: kept }, new: { oid: fresh[0], messageHeadline: "Kept" } },
      { kind: "CHANGED", old: { oid: edited }, new: { oid: fresh[1], messageHeadline: "Edited" } },
      { kind: "DROPPED", old: { oid: dropped }, new: null },
      { kind: "ADDED", old: null, new: { oid: fresh[2], messageHeadline: "Added" } },
    ]);
  });

  it.each([
    ["main", "BAD_INPUT"],
    ["main...old", "BAD_INPUT"],
    ["..old", "BAD_INPUT"],
    ["main..", "BAD_INPUT"],
    ["-x..main", "BAD_INPUT"],
    ["main..no-such", "NOT_FOUND"],
  ])("are refused as %j", async (range, code) => {
    const { errors } = await opened.answer(RANGES, { old: range, new: "main..fresh" });
    expect(errors?.[0].extensions.code).toBe(code);
  });
});

describe("two revisions", () => {
  const QUERY = `query ($one: String!, $other: String!) {
    repository(slug: "repo") { mergeBases(one: $one, other: $other) { oid } isAncestor(ancestor: $one, descendant: $other) }
  }`;

  it.each([
    ["old", "fresh", 1, false],
    ["main~1", "old", 1, true],
    ["old", "old", 1, true],
    ["main", "apart", 0, false],
  ])("%s and %s share their best common ancestors, or none", async (one, other, shared, isAncestor) => {
    const { repository } = await opened.query(QUERY, { one, other });
    expect(repository.mergeBases).toHaveLength(shared);
    expect(repository.isAncestor).toBe(isAncestor);
    if (one !== "old" || other !== "fresh") return;
    expect(repository.mergeBases).toEqual([{ oid: base }]);
  });

  it("that are none are not found", async () => {
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

  it("says whether it merges into its base, and which files do not", async () => {
    expect(await preview("main", "old")).toEqual({ isClean: true, conflicts: [] });
    expect(await preview("main", "fresh")).toEqual({ isClean: false, conflicts: [{ path: "a", kinds: ["CONTENT"] }] });
    expect(await preview("main", "fresh", "TWO")).toMatchObject({ isClean: false });
  });

  it("says nothing of it where histories share nothing, and for a first commit", async () => {
    expect(await preview("main", "apart")).toBeNull();
    const { repository } = await opened.query(`{
      repository(slug: "repo") { commit(revision: "main~1") { comparison { mergePreview { isClean } } } }
    }`);
    expect(repository.commit.comparison.mergePreview).toBeNull();
  });

  it("has an id that stays the same where it is applied elsewhere, all of a page read together", async () => {
    const { repository } = await opened.query(`{
      repository(slug: "repo") {
        old: commit(revision: "old") { history(first: 4) { edges { node { patchId } } } }
        fresh: commit(revision: "fresh~2") { patchId }
        merge: commit(revision: "main~1") { patchId }
      }
    }`);
    const ids = repository.old.history.edges.map(({ node }: { node: { patchId: string } }) => node.patchId);
    expect(ids[2]).toBe(repository.fresh.patchId);
    expect(new Set(ids).size).toBe(4);
    const patch = await repo.gitBytes(["diff-tree", "-p", "--root", old[0] ?? ""]);
    const [id] = (await repo.gitBytes(["patch-id", "--stable"], { input: patch })).toString().split(" ");
    expect(repository.fresh.patchId).toBe(id);
  });
});
