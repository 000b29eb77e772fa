import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BAND_HEIGHT, FILE_HEADER_HEIGHT, LINE_HEIGHT, LIST_ROW_HEIGHT } from "#app/diff/measures.ts";

/** What the first rule for a selector in a style sheet of the room declares. */
function ruleOf(sheet: string, selector: string): string {
  const css = readFileSync(new URL(`../../../src/app/diff/${sheet}`, import.meta.url), "utf8");
  const rule = css.slice(css.indexOf(`\n  ${selector} {`));
  return rule.slice(0, rule.indexOf("}"));
}

/** The first height that a rule of a style sheet of the room declares. */
function heightOf(sheet: string, selector: string): string | undefined {
  return /\bheight: ([^;]+);/.exec(ruleOf(sheet, selector))?.[1];
}

test("the style sheets draw everything as high as the reader counts it", () => {
  expect(heightOf("lines/lines.css", ".diff-row")).toBe(`var(--code-line, ${LINE_HEIGHT}px)`);
  expect(heightOf("reader/bands.css", ".diff-band")).toBe(`${BAND_HEIGHT}px`);
  expect(heightOf("reader/fileHeader.css", ".diff-header")).toBe(`${FILE_HEADER_HEIGHT}px`);
  expect(heightOf("list/fileList.css", ".file-list-row")).toBe(`${LIST_ROW_HEIGHT}px`);
});

test("a file's name in its header is cut before it runs into the icons beside it", () => {
  expect(ruleOf("reader/fileHeader.css", ".diff-title")).toContain("overflow: hidden;");
});
