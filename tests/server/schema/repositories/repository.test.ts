import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const opened: OpenedGraphql[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

const FACTS = `{
  repository(slug: "repo") {
    name path isBare isShallow isEmpty headName
    headRef { name prefix }
    headCommit { messageHeadline }
    defaultBranchRef { name }
    branchesAhead { edges { node { name } } }
  }
}`;

async function open(...repos: readonly TempRepo[]): Promise<OpenedGraphql> {
  const one = await openGraphql(...repos.map(({ path }) => path));
  opened.push(one);
  return one;
}
const facts = async (repo: TempRepo) => (await (await open(repo)).query(FACTS)).repository;

describe("a repository reports what is checked out", () => {
  it("of a branch", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" }, "The first");
    await repo.git("checkout", "-q", "-b", "topic/x");
    expect(await facts(repo)).toEqual({
      name: "repo",
      path: repo.path,
      isBare: false,
      isShallow: false,
      isEmpty: false,
      headName: "topic/x",
      headRef: { name: "topic/x", prefix: "refs/heads/" },
      headCommit: { messageHeadline: "The first" },
      defaultBranchRef: { name: "main" },
      branchesAhead: { edges: [] },
    });
  });

  it("with a detached HEAD: a commit and no branch", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" }, "The first");
    await repo.git("checkout", "-q", "--detach");
    const detached = { isEmpty: false, headName: null, headRef: null, headCommit: { messageHeadline: "The first" } };
    expect(await facts(repo)).toMatchObject(detached);
  });

  it("without any commit: the branch's name, and no errors for missing data", async () => {
    const nothing = {
      isEmpty: true,
      headRef: null,
      headCommit: null,
      defaultBranchRef: null,
      branchesAhead: { edges: [] },
    };
    expect(await facts(await tempRepo())).toMatchObject({ ...nothing, headName: "main" });
  });

  it("with an unborn HEAD beside branches that exist", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" }, "The first");
    await repo.git("symbolic-ref", "HEAD", "refs/heads/fresh");
    const unborn = {
      isEmpty: false,
      headName: "fresh",
      headRef: null,
      headCommit: null,
      defaultBranchRef: { name: "main" },
    };
    expect(await facts(repo)).toMatchObject(unborn);
  });

  it("without a work tree", async () => {
    const repo = await tempRepo({ bare: true });
    expect(await facts(repo)).toMatchObject({ isBare: true, isEmpty: true, path: repo.path });
  });
});

describe("a shallow clone", () => {
  it("has no parents where its history was cut off, and reports that it is shallow", async () => {
    const origin = await tempRepo();
    await origin.commit({ "a.txt": "one\n" }, "The first");
    await origin.commit({ "a.txt": "two\n" }, "The second");
    await origin.commit({ "a.txt": "three\n" }, "The third");
    const path = join(await tempFolder(), "repo");
    await origin.git("clone", "-q", "--depth", "2", `file://${origin.path}`, path);
    const graphql = await open(await tempRepo({ at: path, existing: true }));
    const { repository } = await graphql.query(`{
      repository(slug: "repo") {
        isShallow
        history(revision: "main", first: 10) {
          totalCount edges { node { messageHeadline parents { totalCount edges { node { messageHeadline } } } } }
        }
        edge: commit(revision: "main~1") { comparison { mergeBases { oid } behindBy lineCounts } }
      }
    }`);
    expect(repository.isShallow).toBe(true);
    expect(repository.history).toEqual({
      totalCount: 2,
      edges: [
        {
          node: {
            messageHeadline: "The third",
            parents: { totalCount: 1, edges: [{ node: { messageHeadline: "The second" } }] },
          },
        },
        { node: { messageHeadline: "The second", parents: { totalCount: 0, edges: [] } } },
      ],
    });
    expect(repository.edge.comparison).toEqual({ mergeBases: [], behindBy: 0, lineCounts: [1, 0] });
  });
});

