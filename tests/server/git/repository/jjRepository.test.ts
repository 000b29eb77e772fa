import { mkdir, realpath, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { discover } from "#server/git/repository/discover.ts";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

/**
 * Creates the layout of `jj git init --no-colocate`: a bare repository in jj's store, to which the file `git_target`
 * points.
 */
async function jjWorkspace(): Promise<string> {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "one\n" });
  await repo.git("checkout", "-q", "-b", "topic");
  await repo.commit({ "a.txt": "two\n" }, "Change a");
  await repo.commit({ "b.txt": "b\n" }, "Add b");
  const folder = await realpath(await tempFolder());
  const store = join(folder, ".jj", "repo", "store");
  await mkdir(store, { recursive: true });
  await repo.git("clone", "-q", "--bare", repo.path, join(store, "git"));
  await writeFile(join(store, "type"), "git");
  await writeFile(join(store, "git_target"), "git");
  await mkdir(join(folder, "src"));
  return folder;
}

it("a jj workspace without a .git opens the git repository in its store, from any folder in it", async () => {
  const folder = await jjWorkspace();
  const git = join(folder, ".jj", "repo", "store", "git");
  const expected = { gitDir: git, commonDir: git, workTree: null };
  expect(await discover(folder)).toEqual(expected);
  expect(await discover(join(folder, "src"))).toEqual(expected);
});

it("another workspace of the same repository points to it with a file", async () => {
  const folder = await jjWorkspace();
  const other = await realpath(await tempFolder());
  await mkdir(join(other, ".jj"));
  await writeFile(join(other, ".jj", "repo"), join(folder, ".jj", "repo"));
  expect((await discover(other)).gitDir).toBe(join(folder, ".jj", "repo", "store", "git"));
});

it("the stack of a branch of a jj repository is read", async () => {
  const folder = await jjWorkspace();
  const opened = await openGraphql(folder);
  const { repositories } = await opened.query("query { repositories { edges { node { name slug } } } }", {});
  expect(repositories.edges[0].node.name).toBe(basename(folder));
  const document = `query ($slug: String!) { repository(slug: $slug) { stack(base: "main", head: "topic") { commit { messageHeadline } } } }`;
  const { repository } = await opened.query(document, { slug: repositories.edges[0].node.slug });
  const subjects = repository.stack.map(
    ({ commit }: { commit: { messageHeadline: string } }) => commit.messageHeadline,
  );
  expect(subjects).toEqual(["Change a", "Add b"]);
  await opened.close();
});
