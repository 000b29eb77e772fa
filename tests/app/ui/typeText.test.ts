// @vitest-environment page
import { expect, it } from "vitest";
import { indentLines } from "#app/ui/typeText.ts";

/** Indents a text in which `|` is the caret or the two ends of the selection. */
function indented(text: string, step: string, isLess = false): string {
  const field = document.body.appendChild(document.createElement("textarea"));
  const [before = "", inside = "", after] = text.split("|");
  field.value = before + inside + (after ?? "");
  const end = before.length + (after === undefined ? 0 : inside.length);
  field.setSelectionRange(before.length, end);
  indentLines(field, step, isLess);
  const { value, selectionStart: from, selectionEnd: to } = field;
  field.remove();
  return from === to
    ? `${value.slice(0, from)}|${value.slice(from)}`
    : `${value.slice(0, from)}|${value.slice(from, to)}|${value.slice(to)}`;
}

it.each([
  ["at the caret", "a|b", "  ", false, "a  |b"],
  ["a tab", "|b", "\t", false, "\t|b"],
  ["all selected lines, but no empty ones", "x\na|a\n\nb|b\ny", "  ", false, "x\n|  aa\n\n  bb|\ny"],
  ["not the line after the selection", "|a\n|b", "  ", false, "|  a|\nb"],
  ["less, at the caret", "    a|b", "  ", true, "  a|b"],
  ["less, of the selected lines", "|\ta\n b\nc|", "  ", true, "|a\nb\nc|"],
  ["less, where there is none", "|ab", "  ", true, "|ab"],
])("indents %s", (_, text, step, isLess, after) => {
  expect(indented(text, step, isLess)).toBe(after);
});
