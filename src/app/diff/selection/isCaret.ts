import type { TextSelection } from "./TextSelection.ts";

/** Whether nothing is selected yet: one has only set where a selection would begin. */
export function isCaret({ anchor, focus }: TextSelection): boolean {
  return anchor.key === focus.key && anchor.line === focus.line && anchor.offset === focus.offset;
}
