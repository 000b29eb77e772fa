/**
 * Takes the focus away from what goes out of sight, so that the next key is for the page. The browser does so itself with the
 * next frame only, and until then the keys are lost.
 */
export function leaveFocus(within: Element | null): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && within?.contains(active) === true) active.blur();
}
