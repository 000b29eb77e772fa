/** Inserts text in place of the selection as if typed, so that it can be undone, and selects `from` to `to` of it. */
export function typeText(field: HTMLTextAreaElement, text: string, from = text.length, to = from): void {
  field.focus();
  const start = field.selectionStart;
  // The only way that keeps the field's own undo; without it the text is set directly.
  const isTyped = typeof document.execCommand === "function" && document.execCommand("insertText", false, text);
  if (!isTyped) {
    field.setRangeText(text, start, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.setSelectionRange(start + from, start + to);
}

/** Indents the selected lines one step more or less, or inserts a step at the caret. */
export function indentLines(field: HTMLTextAreaElement, step: string, isLess: boolean): void {
  const { value, selectionStart: from, selectionEnd: to } = field;
  if (from === to && !isLess) return typeText(field, step);
  const start = value.lastIndexOf("\n", from - 1) + 1;
  // A line in which only the end of the selection is does not count.
  const next = value.indexOf("\n", Math.max(from, to - 1));
  const end = next === -1 ? value.length : next;
  const changed = value
    .slice(start, end)
    .split("\n")
    .map((line) => (isLess ? withoutStep(line, step) : line === "" ? line : step + line))
    .join("\n");
  field.setSelectionRange(start, end);
  if (from !== to) return typeText(field, changed, 0, changed.length);
  typeText(field, changed, Math.max(0, from - start - (end - start - changed.length)));
}

function withoutStep(line: string, step: string): string {
  const blanks = line.startsWith("\t") ? 1 : Math.min(step === "\t" ? 4 : step.length, line.search(/[^ ]|$/u));
  return line.slice(blanks);
}
