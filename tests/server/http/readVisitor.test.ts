import { expect, it } from "vitest";
import { readVisitor } from "#server/http/readVisitor.ts";

it("reads the choices and the width that the page told by cookies", () => {
  const cookie = "other=1; galley.layout=unified; galley-wide=0; galley.theme=dark";
  const { isWide, choices } = readVisitor({ cookie });
  expect(isWide).toBe(false);
  expect([...choices]).toEqual([
    ["galley.layout", "unified"],
    ["galley.theme", "dark"],
  ]);
});

it.each([
  ["galley-tall=7", 700],
  ["galley-tall=99", 4000],
  ["galley-tall=0", 900],
  ["galley-tall=7x", 900],
  ["other=1", 900],
])("takes a window that tells %s for one of %i pixels in height", (cookie, height) => {
  expect(readVisitor({ cookie }).height).toBe(height);
});

it("takes nothing that the page would not have written", () => {
  const cookie = `galley.theme="><script>; galley.=x; galley.layout=${"a".repeat(41)}; galley-wide=7; ;=`;
  expect([...readVisitor({ cookie }).choices]).toEqual([]);
});

it.each([
  ["a computer", { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0" }, true],
  ["nobody in particular", {}, true],
  ["a phone that says so in a header", { "sec-ch-ua-mobile": "?1" }, false],
  ["a phone by its name", { "user-agent": "Mozilla/5.0 (iPhone) Version/17.0 Mobile/15E148 Safari/604.1" }, false],
])("thinks the window of %s wide or not before it is told", (_, headers, isWide) => {
  expect(readVisitor(headers).isWide).toBe(isWide);
});

it.each([
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", true],
  ["Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)", true],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", false],
])("knows whether %s is Apple's", (agent, isApple) => {
  expect(readVisitor({ "user-agent": agent }).isApple).toBe(isApple);
});
