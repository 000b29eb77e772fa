import { expect, test } from "vitest";
import { remoteAddress } from "#server/git/refs/remotes.ts";

test.each([
  ["https://example.org/a.git", { url: "https://example.org/a.git", isLocal: false }],
  ["ssh://git@example.org:22/a.git", { url: "ssh://git@example.org:22/a.git", isLocal: false }],
  ["git@example.org:a/b.git", { url: "git@example.org:a/b.git", isLocal: false }],
  ["example.org:a", { url: "example.org:a", isLocal: false }],
  ["/srv/a.git", { url: "/srv/a.git", isLocal: true }],
  ["/srv/with:colon.git", { url: "/srv/with:colon.git", isLocal: true }],
  ["../a.git", { url: "/home/a.git", isLocal: true }],
  ["origin", { url: "/home/ada/origin", isLocal: true }],
  ["file:///srv/a%20b.git", { url: "/srv/a b.git", isLocal: true }],
])("%s is read as git reads it, a path relative to the repository's folder", (url, expected) => {
  expect(remoteAddress(url, "/home/ada")).toEqual(expected);
});

test.each([
  "ext::sh -c true",
  "fd::17",
  "helper::https://example.org/a.git",
  "::x",
  "ftp://example.org/a.git",
  "EXT://x",
  "file://example.org/srv/a.git",
  "--upload-pack=x",
  "-x",
  "",
  "a\nb",
])("%j is an address that Galley does not follow", (url) => {
  expect(() => remoteAddress(url, "/home/ada")).toThrow(expect.objectContaining({ code: "BAD_INPUT" }));
});
