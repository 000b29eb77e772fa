/** One thing that was looked at: what is so, and what to do where that is not fine. */
export interface Finding {
  readonly about: string;
  readonly isFine: boolean;
  readonly says: string;
  readonly next: string | null;
}
