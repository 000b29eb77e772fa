import { expect, test, vi } from "vitest";
import { timeAgo } from "#app/ui/RelativeTime.tsx";
import { clientHints } from "#app/ui/windowQuery.ts";

const DAY = 24 * 60;
const NOW = 29_000_000;

/** The text for a time this number of minutes from now, for a user of these languages. */
const formatted = (languages: readonly string[], minutes: number) =>
  clientHints.during({ isApple: false, isWide: true, height: 900, languages, settings: new Map() }, () =>
    timeAgo(NOW + minutes, NOW),
  );

test.each([
  [0, "just now"],
  [-1, "1 minute ago"],
  [-59, "59 minutes ago"],
  [-60, "1 hour ago"],
  [-DAY + 1, "23 hours ago"],
  [-DAY, "1 day ago"],
  [-3 * DAY, "3 days ago"],
  [-13 * DAY, "1 week ago"],
  [-14 * DAY, "2 weeks ago"],
  [-31 * DAY, "1 month ago"],
  [-364 * DAY, "11 months ago"],
  [-366 * DAY, "1 year ago"],
  [-3653 * DAY, "10 years ago"],
  [5, "in 5 minutes"],
])("%i minutes from now is %j", (minutes, text) => {
  expect(formatted(["en"], minutes)).toEqual({ text, language: "en" });
});

test.each([
  [["de-CH", "en"], -180, "vor 3 Stunden", "de-CH"],
  [["de-CH", "en"], 0, "jetzt", "de-CH"],
  [["ja"], -2 * DAY, "2 日前", "ja"],
  [["tlh", "fr"], -1, "il y a 1 minute", "fr"],
  [[], -1, "1 minute ago", "en"],
])("for the language %j, %i minutes from now is %j", (languages, minutes, text, language) => {
  expect(formatted(languages, minutes)).toEqual({ text, language });
});

test("a browser without languages gets English", () => {
  vi.stubGlobal("navigator", {});
  try {
    expect(timeAgo(NOW - 60, NOW)).toEqual({ text: "1 hour ago", language: "en" });
  } finally {
    vi.unstubAllGlobals();
  }
});
