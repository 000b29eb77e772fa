import { EntryStorage } from "./historyEntries.ts";

const memory = new EntryStorage("galley.focus");
const CANCELLING_EVENTS = ["keydown", "pointerdown"] as const;

/** Controls whose focus is restored: links and choices. Not text fields, after which keys belong to the page again. */
const CONTROLS = "a[href], button, summary, select, input[type=radio], input[type=checkbox]";

/** The time in milliseconds within which the focused control may appear again. */
const APPEAR_MS = 4000;

/** The control that had the focus when its page was left, and the name of that page. */
let left: { readonly page: string; readonly control: string } | null = null;

let isRestoring = false;

/** Saves the focus of a page that is left, for a return to its entry and for the next page of the same name. */
function save(page: string): void {
  if (isRestoring) return;
  const active = document.activeElement;
  const control = active?.matches(CONTROLS) === true ? nameOf(active) : null;
  const isLink = active instanceof HTMLAnchorElement;
  // With several controls of one name the index finds the same one again.
  const savedText = control === null ? "" : `${called(control).findIndex((one) => one === active)} ${control}`;
  memory.save(isLink ? savedText : "");
  left = savedText === "" ? null : { page, control: savedText };
}

/**
 * Restores the focus as soon as its control appears: to the link by which the current entry was left, or, on another
 * page of the same name such as a filtered list, to the control that was used. Any key or press cancels this. Returns a
 * function that stops it.
 */
function restore(page: string): () => void {
  const savedText = memory.read() || (left?.page === page ? left.control : "");
  const [, index, control] = /^(\d+) (.+)$/su.exec(savedText) ?? [];
  if (index === undefined || control === undefined) return () => {};
  const until = performance.now() + APPEAR_MS;
  let frame = 0;
  isRestoring = true;
  const stop = (): void => {
    isRestoring = false;
    cancelAnimationFrame(frame);
    for (const type of CANCELLING_EVENTS) window.removeEventListener(type, stop, true);
  };
  let found: HTMLElement | undefined;
  const step = (): void => {
    const active = document.activeElement;
    if (active === null || active === document.body) {
      found = called(control)[Number(index)]; // Focus it again if a later response has re-rendered the page.
      found?.focus({ preventScroll: true });
    } else if (active !== found) return stop();
    if (performance.now() > until) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const type of CANCELLING_EVENTS) window.addEventListener(type, stop, { capture: true, passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}

/** The controls of the page with this name, in document order. */
function called(control: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => nameOf(one) === control);
}

/** The name of a control: a link's address, or any other control's label. */
function nameOf(control: Element): string {
  if (control instanceof HTMLAnchorElement) return `a ${control.getAttribute("href") ?? ""}`;
  const labels = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels : null;
  return `${control.localName} ${control.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? control.textContent}`;
}

export const focusMemory = { save, restore } as const;
