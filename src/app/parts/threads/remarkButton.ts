import type { RemarkDeed } from "./remarkKeys.ts";

/** A remark or a draft, then the thread it belongs to. */
const AROUND = [".CommentView, .DraftView", "[data-thread]"];

/**
 * Finds the button that does something with the remark that has the focus, or else with its thread, or else with what stands in one
 * of these places; the last of several, as that was said last. Null where there is none.
 */
export function remarkButton(deed: RemarkDeed, places: readonly (Element | null)[]): HTMLElement | null {
  const focused = AROUND.map((selector) => document.activeElement?.closest(selector) ?? null);
  for (const place of [...focused, ...places]) {
    const buttons = place?.querySelectorAll<HTMLElement>(`[data-deed="${deed}"]:not(:disabled)`) ?? [];
    const last = [...buttons].at(-1);
    if (last !== undefined) return last;
  }
  return null;
}
