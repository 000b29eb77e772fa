/** What a word of the command line came to. */
export interface Outcome {
  readonly text: string;
  /** Whether a program reads it, so that it may not be changed on its way. */
  readonly isExact: boolean;
  readonly code: number;
}
