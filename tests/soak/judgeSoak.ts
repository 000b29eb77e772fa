import type { SoakSample, Stall } from "./SoakSample.ts";

/** How much more memory than after the warm-up is none, and how long the event loop may stand still. */
const GROWTH = 1.05;
/** What a byte of a note may take in memory: a line of 250 bytes is a comment of some 1.9 kB, its text and its promise included. */
const HELD = 8;
const STALL_MS = 200;
/** How much of a stall the program has to be at work for it to be its own. */
const AT_WORK = 0.8;
/** With fewer there is nothing to compare. */
const MOMENTS_MIN = 4;

/**
 * Says in sentences what a soak found wrong, given what was sampled at quiet moments after the warm-up: how the last third differs
 * from the first, but for what the notes grew by. One moment reports what happened to be there: so of memory the median counts, and of what is open the least.
 * A stall counts where the program was at work for nearly all of it, or for so long: else the machine ran something else.
 */
export function judgeSoak(samples: readonly SoakSample[]): readonly string[] {
  if (samples.length < MOMENTS_MIN) return ["The soak was too short to show anything."];
  const late = samples.slice(-Math.ceil(samples.length / 3));
  const early = samples.slice(0, Math.ceil(samples.length / 3));
  const written = median(late.map((one) => one.written)) - median(early.map((one) => one.written));
  const faults: string[] = [];
  for (const [name, of] of [
    ["memory that JavaScript holds", (one: SoakSample) => one.used],
    ["memory of the process", (one: SoakSample) => one.rss],
  ] as const) {
    const [before, after] = [median(early.map(of)), median(late.map(of))];
    if (after > before * GROWTH + HELD * written)
      faults.push(`The ${name} went from ${megabytes(before)} to ${megabytes(after)}.`);
  }
  for (const [name, of] of [
    ["Open files", (one: SoakSample) => one.descriptors],
    ["Processes", (one: SoakSample) => one.children],
  ] as const) {
    const [before, after] = [Math.min(...early.map(of)), Math.min(...late.map(of))];
    if (after > before) faults.push(`${name} went from ${before} to ${after}.`);
  }
  const stalls = samples.flatMap((one) => one.stalls).filter(isOwn);
  const longest = stalls.toSorted((one, other) => other.ms - one.ms)[0];
  if (longest !== undefined)
    faults.push(`The event loop was blocked ${stalls.length} times for over ${STALL_MS} ms, at most ${longest.ms} ms.`);
  return faults;
}

function isOwn({ ms, busyMs }: Stall): boolean {
  return busyMs > STALL_MS || (ms > STALL_MS && busyMs >= ms * AT_WORK);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
