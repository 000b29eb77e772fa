declare global {
  interface Window {
    /** The time of each opening of a comment field so far, in ms. */
    benchComposers?: number[];
  }
}

/**
 * Runs in the page: for each press of the key, records how long it takes until the comment field that the key opened
 * has the focus and the frame that shows it is painted. Records nothing for a press that opens no field within
 * `timeoutMs`.
 */
export function composerProbe({ key, timeoutMs }: { key: string; timeoutMs: number }): void {
  const taken: number[] = [];
  window.benchComposers = taken;
  const painted = new MessageChannel();
  let from = 0;
  painted.port1.addEventListener("message", () => taken.push(performance.now() - from));
  painted.port1.start();
  const check = (): void => {
    if (document.activeElement instanceof HTMLTextAreaElement) painted.port2.postMessage(0);
    else if (performance.now() - from < timeoutMs) requestAnimationFrame(check);
  };
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== key || event.target instanceof HTMLTextAreaElement) return;
      from = event.timeStamp;
      requestAnimationFrame(check);
    },
    { capture: true },
  );
}
