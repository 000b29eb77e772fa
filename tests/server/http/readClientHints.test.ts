import { expect, it } from "vitest";
import { readClientHints } from "#server/http/sendPage.ts";

const NOTHING = new Map<string, string>();

it("reads the width that the page sent in a cookie, and returns the user's settings", () => {
  const chosen = new Map([["layout", "unified"]]);
  const { isWide, settings } = readClientHints({ cookie: "other=1; galley.layout=split; galley-wide=0" }, chosen);
  expect(isWide).toBe(false);
  expect(settings).toBe(chosen);
});

it.each([
  ["galley-tall=7", 700],
  ["galley-tall=99", 4000],
  ["galley-tall=0", 900],
  ["galley-tall=7x", 900],
  ["other=1", 900],
])("reads a window that reports %s as %i pixels high", (cookie, height) => {
  expect(readClientHints({ cookie }, NOTHING).height).toBe(height);
});

it.each([
  ["a computer", { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0" }, true],
  ["nobody in particular", {}, true],
  ["a phone that says so in a header", { "sec-ch-ua-mobile": "?1" }, false],
  ["a phone by its name", { "user-agent": "Mozilla/5.0 (iPhone) Version/17.0 Mobile/15E148 Safari/604.1" }, false],
])("guesses whether the window of %s is wide before that is reported", (_, headers, isWide) => {
  expect(readClientHints(headers, NOTHING).isWide).toBe(isWide);
});

it.each([
  ["a computer", { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0" }, false],
  ["a phone that says so in a header", { "sec-ch-ua-mobile": "?1" }, true],
  ["a phone that reported its mouse", { "sec-ch-ua-mobile": "?1", cookie: "galley-coarse=0" }, false],
  ["a computer that reported its finger", { cookie: "galley-tall=9; galley-coarse=1" }, true],
])("guesses whether %s has a touch screen", (_, headers, isCoarse) => {
  expect(readClientHints(headers, NOTHING).isCoarse).toBe(isCoarse);
});

it.each([
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", true],
  ["Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)", true],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", false],
])("recognizes whether %s is Apple's", (agent, isApple) => {
  expect(readClientHints({ "user-agent": agent }, NOTHING).isApple).toBe(isApple);
});
