/** How long the event loop of the program did not come by, and how much of that time its processor time explains. */
export interface Stall {
  readonly ms: number;
  readonly busyMs: number;
}

/** What the program holds at a moment when nobody asks it anything, and how it fared since the last such moment. */
export interface SoakSample {
  /** Seconds since the soak began. */
  readonly at: number;
  /** How many days were lived by then. */
  readonly days: number;
  /** What the notes of the repository hold, in bytes: it grows with the days, as nothing that was reported goes. */
  readonly written: number;
  /**
   * The process's memory, and what of it JavaScript holds, in bytes, after all garbage was collected. Without the machine code that
   * the engine makes of what runs often, which it continues making for hours.
   */
  readonly rss: number;
  readonly used: number;
  /** Open files of the program and of the one that runs its git commands. */
  readonly descriptors: number;
  /** Processes below the program. */
  readonly children: number;
  /** Within which the event loop came by in 99 of 100 times, in milliseconds. */
  readonly p99Ms: number;
  /** Each time that the loop was more than 100 ms late. */
  readonly stalls: readonly Stall[];
}
