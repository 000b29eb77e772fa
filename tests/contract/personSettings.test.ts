import { expect, it } from "vitest";
import { settingList } from "#app/reading/settings/settingList.ts";
import { matchPage } from "#contract/pages.ts";
import { personSettings } from "#contract/personSettings.ts";

it("the offered values are exactly the stored ones, and the default is first", () => {
  const offered = settingList.map(({ name, usual, options }) => [
    name,
    [usual, ...options.map(({ value }) => value).filter((value) => value !== usual)],
  ]);
  const kept = personSettings.names.map((name) => [name, personSettings.valuesOf(name)]);
  expect(new Map(offered.map(([name, values]) => [name, [...(values ?? [])].sort()]))).toEqual(
    new Map(kept.map(([name, values]) => [name, [...(values ?? [])].sort()])),
  );
  for (const { name, usual } of settingList)
    expect(personSettings.isName(name) && personSettings.valuesOf(name)[0]).toBe(usual);
});

it("settings written into a page are read back from it, without unknown ones", () => {
  const settings = new Map([
    ["theme", "dark"],
    ["contextLines", "10"],
  ]);
  expect(personSettings.read(personSettings.write(settings))).toEqual(settings);
  expect(personSettings.read("theme=purple&toString=1&codeSize=13px&wrap=1&algorithm=PATIENCE&comments=auto")).toEqual(
    new Map([["wrap", "1"]]),
  );
  expect(personSettings.write(new Map([["theme", '"><script>']]))).not.toMatch(/["<>]/);
});

it("a change is requested with the options of its URL, then those of the user's settings, then git's defaults", () => {
  const chosen = new Map([
    ["whitespace", "IGNORE_ALL"],
    ["contextLines", "10"],
    ["order", "last"],
  ]);
  const readingOf = (query: string) =>
    matchPage("/repo/commit/main", new URLSearchParams(query), (name) => chosen.get(name) ?? null).variables;
  expect(readingOf("")).toMatchObject({
    options: { whitespace: "IGNORE_ALL", contextLines: 10 },
    order: "LAST",
  });
  expect(readingOf("w=show&context=3&order=path")).toMatchObject({
    options: { whitespace: "SHOW", contextLines: 3 },
    order: "PATH",
  });
});
