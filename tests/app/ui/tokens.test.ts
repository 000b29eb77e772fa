import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const CSS = readFileSync(new URL("../../../src/app/ui/tokens.css", import.meta.url), "utf8");

const APP = new URL("../../../src/app/", import.meta.url);

/** Letters that are drawn, inside icons whose size is in pixels. */
const DRAWN: ReadonlySet<string> = new Set([
  "ui/Avatar.css: font-size: 10px",
  "ui/Avatar.css: font-size: 8px",
  "diff/lines/lines.css: font-size: 11px",
  "diff/lines/lines.css: font-size: 9px",
  "diff/lineRanges/comment.css: font: 600 15px",
]);

const COLORS = "[data-theme] {";

const SYNTAX = ["keyword", "string", "comment", "number", "type", "function", "property", "tag", "meta"].map(
  (name) => `--syn-${name}`,
);
const GROUNDS = ["--bg", "--bg-raised", "--bg-sunken"];
const CODE_GROUNDS = [...GROUNDS, "--add-bg", "--add-strong", "--del-bg", "--del-strong"];

/** Each text color with the backgrounds on which it may be used. */
const TEXTS: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ["--fg", [...CODE_GROUNDS, "--bg-hover", "--accent-bg", "--warn-bg", "--danger-bg"]],
  ["--fg-muted", [...GROUNDS, "--bg-hover", "--accent-bg", "--warn-bg", "--add-bg", "--del-bg"]],
  ["--accent", [...GROUNDS, "--bg-hover", "--accent-bg"]],
  ["--accent-fg", ["--accent"]],
  ["--add-fg", [...GROUNDS, "--add-bg", "--add-strong"]],
  ["--del-fg", [...GROUNDS, "--del-bg", "--del-strong"]],
  ["--warn-fg", ["--warn-bg", ...GROUNDS]],
  ["--danger-fg", ["--danger-bg", "--bg-hover", ...GROUNDS]],
  // The cursor's line and marked lines have separate background colors if they are unchanged lines.
  ...SYNTAX.map((name) => [name, [...CODE_GROUNDS, "--accent-bg", "--warn-bg"]] as const),
];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const colors = colorsOf(theme);

  test.each(TEXTS.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    "%s on %s has a contrast of at least 4.5:1",
    (text, ground) => {
      expect(contrast(color(colors, text), color(colors, ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ["--focus", "--bg"],
    ["--focus", "--bg-raised"],
    ["--border-strong", "--bg"],
    ["--border-strong", "--bg-raised"],
  ])("%s, which is not text, on %s has a contrast of at least 3:1", (line, ground) => {
    expect(contrast(color(colors, line), color(colors, ground))).toBeGreaterThanOrEqual(3);
  });
});

test("the system chooses the theme unless the user has chosen one", () => {
  expect(declarations(":root {").get("color-scheme")).toBe("light dark");
  expect(declarations('[data-theme="light"] {').get("color-scheme")).toBe("light");
  expect(declarations('[data-theme="dark"] {').get("color-scheme")).toBe("dark");
});

test("every color that depends on the theme is a pair of a light and a dark one", () => {
  expect(colorsOf("light").size).toBe(32);
  expect([...declarations(COLORS).keys()]).toEqual([...colorsOf("light").keys(), "--shadow-overlay"]);
});

test("only the tokens' style sheet has literal colors and font sizes", () => {
  expect(ownValues("tokens.css", CSS)).not.toEqual([]);
  const sheets = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(40);
  const found = sheets
    .filter((path) => path !== "ui/tokens.css")
    .flatMap((path) => ownValues(path, readFileSync(new URL(path, APP), "utf8")));
  expect(found.filter((value) => !DRAWN.has(value))).toEqual([]);
  expect([...DRAWN].filter((value) => !found.includes(value))).toEqual([]);
});

test("reduced motion leaves no duration", () => {
  expect(CSS).toMatch(/prefers-reduced-motion: reduce\) \{\s*:root \{\s*--motion: 0ms;/);
});

test("the contrast is computed as WCAG 2 defines it", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

/** Finds literal colors, and font sizes in pixels. */
function ownValues(path: string, css: string): readonly string[] {
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, "");
  const found = plain.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|font-size: [1-9]\d*px|font:[^;]*?\b\d+px/gi);
  return Array.from(found, ([value]) => `${path}: ${value}`);
}

/** Returns the colors of a theme, from pairs `light-dark(a, b)`. */
function colorsOf(theme: "light" | "dark"): ReadonlyMap<string, string> {
  const pairs = Array.from(declarations(COLORS), ([name, value]) => {
    const [, light = "", dark = ""] = /^light-dark\((#\w+|rgb\([^)]*\)), (#\w+|rgb\([^)]*\))\)$/.exec(value) ?? [];
    return [name, theme === "light" ? light : dark] as const;
  });
  return new Map(pairs.filter(([, value]) => value !== ""));
}

function declarations(opening: string): ReadonlyMap<string, string> {
  const start = CSS.indexOf(opening);
  if (start < 0) throw new Error(`tokens.css has no block ${opening}`);
  const block = CSS.slice(start + opening.length, CSS.indexOf("}", start));
  return new Map(Array.from(block.matchAll(/([\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]) => [name, value]));
}

function color(colors: ReadonlyMap<string, string>, name: string): string {
  const value = colors.get(name);
  if (value === undefined || !/^#[0-9a-f]{6}$/.test(value))
    throw new Error(`${name} is no color of six digits: ${value}`);
  return value;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
