import type { RefObject } from "react";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  nextResult: "Next result",
  previousResult: "Previous result",
  nextFile: "First result of the next file",
  previousFile: "First result of the previous file",
} as const;
const RESULTS = "[data-result]";

/**
 * Walks through what was found by key: `j` and `k` move the focus to the next and the previous result, `]` and `[` to those of the
 * next and the previous file; Enter follows the link that has it.
 */
export function useResultKeys(results: RefObject<HTMLElement | null>): void {
  const links = (): readonly HTMLElement[] => [...(results.current?.querySelectorAll<HTMLElement>(RESULTS) ?? [])];
  const focus = (link: HTMLElement | undefined): void => {
    link?.focus();
    link?.scrollIntoView({ block: "nearest" });
  };
  const step = (by: 1 | -1): void => {
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    focus(all[at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)]);
  };
  const stepFile = (by: 1 | -1): void => {
    const firsts = links().filter((link, index, all) => index === 0 || fileOf(link) !== fileOf(all[index - 1]));
    const here = document.activeElement instanceof HTMLElement ? fileOf(document.activeElement) : null;
    const at = firsts.findIndex((link) => fileOf(link) === here);
    focus(firsts[at < 0 ? 0 : Math.min(Math.max(at + by, 0), firsts.length - 1)]);
  };
  useShortcut("j", TEXT.nextResult, shortcutGroups.search, () => step(1));
  useShortcut("k", TEXT.previousResult, shortcutGroups.search, () => step(-1));
  useShortcut("]", TEXT.nextFile, shortcutGroups.search, () => stepFile(1));
  useShortcut("[", TEXT.previousFile, shortcutGroups.search, () => stepFile(-1));
}

function fileOf(link: HTMLElement | undefined): Element | null {
  return link?.closest(".FoundFile") ?? link?.closest("li") ?? null;
}
