/** Times in ms since the word was typed; null for what did not come. */
export interface FindTimes {
  readonly first: number | null;
  readonly all: number | null;
}

declare global {
  interface Window {
    /** What `findProbe` will have seen. */
    benchFind?: Promise<FindTimes>;
  }
}

/**
 * Runs in the page and leaves its promise in `window.benchFind`: waits for input in the find bar's field and looks in each
 * frame what its count says, which is "3 of 1,204" and ends in "+" while there may be more. A time is noted after the frame
 * in which it was seen has been painted.
 */
export function findProbe(words: { field: string; count: string; patience: number }): void {
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
    const look = (): void => {
      const text = document.querySelector(words.count)?.textContent ?? "";
      seen = { first: /^[\d,]+ of /.test(text), all: /\d$/.test(text) };
      painted.port2.postMessage(0);
      if (times.all !== null) resolve(times);
      else requestAnimationFrame(look);
    };
    setTimeout(() => resolve(times), words.patience);
    document.querySelector(words.field)?.addEventListener(
      "input",
      ({ timeStamp }) => {
        from = timeStamp;
        requestAnimationFrame(look);
      },
      { once: true },
    );
  });
}
