import { uiWords } from "./uiWords.ts";

const TEXT = uiWords.messageOf;

/** Gives what an error says of itself; a sentence for what is no error. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : TEXT.unknown;
}
