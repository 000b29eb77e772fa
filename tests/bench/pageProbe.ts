/** Selects a line of code on Galley's page and on the floor's page. */
export const LINE_SELECTOR = ".diff-code";

/** Selects the element that shows the number of files in the list. */
const COUNT_SELECTOR = ".file-list-count";

declare global {
  interface Window {
    benchProbe?: PageProbe;
  }
}

/** Recorded from the first moment of a page; times in ms since navigation started. */
export interface PageProbe {
  firstLineAt: number | null;
  listAt: number | null;
  /** The longest task so far of those that took 50 ms or more; 0 if there was none. */
  longestTask: number;
  /** The longest time between two frames so far. */
  longestFrame: number;
  mostNodes: number;
}

/** The arguments of `pageProbe`, which runs in the page and cannot access this module. */
export interface ProbeLabels {
  readonly line: string;
  readonly count: string;
  readonly files: number;
}

/** Returns what `pageProbe` looks for on the page of a change with this many files. */
export function probeLabels(files: number): ProbeLabels {
  return { line: LINE_SELECTOR, count: COUNT_SELECTOR, files };
}

/**
 * Runs in the page before everything else and checks once in each frame. A time is recorded after the frame that showed
 * the element is painted.
 */
export function pageProbe({ line, count, files }: ProbeLabels): void {
  const probe: PageProbe = { firstLineAt: null, listAt: null, longestTask: 0, longestFrame: 0, mostNodes: 0 };
  window.benchProbe = probe;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.longestTask = Math.max(probe.longestTask, duration);
  }).observe({ type: "longtask", buffered: true });

  const painted = new MessageChannel();
  let [seesLine, seesList] = [false, false];
  painted.port1.addEventListener("message", () => {
    if (seesLine) probe.firstLineAt ??= performance.now();
    if (seesList) probe.listAt ??= performance.now();
  });
  painted.port1.start();

  let last = performance.now();
  const check = (now: number): void => {
    probe.longestFrame = Math.max(probe.longestFrame, now - last);
    last = now;
    probe.mostNodes = Math.max(probe.mostNodes, document.getElementsByTagName("*").length);
    if (!seesLine) {
      const top = document.querySelector(line)?.getBoundingClientRect().top;
      seesLine = top !== undefined && top < window.innerHeight;
    }
    if (!seesList) {
      seesList = Number(document.querySelector(count)?.textContent?.replace(/\D/g, "") ?? 0) >= files;
    }
    if ((seesLine && probe.firstLineAt === null) || (seesList && probe.listAt === null)) painted.port2.postMessage(0);
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
