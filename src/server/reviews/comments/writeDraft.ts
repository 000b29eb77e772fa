import type { Draft } from "./Draft.ts";

/** Gives the text of a draft's file, its path aside. Half a character at the end of what is being typed is kept too. */
export function writeDraft(draft: Omit<Draft, "key" | "review">): string {
  const { anchor, thread, edits, body, kind, resolves, createdAt, updatedAt } = draft;
  return `${JSON.stringify({ v: 0, anchor, thread, edits, kind, resolves, createdAt, updatedAt, body })}\n`;
}
