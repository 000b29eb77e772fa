/** What a word is run among. */
export interface VerbSurroundings {
  /** Where the person stands. */
  readonly directory: string;
  readonly input: NodeJS.ReadableStream;
  /** Fires when the person interrupts. */
  readonly signal: AbortSignal;
  /** Tells the person what goes on meanwhile. */
  readonly tell: (line: string) => void;
}
