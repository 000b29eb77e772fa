// @vitest-environment page
import { readFileSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { appearance, codeSize, settings } from "#app/ui/settings.ts";

const ends: (() => void)[] = [];
const attributes = () => ["data-theme", "data-code"].map((name) => document.documentElement.getAttribute(name));

afterEach(() => {
  for (const end of ends.splice(0)) end();
  for (const name of ["data-theme", "data-code"]) document.documentElement.removeAttribute(name);
});

it("a page has the chosen theme and font size from its start", () => {
  settings.take(
    new Map([
      ["theme", "dark"],
      ["codeSize", "16"],
    ]),
  );
  ends.push(appearance.start());
  expect(attributes()).toEqual(["dark", "16"]);
});

it.each([["system"], ["purple"], [null]])("with %j as its theme, the system decides", (theme) => {
  document.documentElement.setAttribute("data-theme", "dark");
  settings.take(new Map(theme === null ? [] : [["theme", theme]]));
  ends.push(appearance.start());
  expect(attributes()).toEqual([null, null]);
});

it("each change applies at once, wherever it was made", () => {
  ends.push(appearance.start());
  settings.save("theme", "light");
  expect(attributes()).toEqual(["light", null]);
  settings.take(new Map([["codeSize", "11"]]));
  expect(attributes()).toEqual([null, "11"]);
  settings.save("codeSize", "400");
  expect(attributes()).toEqual([null, null]);
});

it("the style sheet sets each code font size, with the line height that the reader calculates with", () => {
  const css = readFileSync(`${import.meta.dirname}/../../../src/app/ui/tokens.css`, "utf8");
  const drawn = codeSize.sizes.map((size) => {
    const rule =
      size === codeSize.usual ? css.slice(css.indexOf("--mono-size")) : css.slice(css.indexOf(`[data-code="${size}"]`));
    return [size, ...(/--code-size: (\d+)px;\s+--code-line: (\d+)px;/.exec(rule)?.slice(1) ?? [])];
  });
  expect(drawn).toEqual([
    ["11", "11", "17"],
    ["12", "12", "18"],
    ["13", "13", "20"],
    ["14", "14", "22"],
    ["15", "15", "23"],
    ["16", "16", "25"],
    ["17", "17", "26"],
    ["18", "18", "28"],
  ]);
  expect(drawn.map(([, , line]) => Number(line))).toEqual(codeSize.sizes.map(codeSize.lineHeight));
});