describe("a comparison", () => {
  const COMPARE = `query ($base: String!, $head: String!, $dots: Dots!) {
    repository(slug: "repo") {
      comparison(base: $base, head: $head, dots: $dots) {
        aheadBy behindBy head { messageHeadline } mergeBases { messageHeadline }
        fileTable { statuses paths }
      }
    }
  }`;

  it("with two dots compares two states, with three dots shows what the head did", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" }, "Shared");
    await repo.git("checkout", "-q", "-b", "topic");
    await repo.commit({ "topic.txt": "topic\n" }, "On topic");
    await repo.git("checkout", "-q", "main");
    await repo.commit({ "main.txt": "main\n" }, "On main");
    const graphql = await open(repo);
    const compare = async (dots: "TWO" | "THREE") =>
      (await graphql.query(COMPARE, { base: "main", head: "topic", dots })).repository.comparison;
    const both = {
      aheadBy: 1,
      behindBy: 1,
      head: { messageHeadline: "On topic" },
      mergeBases: [{ messageHeadline: "Shared" }],
    };
    const added = { statuses: "A", paths: ["topic.txt"] };
    const removed = { statuses: "DA", paths: ["main.txt", "topic.txt"] };
    expect(await compare("THREE")).toEqual({ ...both, fileTable: added });
    expect(await compare("TWO")).toEqual({ ...both, fileTable: removed });
  });

  it("of histories without a common commit has no merge base, and three dots show the same as two", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" }, "Here");
    await repo.git("checkout", "-q", "--orphan", "other");
    await repo.git("rm", "-rfq", ".");
    await repo.commit({ "b.txt": "b\n" }, "There");
    const graphql = await open(repo);
    const compare = async (dots: string) =>
      (await graphql.query(COMPARE, { base: "main", head: "other", dots })).repository.comparison;
    const { fileTable, mergeBases } = await compare("THREE");
    expect(mergeBases).toEqual([]);
    expect(fileTable.paths).toHaveLength(2);
    expect((await compare("TWO")).fileTable).toEqual(fileTable);
  });
});

describe("a commit's parent", () => {
  it.each([0, -1, 3])("number %i of two is refused as BAD_INPUT", async (parent) => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" }, "The first");
    await repo.git("checkout", "-q", "-b", "side");
    await repo.commit({ "b.txt": "b\n" }, "Side");
    await repo.git("checkout", "-q", "main");
    await repo.git("merge", "-q", "--no-ff", "-m", "Merge", "side");
    const document = `query ($parent: Int!) { repository(slug: "repo") { commit(revision: "main") { comparison(parent: $parent) { id } } } }`;
    const { errors } = await (await open(repo)).answer(document, { parent });
    expect(errors?.[0].extensions.code).toBe("BAD_INPUT");
    expect(errors?.[0].message).toMatch(new RegExp(`^The commit has 2 parents; parent ${parent} does not exist\\. `));
  });
});

describe("the names of repositories in URLs", () => {
  it("are unique, and consist of letters that need no escaping", async () => {
    const folder = await tempFolder();
    const at = (name: string) => tempRepo({ at: join(folder, name) });
    const repos = [await at("a/repo"), await at("b/repo"), await at("c/my repo \u2603"), await at("d/...")];
    const graphql = await open(...repos);
    const { repositories } = await graphql.query("{ repositories { edges { node { slug name path } } } }");
    expect(repositories.edges).toEqual([
      { node: { slug: "repo", name: "repo", path: repos[0]?.path } },
      { node: { slug: "repo-2", name: "repo", path: repos[1]?.path } },
      { node: { slug: "my-repo", name: "my repo \u2603", path: repos[2]?.path } },
      { node: { slug: "repository", name: "...", path: repos[3]?.path } },
    ]);
  });

  it("are refused if no repository has them", async () => {
    const { errors } = await (await open(await tempRepo())).answer(`{ repository(slug: "other") { name } }`);
    expect(errors?.[0].extensions).toEqual({
      code: "NOT_FOUND",
      message: "Galley does not serve a repository named “other”. Check the name.",
    });
  });
});
