import { afterEach, describe, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const opened: OpenedGraphql[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

describe("a repository", () => {
  it("lists the submodules of a commit, without passwords in their URLs", async () => {
    const repo = await tempRepo();
    const oid = "1".repeat(40);
    await repo.commit({
      ".gitmodules": '[submodule "lib"]\n\tpath = lib\n\turl = https://me:secret@example.org/lib.git?token=secret\n',
      lib: { gitlink: oid },
      other: { gitlink: oid },
    });
    const graphql = await openGraphql(repo.path);
    opened.push(graphql);
    const { repository } = await graphql.query(`{
      repository(slug: "repo") { commit(revision: "HEAD") { submodules { path name url oid } } }
    }`);
    expect(repository.commit.submodules).toEqual([
      { path: "lib", name: "lib", url: "https://example.org/lib.git", oid },
      { path: "other", name: null, url: null, oid },
    ]);
  });
});
