/** The time in milliseconds for which a field may take to appear, including the load of its code. */
const BUFFER_MS = 15_000;

export interface BufferedText {
  readonly text: string;
  /** True if Enter was pressed after the text. */
  readonly isEntered: boolean;
}

/** The text typed since a field was requested; null when none is awaited. */
let typed: string | null = null;
let isEntered = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Buffers keys between requesting a field and its appearance, so that none is lost or taken for a shortcut. Ends on
 * Escape, or after BUFFER_MS. What surrounds a field may await it first: the field then continues its buffer.
 */
export const textBuffer = {
  startBuffering(): void {
    if (typed !== null) return;
    typed = "";
    timer = setTimeout(stop, BUFFER_MS);
    window.addEventListener("keydown", onKey, true);
  },
  /** Returns what was typed and ends the buffering. The field calls this when it has the focus. */
  take(): BufferedText {
    const taken = { text: typed ?? "", isEntered };
    stop();
    return taken;
  },
} as const;

function stop(): void {
  typed = null;
  isEntered = false;
  clearTimeout(timer);
  window.removeEventListener("keydown", onKey, true);
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
  const target = event.composedPath()[0];
  // Typing into an existing field is not buffered.
  if (event.key === "Escape" || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    return stop();
  // What follows Enter is meant for what Enter opens, which is not there yet.
  if (isEntered) return stopEvent(event);
  if (event.key === "Backspace") typed = (typed ?? "").slice(0, -1);
  else if ([...event.key].length === 1) typed = (typed ?? "") + event.key;
  else if (event.key === "Enter") isEntered = true;
  else return;
  stopEvent(event);
}

function stopEvent(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** True for a key of an input method that is composing. Safari marks the key that ends it by its code alone. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** The maximal number of buffered keys. More were not meant as shortcuts. */
const BUFFER_MAX = 20;

const buffered: KeyboardEvent[] = [];

/** The keys that are not buffered while they come first. */
let passed = "";

/** Keys without a meaning to the browser: single characters outside of fields. */
function isOurs({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTyped =
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey && !isTyped;
}

function buffer(event: KeyboardEvent): void {
  if (typed !== null || isComposing(event) || !isOurs(event)) return;
  if (buffered.length === 0 && passed.includes(event.key)) return;
  stopEvent(event);
  if (buffered.length < BUFFER_MAX) buffered.push(event);
}

/**
 * Buffers the keys pressed before the app, or the part of it or the page that the first of them is for, has loaded, and
 * replays them in order.
 */
export const shortcutBuffer = {
  startBuffering(except = ""): void {
    passed = except;
    window.addEventListener("keydown", buffer, true);
  },
  release(): void {
    window.removeEventListener("keydown", buffer, true);
    // Each in its own task, as real keys arrive, so that the page renders in between.
    for (const { key, code, shiftKey } of buffered.splice(0)) {
      const again = { key, code, shiftKey, bubbles: true, cancelable: true };
      setTimeout(() => document.body.dispatchEvent(new KeyboardEvent("keydown", again)));
    }
  },
};
