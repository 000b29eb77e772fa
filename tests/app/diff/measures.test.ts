import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  HUNK_HEADER_HEIGHT,
  FILE_HEADER_HEIGHT,
  LINE_HEIGHT,
  LIST_ROW_HEIGHT,
  TOUCH_HEIGHT,
} from "#app/diff/measures.ts";

/** Returns the declarations of the first rule for a selector in a style sheet of the layer. */
function ruleOf(sheet: string, selector: string): string {
  const css = readFileSync(new URL(`../../../src/app/diff/${sheet}`, import.meta.url), "utf8");
  const rule = css.slice(css.indexOf(`\n  ${selector} {`));
  return rule.slice(0, rule.indexOf("}"));
}

/** Returns the declarations of such a rule for touch screens only. */
function touchRuleOf(sheet: string, selector: string): string {
  const css = readFileSync(new URL(`../../../src/app/diff/${sheet}`, import.meta.url), "utf8");
  const coarse = css.slice(css.indexOf("\n  @media (pointer: coarse) {"));
  const rule = coarse.slice(coarse.indexOf(`\n    ${selector} {`));
  return rule.slice(0, rule.indexOf("}"));
}

/** Returns the first height that a rule of a style sheet of the layer declares. */
function heightOf(sheet: string, selector: string): string | undefined {
  return /\bheight: ([^;]+);/.exec(ruleOf(sheet, selector))?.[1];
}

test("the style sheets declare the heights that the reader calculates with", () => {
  expect(heightOf("lines/lines.css", ".diff-row")).toBe(`var(--code-line, ${LINE_HEIGHT}px)`);
  expect(heightOf("reader/wideRows.css", ".diff-wide-row")).toBe(`${HUNK_HEADER_HEIGHT}px`);
  expect(heightOf("reader/fileHeader.css", ".diff-header")).toBe(`${FILE_HEADER_HEIGHT}px`);
  expect(heightOf("list/fileList.css", ".file-list-row")).toBe(`${LIST_ROW_HEIGHT}px`);
});

test("on touch screens hunk headers, their buttons and list rows have the height that the reader calculates with", () => {
  const high = `height: ${TOUCH_HEIGHT}px;`;
  expect(touchRuleOf("reader/wideRows.css", ".diff-wide-row")).toContain(`\n      ${high}`);
  expect(touchRuleOf("reader/viewed.css", ".diff-wide-row .diff-viewed-mark")).toContain(high);
  expect(touchRuleOf("hunks/expand.css", ".diff-wide-row .diff-expand")).toContain(high);
  expect(touchRuleOf("hunks/expand.css", ".diff-wide-row .diff-row-menu")).toContain(high);
  expect(touchRuleOf("list/fileList.css", ".file-list-row")).toContain(high);
});

test("a file's name in its header is truncated before it overlaps the icons", () => {
  expect(ruleOf("reader/fileHeader.css", ".diff-title")).toContain("overflow: hidden;");
});
