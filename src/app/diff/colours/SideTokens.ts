import type { TextTokens } from "./tokenizeText.ts";

/** The tokens of a stretch of both sides: old line `number` has those of line `number - oldStart`, likewise the new ones. */
export interface SideTokens {
  readonly old: TextTokens;
  readonly new: TextTokens;
  readonly oldStart: number;
  readonly newStart: number;
}
