/** The frames of a scroll from the top of a page to its end. */
export interface Sweep {
  readonly frames: number;
  /** Frames that showed no line in the middle of the viewport. */
  readonly blank: number;
}

/**
 * Runs in the page: scrolls evenly from top to bottom in `ms`, one step after each painted frame, and checks each time
 * whether the frame showed a line or a hunk header around the middle of the reader, in either column. The checked
 * points are 60 px apart, so that they reach past a file header and the gap above it.
 */
export async function sweepPage(ms: number): Promise<Sweep> {
  const reader = document.querySelector(".diff-reader");
  if (reader === null) return { frames: 0, blank: 0 };
  let scroller = reader.parentElement;
  while (scroller !== null && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  const moved = scroller ?? document.documentElement;
  const channel = new MessageChannel();
  channel.port1.start();
  const painted = (): Promise<void> =>
    new Promise((resolve) => {
      channel.port1.addEventListener("message", () => resolve(), { once: true });
      requestAnimationFrame(() => channel.port2.postMessage(0));
    });
  const seesLine = (): boolean => {
    const { left, width } = reader.getBoundingClientRect();
    const middle = window.innerHeight / 2;
    return [0.25, 0.75].some((share) =>
      [-60, 0, 60].some((offset) =>
        document
          .elementFromPoint(left + width * share, middle + offset)
          ?.closest(".diff-row, .diff-passed, .diff-wide-row"),
      ),
    );
  };
  let [frames, blank] = [0, 0];
  const from = performance.now();
  for (let share = 0; share < 1;) {
    share = Math.min(1, (performance.now() - from) / ms);
    moved.scrollTop = share * (moved.scrollHeight - moved.clientHeight);
    await painted();
    frames++;
    if (!seesLine()) blank++;
  }
  return { frames, blank };
}
