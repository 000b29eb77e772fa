import { rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

const HOME_QUERY = "{ repositories { edges { node { slug headCommit { messageHeadline } } } } }";

it("only a repository that was removed fails, as REPOSITORY_GONE, and it recovers when it is restored", async () => {
  const folder = await tempFolder();
  const one = await tempRepo({ at: join(folder, "one") });
  const two = await tempRepo({ at: join(folder, "two") });
  await one.commit({ "a.txt": "one\n" }, "In one");
  await two.commit({ "a.txt": "two\n" }, "In two");
  const opened = await openGraphql(one.path, two.path);
  const whole = [
    { node: { slug: "one", headCommit: { messageHeadline: "In one" } } },
    { node: { slug: "two", headCommit: { messageHeadline: "In two" } } },
  ];
  expect((await opened.query(HOME_QUERY)).repositories.edges).toEqual(whole);

  await rename(one.path, `${one.path}-away`);
  const { data, errors } = await opened.answer(HOME_QUERY);
  expect(data.repositories.edges).toEqual([{ node: { slug: "one", headCommit: null } }, whole[1]]);
  expect(errors?.map(({ path, extensions }) => [path.join("."), extensions])).toEqual([
    [
      "repositories.edges.0.node.headCommit",
      {
        code: "REPOSITORY_GONE",
        message: `The repository is no longer at ${one.path}. Move it back, or start Galley in its new place. This page recovers automatically.`,
      },
    ],
  ]);

  for (const field of ["viewer { email }", "worktree { isClean }", "reviewCounts { open }"]) {
    const gone = await opened.answer(`{ repository(slug: "one") { ${field} } }`);
    expect(gone.errors?.map(({ extensions }) => extensions.code)).toEqual(["REPOSITORY_GONE"]);
  }

  await rename(`${one.path}-away`, one.path);
  expect((await opened.query(HOME_QUERY)).repositories.edges).toEqual(whole);
  expect(opened.log).toEqual([]);
  await opened.close();
});
