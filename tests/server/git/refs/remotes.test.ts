import { afterAll, expect, test } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { openRepository } from "#server/git/openRepository.ts";
import { remotes } from "#server/git/refs/remotes.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

afterAll(() => brokerLink.close());

test("remotes are listed by name with the addresses they are fetched from and pushed to", async () => {
  const repo = await tempRepo();
  await repo.git("remote", "add", "origin", "https://example.org/a.git");
  await repo.git("remote", "add", "a.b/c", "git@example.org:a.git");
  await repo.git("remote", "set-url", "--push", "origin", "ssh://example.org/a.git");
  await repo.git("config", "--add", "remote.origin.url", "https://example.org/second.git");
  await repo.git("config", "remote.none.fetch", "+refs/heads/*:refs/remotes/none/*");
  await repo.git("config", "remote.odd.url", "two\nlines.url");
  const open = await openRepository(repo.path);
  expect(await remotes(open)).toEqual([
    { name: "a.b/c", url: "git@example.org:a.git", pushUrl: "git@example.org:a.git" },
    { name: "odd", url: "two\nlines.url", pushUrl: "two\nlines.url" },
    { name: "origin", url: "https://example.org/a.git", pushUrl: "ssh://example.org/a.git" },
  ]);
  await open.close();
});

test("a repository without remotes lists none", async () => {
  const open = await openRepository((await tempRepo()).path);
  expect(await remotes(open)).toEqual([]);
  await open.close();
});
