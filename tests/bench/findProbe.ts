/** Times in ms since the word was typed; null if the event did not happen. */
export interface FindTimes {
  readonly first: number | null;
  readonly all: number | null;
}

declare global {
  interface Window {
    /** The result of `findProbe`. */
    benchFind?: Promise<FindTimes>;
  }
}

/**
 * Runs in the page and stores its promise in `window.benchFind`: waits for input in the field of the find bar and reads
 * the match count in each frame, which is for example "3 of 1,204" and ends in "+" while there may be more. A time is
 * recorded after the frame that showed the count is painted.
 */
export function findProbe(labels: { field: string; count: string; timeoutMs: number }): void {
  window.benchFind = new Promise((resolve) => {
    const painted = new MessageChannel();
    const times: { first: number | null; all: number | null } = { first: null, all: null };
    let from = 0;
    let seen = { first: false, all: false };
    painted.port1.addEventListener("message", () => {
      const now = performance.now() - from;
      if (seen.first) times.first ??= now;
      if (seen.all) times.all ??= now;
    });
    painted.port1.start();
    const check = (): void => {
      const text = document.querySelector(labels.count)?.textContent ?? "";
      seen = { first: /^[\d,]+ of /.test(text), all: /\d$/.test(text) };
      painted.port2.postMessage(0);
      if (times.all !== null) resolve(times);
      else requestAnimationFrame(check);
    };
    setTimeout(() => resolve(times), labels.timeoutMs);
    document.querySelector(labels.field)?.addEventListener(
      "input",
      ({ timeStamp }) => {
        from = timeStamp;
        requestAnimationFrame(check);
      },
      { once: true },
    );
  });
}
