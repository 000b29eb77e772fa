import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let opened: OpenedGraphql;

beforeAll(async () => {
  repo = await tempRepo();
  const base = await repo.commit({ a: "1\n" });
  await repo.git("config", "remote.origin.url", "/not/there");
  await repo.git("config", "remote.origin.fetch", "+refs/heads/*:refs/remotes/origin/*");
  await repo.commit({ a: "2\n" });
  await repo.commit({ a: "3\n" });
  await repo.git("checkout", "--quiet", "--detach", base);
  await repo.git("update-ref", "refs/remotes/origin/main", await repo.commit({ b: "1\n" }));
  await repo.git("update-ref", "refs/remotes/origin/same", base);
  await repo.git("checkout", "--quiet", "main");
  for (const name of ["alone", "gone", "same", "local"]) await repo.git("branch", name, base);
  await repo.git("tag", "same-tag", base);
  for (const [branch, remote, merge] of [
    ["main", "origin", "main"],
    ["same", "origin", "same"],
    ["gone", "origin", "went/away"],
    ["local", ".", "main"],
  ] as const) {
    await repo.git("config", `branch.${branch}.remote`, remote);
    await repo.git("config", `branch.${branch}.merge`, `refs/heads/${merge}`);
  }
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

const REFS = `query ($prefix: String!) {
  repository(slug: "repo") {
    refs(refPrefix: $prefix) { edges { node { name upstream { name aheadBy behindBy } } } }
  }
}`;

async function upstreams(prefix: string): Promise<Readonly<Record<string, unknown>>> {
  const { repository } = await opened.query(REFS, { prefix });
  return Object.fromEntries(
    repository.refs.edges.map(({ node }: { node: { name: string; upstream: unknown } }) => [node.name, node.upstream]),
  );
}

describe("the upstream of a branch", () => {
  it("is the one that git follows, with the commits that either lacks; a deleted one is named", async () => {
    expect(await upstreams("refs/heads/")).toEqual({
      main: { name: "origin/main", aheadBy: 2, behindBy: 1 },
      same: { name: "origin/same", aheadBy: 0, behindBy: 0 },
      gone: { name: "origin/went/away", aheadBy: null, behindBy: null },
      local: { name: "main", aheadBy: 0, behindBy: 2 },
      alone: null,
    });
  });

  it("is the one that `git status` and `git for-each-ref` report", async () => {
    const listed = await repo.git(
      "for-each-ref",
      "--format=%(refname:short) %(upstream:short) %(upstream:track)",
      "refs/heads/",
    );
    expect(listed.split("\n")).toEqual([
      "alone  ",
      "gone origin/went/away [gone]",
      "local main [behind 2]",
      "main origin/main [ahead 2, behind 1]",
      "same origin/same ",
    ]);
  });

  it("is null for a tag or a remote branch", async () => {
    expect(await upstreams("refs/tags/")).toEqual({ "same-tag": null });
    expect(await upstreams("refs/remotes/")).toEqual({ "origin/main": null, "origin/same": null });
  });
});
