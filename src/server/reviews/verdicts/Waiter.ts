/** Who waits until a review is handed back. */
export interface Waiter {
  /** What they call themselves, which nobody has checked. */
  readonly name: string;
  /** Whether it is a program. */
  readonly isAgent: boolean;
  /** Seconds since 1970. */
  readonly since: number;
}
