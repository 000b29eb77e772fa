/**
 * Brings the focus to an element, without scrolling, where that is what one expects: it is nowhere, or still inside `within`.
 * Whoever has gone elsewhere meanwhile stays there.
 */
export function returnFocus(element: HTMLElement | null, within: Element | null): void {
  const active = document.activeElement;
  const isFree = active === null || active === document.body || within?.contains(active) === true;
  if (isFree) element?.focus({ preventScroll: true });
}
