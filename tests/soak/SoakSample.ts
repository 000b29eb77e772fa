/** How late the event loop of the program was, and the share of that time in which the program used the processor. */
export interface Stall {
  readonly ms: number;
  readonly busyMs: number;
}

/** The resources that the program holds while it is idle, and its event loop since the previous idle moment. */
export interface SoakSample {
  /** Seconds since the start of the soak test. */
  readonly at: number;
  /** The number of days lived so far. */
  readonly days: number;
  /**
   * The size of the repository's notes, in bytes: it grows with the days, because comments are never removed from them.
   */
  readonly written: number;
  /**
   * The memory of the process, and the part that JavaScript uses, in bytes, after garbage collection. Does not include
   * the machine code that the engine generates for functions that run often, which it keeps generating for hours.
   */
  readonly rss: number;
  readonly used: number;
  /** Open files of the program and of the broker that runs its git commands. */
  readonly descriptors: number;
  /** The number of child processes of the program. */
  readonly children: number;
  /** The 99th percentile of the event loop's delay, in milliseconds. */
  readonly p99Ms: number;
  /** Each time that the loop was more than 100 ms late. */
  readonly stalls: readonly Stall[];
}
