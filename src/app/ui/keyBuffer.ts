/** How long a field may take to stand, in milliseconds; its code may have to be fetched first. */
const HOLD_MS = 5000;

/** What was typed since a field was asked for; null while none is awaited. */
let typed: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Holds what one types between asking for a field and its standing there, so that no letter is lost and none is taken for
 * a key of the page. Escape gives the field up, and so does five seconds without it.
 */
export const heldKeys = {
  hold(): void {
    stop();
    typed = "";
    timer = setTimeout(stop, HOLD_MS);
    window.addEventListener("keydown", onKey, true);
  },
  /** Gives what was typed, and holds no longer: called by the field once it has the focus. */
  take(): string {
    const text = typed ?? "";
    stop();
    return text;
  },
} as const;

function stop(): void {
  typed = null;
  clearTimeout(timer);
  window.removeEventListener("keydown", onKey, true);
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const target = event.composedPath()[0];
  // Whoever writes in a field already writes there.
  if (event.key === "Escape" || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    return stop();
  if (event.key === "Backspace") typed = (typed ?? "").slice(0, -1);
  else if ([...event.key].length === 1) typed = (typed ?? "") + event.key;
  else if (event.key !== "Enter") return;
  event.preventDefault();
  event.stopPropagation();
}

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
