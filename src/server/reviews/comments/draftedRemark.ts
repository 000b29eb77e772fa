import type { CarriedRemark } from "../positions/carryThread.ts";
import type { Draft } from "./Draft.ts";

/** Makes of a draft what can be carried to another commit as a thread is; null for an answer, an edit, or one on the whole review. */
export function draftedRemark({ key, anchor }: Draft): CarriedRemark | null {
  if (anchor?.path == null) return null;
  const { commit, path, side, startLine, endLine } = anchor;
  const [first, last] = [startLine ?? 0, endLine ?? startLine ?? 0];
  const range = { startLine: first, startColumn: 0, endLine: last, endColumn: 0 };
  const id = `draft ${key} ${commit} ${first} ${last} ${path}`;
  return { location: { commit, path, range }, side, root: { item: { id, extras: {} } } };
}
