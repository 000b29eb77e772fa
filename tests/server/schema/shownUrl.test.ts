import { expect, it } from "vitest";
import { shownUrl } from "#server/schema/repositories/Remote.ts";

it.each([
  ["https://example.org/a.git", "https://example.org/a.git"],
  ["https://ada:secret@example.org/a.git", "https://example.org/a.git"],
  ["https://token@example.org/a.git", "https://example.org/a.git"],
  ["https://ada:se@cret@example.org:8443/a.git", "https://example.org:8443/a.git"],
  ["https://example.org/a.git?access_token=secret#x", "https://example.org/a.git"],
  ["https://example.org/@scope/a.git", "https://example.org/@scope/a.git"],
  ["ssh://git@example.org:22/a.git", "ssh://git@example.org:22/a.git"],
  ["ssh://git:secret@example.org/a.git", "ssh://git@example.org/a.git"],
  ["git@example.org:a/b.git", "git@example.org:a/b.git"],
  ["/srv/a b.git", "/srv/a b.git"],
  ["../other", "../other"],
  ["", ""],
])("the address %j is shown as %j", (url, shown) => {
  expect(shownUrl(url)).toBe(shown);
});
