import { describe, expect, test } from "vitest";
import { linkFrom } from "#contract/addresses.ts";

const linkTo = linkFrom("galley", "main", "docs/guide/README.md");

describe("a link in a file", () => {
  test.each([
    ["start.md", "/galley/blob/main/docs/guide/start.md"],
    ["./start.md#top", "/galley/blob/main/docs/guide/start.md#top"],
    ["../api/a%20b.md?x=1", "/galley/blob/main/docs/api/a%20b.md"],
    ["../api/", "/galley/tree/main/docs/api"],
    ["/src/app.ts", "/galley/blob/main/src/app.ts"],
    ["../..", "/galley/tree/main"],
    ["a//b", "/galley/blob/main/docs/guide/a/b"],
  ])("%s leads to %s", (address, expected) => {
    expect(linkTo(address)).toBe(expected);
  });

  test.each([
    "https://example.org/",
    "mailto:a@example.org",
    "javascript:alert(1)",
    "//example.org/x",
    "#top",
    "?x",
    "",
    "../../../x",
    "%E9",
  ])("%j does not lead to a page of Galley", (address) => {
    expect(linkTo(address)).toBe(null);
  });
});
