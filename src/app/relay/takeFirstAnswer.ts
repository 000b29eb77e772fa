import { isSameAnswer } from "#contract/pages.ts";
import { FIRST_ANSWER_ID, type FirstAnswer } from "#contract/wire.ts";
import type { AnswerPart } from "./answerParts.ts";

/** The answer that came inside the page, if it is the one for this operation. */
export interface EmbeddedAnswer {
  readonly parts: readonly AnswerPart[];
  readonly complete: boolean;
}

/**
 * Takes the answer that came inside the page out of it, once: for the operation and variables it was made for, null for
 * any other and from then on.
 */
export function takeFirstAnswer(operationName: string, variables: object): EmbeddedAnswer | null {
  const element = document.getElementById(FIRST_ANSWER_ID);
  if (!element) return null;
  element.remove();
  const answer = JSON.parse(element.textContent ?? "null") as FirstAnswer | null;
  if (answer?.operationName !== operationName || !isSameAnswer(answer.variables, variables)) return null;
  return { parts: answer.parts as readonly AnswerPart[], complete: answer.complete };
}
