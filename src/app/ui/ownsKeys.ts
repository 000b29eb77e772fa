const NOT_TYPED_INTO: ReadonlySet<string> = new Set([
  "button",
  "checkbox",
  "color",
  "file",
  "image",
  "radio",
  "range",
  "reset",
  "submit",
]);

/** Tells whether plain keys pressed here belong to the place itself: where one types, in a menu, a list or a dialog. */
export function ownsKeys(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.has(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable)
    return true;
  return (
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="textbox"]') !== null
  );
}
