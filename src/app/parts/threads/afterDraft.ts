import { gridBeside } from "./gridBeside.ts";

const DRAFTS = ".DraftView";

/** Finds where one goes on when a draft is gone: in the lines it stands among, or else at the draft beside it, or on the page. */
export function afterDraft(draft: Element): HTMLElement | null {
  const lines = gridBeside(draft);
  if (lines !== null) return lines;
  const drafts = [...document.querySelectorAll(DRAFTS)];
  const at = drafts.indexOf(draft);
  const beside = drafts[at + 1] ?? drafts[at - 1];
  return beside?.querySelector("button") ?? document.querySelector("main");
}
