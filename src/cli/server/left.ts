import { setTimeout as pause } from "node:timers/promises";
import { LEFT_MS } from "#contract/limits.ts";

const LOOK_MS = 5000;

/** Waits until nobody has read for LEFT_MS; `idleMs` tells for how long nobody has, null where nobody came yet. */
export async function left(idleMs: () => number | null, { most = LEFT_MS, look = LOOK_MS } = {}): Promise<void> {
  const began = performance.now();
  while ((idleMs() ?? performance.now() - began) < most) await pause(look);
}
