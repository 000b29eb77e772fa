import type { SoakSample, Stall } from "./SoakSample.ts";

/** The limit of memory growth after the warm-up, and the longest time that the event loop may be blocked. */
const GROWTH = 1.05;
/**
 * The memory that one byte of a note may take: a line of 250 bytes becomes a comment of about 1.9 kB, including its
 * text and its promise.
 */
const HELD = 8;
const STALL_MS = 200;
/** The share of a stall in which the program has to use the processor for the stall to count as its own. */
const AT_WORK = 0.8;
/** With fewer samples there is nothing to compare. */
const MOMENTS_MIN = 4;

/**
 * Returns the faults that a soak test found as sentences, given the samples taken at idle moments after the warm-up:
 * how the last third differs from the first, less what the growth of the notes explains. A single sample depends on
 * chance, so the median counts for memory, and the minimum for open files and processes. A stall counts if the program
 * used the processor for nearly all of it, or for the limit itself; otherwise the machine was running something else.
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
