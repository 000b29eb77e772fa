import { expect, it } from "vitest";
import {
  findPullRefs,
  isSameRepository,
  parsePullName,
  pullUrl,
  remotePath,
  urlBeside,
} from "#server/exchange/forges/PullAddress.ts";

it.each([
  ["123", 123, null],
  [" #7 ", 7, null],
  ["!8", 8, null],
  ["https://github.com/owner/name/pull/12", 12, "github.com owner/name"],
  ["https://GitHub.com/owner/name/pull/12/files?w=1#diff", 12, "github.com owner/name"],
  ["https://user:secret@git.example.org:3000/owner/name/pulls/4", 4, "git.example.org:3000 owner/name"],
  ["https://user:se@cret@git.example.org/owner/name/pulls/4", 4, "git.example.org owner/name"],
  ["http://[::1]:3000/owner/name/pulls/4", 4, "[::1]:3000 owner/name"],
  ["https://gitlab.com/group/sub/name/-/merge_requests/9/diffs", 9, "gitlab.com group/sub/name"],
  ["https://bb.example.org/projects/KEY/repos/name/pull-requests/3/overview", 3, "bb.example.org KEY/name"],
  ["https://review.example.org/c/plugins/hooks/+/4567/2", 4567, "review.example.org plugins/hooks"],
])("reads %s", (text, number, repository) => {
  const name = parsePullName(text);
  expect([name.number, name.repository && `${name.repository.host} ${name.repository.path}`]).toEqual([
    number,
    repository,
  ]);
});

it.each([
  "",
  "0",
  "-1",
  "topic",
  "1234567890",
  "https://github.com/owner/name",
  "https://github.com/owner/name/pull/0",
  "ext::sh",
  "12;id",
  "https://github.com/a;id/name/pull/1",
  "https://github.com/a b/name/pull/1",
])("refuses %s", (text) => {
  expect(() => parsePullName(text)).toThrow("This is no number and no address of a pull request.");
});

it.each([
  ["https://github.com/owner/name.git", "github.com owner/name"],
  ["git@github.com:owner/name.git", "github.com owner/name"],
  ["https://me:se@cret@github.com/owner/name.git", "github.com owner/name"],
  ["ssh://git@[::1]:7999/owner/name.git", "[::1] owner/name"],
  ["git@[::1]:owner/name.git", "[::1] owner/name"],
  ["ssh://git@bb.example.org:7999/key/name.git", "bb.example.org key/name"],
  ["https://bb.example.org/scm/key/name.git/", "bb.example.org key/name"],
  ["https://me@review.example.org/a/plugins/hooks", "review.example.org plugins/hooks"],
  ["http://127.0.0.1:3000/owner/name", "127.0.0.1:3000 owner/name"],
  ["/srv/git/name.git", "file /srv/git/name"],
  ["file:///srv/git/name.git", "file /srv/git/name"],
  ["../name", "file ../name"],
])("reads the repository of %s", (url, expected) => {
  const { host, path } = remotePath(url);
  expect(`${host} ${path}`).toBe(expected);
});

it("reaches another repository of a host as its remote is reached", () => {
  const other = { host: "github.com", path: "up/stream" };
  expect(urlBeside({ url: "git@github.com:me/fork.git" }, other)).toBe("git@github.com:up/stream.git");
  expect(urlBeside({ url: "https://me@github.com/me/fork" }, other)).toBe("https://me@github.com/up/stream");
  expect(urlBeside({ url: "git@gitlab.com:me/fork.git" }, other)).toBeNull();
  expect(
    isSameRepository(remotePath("https://github.com/Owner/Name"), { host: "github.com", path: "owner/name" }),
  ).toBe(true);
});

it("takes only the exact refs of a number, of a change all states in their order", () => {
  const refs = (...names: string[]) => new Map(names.map((name) => [name, name]));
  expect(findPullRefs(refs("refs/pull/1/head", "refs/pull/12/head", "refs/pull/12/merge"), 12)).toEqual({
    kind: "pull",
    heads: new Map([[1, "refs/pull/12/head"]]),
    meta: null,
  });
  expect(findPullRefs(refs("refs/pull/12/headstrong", "refs/merge-requests/12/heads"), 12)).toBeNull();
  expect(
    findPullRefs(refs("refs/changes/07/107/10", "refs/changes/07/107/9", "refs/changes/07/107/meta"), 107),
  ).toEqual({
    kind: "change",
    heads: new Map([
      [9, "refs/changes/07/107/9"],
      [10, "refs/changes/07/107/10"],
    ]),
    meta: "refs/changes/07/107/meta",
  });
  expect(findPullRefs(refs("refs/changes/07/107/meta", "refs/changes/07/107/1/x"), 107)).toBeNull();
});

it.each([
  ["pull", "github.com", "https://github.com/owner/name/pull/5"],
  ["pull", "codeberg.org", "https://codeberg.org/owner/name/pulls/5"],
  ["mergeRequest", "gitlab.com", "https://gitlab.com/owner/name/-/merge_requests/5"],
  ["pullRequest", "bb.example.org", "https://bb.example.org/projects/owner/repos/name/pull-requests/5"],
  ["change", "review.example.org", "https://review.example.org/c/owner/name/+/5"],
  ["pull", "file", null],
] as const)("links a %s of %s", (kind, host, url) => {
  expect(pullUrl({ kind, host, path: "owner/name", number: 5 })).toBe(url);
});
