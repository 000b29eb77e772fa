import { refStamp } from "./refStamp.ts";

/** How often the files are looked at: seven of them cost 0.1 ms. */
const LOOK_MS = 200;
/** How often the refs are looked up whatever the files say: on some network drives what is known of a file is old. */
const ANYWAY_MS = 5000;

/**
 * Calls `onMove` soon after a ref may have moved, and once at the start; never twice at once. Works for what is not there yet, needs no help of the system that could run out or miss
 * something, and does not keep the process alive. Gives the function that ends it.
 */
export function watchRefs(commonDir: string, refs: readonly string[], onMove: () => Promise<void>): () => void {
  let last: string | null = null;
  let lookedUp = performance.now();
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const stamp = await refStamp(commonDir, refs);
    if (isOver) return;
    const isDue = stamp !== last || performance.now() - lookedUp > ANYWAY_MS;
    last = stamp;
    if (isDue) {
      lookedUp = performance.now();
      await onMove();
    }
    if (!isOver) timer = setTimeout(() => void look(), LOOK_MS).unref();
  }

  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
