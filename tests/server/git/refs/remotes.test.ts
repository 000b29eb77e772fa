import { expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { remotes, trackingRef } from "#server/git/refs/remotes.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const DEFAULT = (name: string): string => `+refs/heads/*:refs/remotes/${name}/*`;

test("remotes are listed by name with their fetch and push addresses", async () => {
  const repo = await tempRepo();
  await repo.git("remote", "add", "origin", "https://example.org/a.git");
  await repo.git("remote", "add", "a.b/c", "git@example.org:a.git");
  await repo.git("remote", "set-url", "--push", "origin", "ssh://example.org/a.git");
  await repo.git("config", "--add", "remote.origin.url", "https://example.org/second.git");
  await repo.git("config", "remote.none.fetch", "+refs/heads/*:refs/remotes/none/*");
  await repo.git("config", "remote.odd.url", "two\nlines.url");
  const open = await openRepository(repo.path);
  expect(await remotes(open)).toEqual([
    { name: "a.b/c", url: "git@example.org:a.git", pushUrl: "git@example.org:a.git", fetches: [DEFAULT("a.b/c")] },
    { name: "odd", url: "two\nlines.url", pushUrl: "two\nlines.url", fetches: [] },
    {
      name: "origin",
      url: "https://example.org/a.git",
      pushUrl: "ssh://example.org/a.git",
      fetches: [DEFAULT("origin")],
    },
  ]);
  await open.close();
});

test("a repository without remotes lists none", async () => {
  const open = await openRepository((await tempRepo()).path);
  expect(await remotes(open)).toEqual([]);
  await open.close();
});

test.each([
  [["+refs/heads/*:refs/remotes/origin/*"], "refs/remotes/origin/deep/main"],
  [["refs/tags/*:refs/tags/*", "refs/heads/deep/*:refs/remotes/d/*"], "refs/remotes/d/main"],
  [["+refs/heads/deep/main:refs/remotes/one"], "refs/remotes/one"],
  [["+refs/heads/deep/mai:refs/remotes/one"], null],
  [["+refs/heads/*:refs/heads/*"], null],
  [["+refs/heads/*:refs/remotes/one"], null],
  [[], null],
])("with the refspecs %j, refs/heads/deep/main is followed by %s", (fetches, expected) => {
  expect(trackingRef({ fetches }, "refs/heads/deep/main")).toBe(expected);
});
