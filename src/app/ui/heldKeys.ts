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
