import { expect, it } from "vitest";
import { readerDates } from "#app/ui/format.ts";
import { clientHints, type ClientHints } from "#app/ui/windowQuery.ts";

const AT = Date.parse("2026-03-04T23:58:10Z");
const WHO: ClientHints = { isApple: false, isWide: true, height: 900, settings: new Map() };

const reported = (who: ClientHints): readonly string[] =>
  clientHints
    .during(who, () => [readerDates.exact(AT), readerDates.day(AT), readerDates.month(AT), readerDates.clock(AT)])
    .map((text) => text.replaceAll("\u202f", " "));

it("a date is in the user's language and time zone, with the zone", () => {
  expect(reported({ ...WHO, languages: ["de-DE", "en"], timeZone: "Europe/Berlin" })).toEqual([
    "Donnerstag, 5. März 2026 um 00:58:10 MEZ",
    "Donnerstag, 5. März 2026",
    "03/2026",
    "00:58",
  ]);
  expect(reported({ ...WHO, languages: ["en-US"], timeZone: "UTC" })).toEqual([
    "Wednesday, March 4, 2026 at 11:58:10 PM UTC",
    "Wednesday, March 4, 2026",
    "03/2026",
    "11:58 PM",
  ]);
});

it("an invalid date is formatted as an empty text", () => {
  expect(clientHints.during(WHO, () => readerDates.day(Number.NaN))).toBe("");
});
