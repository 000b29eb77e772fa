import type { RefObject } from "react";
import { useShortcut } from "#app/ui/useShortcut.ts";

const GROUP = "Search";
const RESULTS = "[data-result]";

/** Walks through what was found by key: `j` and `k` move the focus, Enter follows the link that has it. */
export function useResultKeys(results: RefObject<HTMLElement | null>): void {
  const step = (by: 1 | -1): void => {
    const links = [...(results.current?.querySelectorAll<HTMLElement>(RESULTS) ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = links[at < 0 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)];
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
  };
  useShortcut("j", "Next result", GROUP, () => step(1));
  useShortcut("k", "Previous result", GROUP, () => step(-1));
}
