declare global {
  interface Window {
    /** How long each opening of a field to write in took so far, in ms. */
    benchComposers?: number[];
  }
}

/**
 * Runs in the page: notes for each press of a key how long it takes until a field to write in that the key opened has the focus
 * and the frame that shows it has been painted. A press that opens none within so many ms notes nothing.
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
