/** What a word is run among. */
export interface VerbSurroundings {
  /** Where the person stands. */
  readonly directory: string;
  /** The program that runs the word in the person's name, as the environment says; null where they do themselves. */
  readonly agent: string | null;
  readonly input: NodeJS.ReadableStream;
  /** Fires when the person interrupts. */
  readonly signal: AbortSignal;
  /** Tells the person what goes on meanwhile. */
  readonly tell: (line: string) => void;
}
