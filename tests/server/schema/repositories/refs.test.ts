import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let opened: OpenedGraphql;
let first: string;
let second: string;
beforeAll(async () => {
  repo = await tempRepo();
  first = await repo.commit({ "a.txt": "one\n" }, "The first");
  await repo.git("branch", "feature/Old");
  await repo.git("update-ref", "refs/remotes/origin/main", first);
  await repo.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main");
  await repo.git("tag", "light", first);
  second = await repo.commit({ "a.txt": "two\n" }, "The second");
  await repo.git("tag", "-a", "-m", "Annotated", "v1.0", second);
  await repo.git("tag", "-a", "-m", "Of a tag", "nested", "v1.0");
  await repo.git("tag", "of-a-tree", `${second}^{tree}`);
  await repo.git("tag", "-a", "-m", "Of a blob", "of-a-blob", `${second}:a.txt`);
  await repo.git("update-ref", "refs/notes/devtools/reviews", first);
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

const REFS = `query ($prefix: String!, $query: String!, $order: RefOrder!) {
  repository(slug: "repo") {
    refs(refPrefix: $prefix, query: $query, orderBy: $order) {
      totalCount
      edges { node { prefix name target { oid } aheadBy behindBy } }
    }
  }
}`;

interface Ref {
  readonly prefix: string;
  readonly name: string;
  readonly target: { readonly oid: string } | null;
  readonly aheadBy: number;
  readonly behindBy: number;
}

interface RefsRequest {
  readonly prefix?: string;
  readonly query?: string;
  readonly order?: "NAME" | "NEWEST";
}

async function refs({ prefix = "refs/", query = "", order = "NAME" }: RefsRequest): Promise<readonly Ref[]> {
  const { repository } = await opened.query(REFS, { prefix, query, order });
  const { edges, totalCount } = repository.refs;
  expect(totalCount).toBe(edges.length);
  return edges.map(({ node }: { node: Ref }) => node);
}
const names = async (requested: RefsRequest) => (await refs(requested)).map(({ prefix, name }) => `${prefix} ${name}`);

describe("refs", () => {
  it("are the branches, tags and remote branches by name, without notes and symbolic refs", async () => {
    expect(await names({})).toEqual([
      "refs/heads/ feature/Old",
      "refs/heads/ main",
      "refs/remotes/ origin/main",
      "refs/tags/ light",
      "refs/tags/ nested",
      "refs/tags/ of-a-blob",
      "refs/tags/ of-a-tree",
      "refs/tags/ v1.0",
    ]);
  });

  it("are those below a prefix", async () => {
    expect(await names({ prefix: "refs/heads/" })).toEqual(["refs/heads/ feature/Old", "refs/heads/ main"]);
    expect(await names({ prefix: "refs/heads/feature/" })).toEqual(["refs/heads/ feature/Old"]);
    expect(await names({ prefix: "refs/none/" })).toEqual([]);
  });

  it.each(["", "heads", "refs/heads", "-x", "refs/../heads/", "refs/heads/*", "refs/heads/\n"])(
    "are refused for the prefix %j",
    async (prefix) => {
      const { errors } = await opened.answer(REFS, { prefix, query: "", order: "NAME" });
      expect(errors?.[0].extensions.code).toBe("BAD_INPUT");
    },
  );

  it("are those whose name contains a text, ignoring case", async () => {
    expect(await names({ query: "OLD" })).toEqual(["refs/heads/ feature/Old"]);
    expect(await names({ query: "main" })).toEqual(["refs/heads/ main", "refs/remotes/ origin/main"]);
    expect(await names({ query: "feature/" })).toEqual(["refs/heads/ feature/Old"]);
    expect(await names({ query: "[a-z]*" })).toEqual([]);
  });

  it("are not found by the prefix of their kind", async () => {
    expect(await names({ query: "tags" })).toEqual([]);
    expect(await names({ query: "heads" })).toEqual([]);
    expect(await names({ query: "remotes/" })).toEqual([]);
  });

  it("are sorted by the date of their last commit on request", async () => {
    expect(await names({ prefix: "refs/heads/", order: "NEWEST" })).toEqual([
      "refs/heads/ main",
      "refs/heads/ feature/Old",
    ]);
  });

  it("point to a commit, through any number of tags, or to none", async () => {
    const targets = Object.fromEntries((await refs({})).map(({ name, target }) => [name, target?.oid ?? null]));
    expect(targets).toMatchObject({
      main: second,
      "feature/Old": first,
      light: first,
      "v1.0": second,
      nested: second,
      "of-a-tree": null,
      "of-a-blob": null,
    });
  });

  it("have a distance from the default branch, which is null for anything but a commit", async () => {
    await repo.git("checkout", "-q", "-b", "topic", first);
    await repo.commit({ "b.txt": "b\n" }, "On topic");
    await repo.git("checkout", "-q", "main");
    const distances = Object.fromEntries(
      (await refs({})).map(({ name, aheadBy, behindBy }) => [name, [aheadBy, behindBy]]),
    );
    expect(distances).toMatchObject({ main: [0, 0], topic: [1, 1], "origin/main": [0, 1], "of-a-tree": [0, 0] });
  });
});
