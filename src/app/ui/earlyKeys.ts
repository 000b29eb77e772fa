/** What is pressed in a moment of waiting; more than that was not meant for the page. */
const HELD_MAX = 20;

const held: KeyboardEvent[] = [];

/** Keys that mean something to Galley alone: one character, and nothing that the browser does by itself. */
function isOurs({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTyped =
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey && !isTyped;
}

function keep(event: KeyboardEvent): void {
  if (isOurs(event) && held.length < HELD_MAX) held.push(event);
}

/** Holds the keys that are pressed before the app is there, which then does what they ask for, in their order. */
export const earlyKeys = {
  hold(): void {
    window.addEventListener("keydown", keep, { passive: true });
  },
  release(): void {
    window.removeEventListener("keydown", keep);
    // Each in a task of its own, as keys come: what one has changed is drawn before the next.
    for (const { key, code, shiftKey } of held.splice(0)) {
      const again = { key, code, shiftKey, bubbles: true, cancelable: true };
      setTimeout(() => document.body.dispatchEvent(new KeyboardEvent("keydown", again)));
    }
  },
};
