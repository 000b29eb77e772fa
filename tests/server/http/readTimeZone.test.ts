import { expect, it } from "vitest";
import { readTimeZone } from "#server/http/sendPage.ts";

it.each([
  ["galley-zone=Europe.Berlin", "Europe/Berlin"],
  ["galley-zone=America.Argentina.Ushuaia", "America/Argentina/Ushuaia"],
  ["galley-zone=UTC", "UTC"],
  ["galley-zone=Middle.Earth", undefined],
  ["galley-zone=..", undefined],
  ["galley-wide=1", undefined],
])("the cookie %s reports the time zone %s", (cookie, timeZone) => {
  expect(readTimeZone(["galley-tall=9", cookie])).toBe(timeZone);
});

it("two time zones that are reported in turn are distinguished", () => {
  const hints = ["Asia.Tokyo", "Middle.Earth", "Asia.Tokyo", "UTC", "Asia.Tokyo"];
  const zones = hints.map((zone) => readTimeZone([`galley-zone=${zone}`]));
  expect(zones).toEqual(["Asia/Tokyo", undefined, "Asia/Tokyo", "UTC", "Asia/Tokyo"]);
});
