/**
 * Puts text where the cursor of a field is, in place of what is chosen, as if it had been typed: it can be undone. Chooses the
 * part from `from` to `to` of what it put in.
 */
export function insertText(field: HTMLTextAreaElement, text: string, from = text.length, to = from): void {
  field.focus();
  const start = field.selectionStart;
  // The only way that keeps the field's own undo; where it is missing the text is set by hand.
  const isTyped = typeof document.execCommand === "function" && document.execCommand("insertText", false, text);
  if (!isTyped) {
    field.setRangeText(text, start, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.setSelectionRange(start + from, start + to);
}
