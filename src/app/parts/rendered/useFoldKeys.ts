import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { uppermostInSight } from "#app/ui/uppermostInSight.ts";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { foldKeys } from "./foldKeys.ts";

const TEXT = {
  turn: "Unfold what is folded here, or fold it again",
  next: "Go to the next place that is folded",
  none: "Nothing is folded here.",
} as const;
const [FOLD, PART] = ["[data-fold]", ".ChangeView-folded"] as const;

/**
 * Unfolds by key what a rendered file tells in a few words, or folds it again, and goes from one such place to the next: from the one
 * that has the focus, else from the uppermost in sight. Several files that are shown so share the keys.
 */
export function useFoldKeys(): void {
  const announce = useAnnounce();
  const focus = (fold: HTMLElement | null): void => {
    fold?.focus({ preventScroll: true });
    fold?.scrollIntoView({ block: "nearest" });
    if (fold === null) announce(TEXT.none);
  };
  const turn = (): void => {
    const fold = focusedFold() ?? uppermostInSight(foldsInOrder());
    focus(fold);
    fold?.click();
  };
  const step = (): void => {
    const folds = foldsInOrder();
    const focused = focusedFold();
    const next = focused === null ? uppermostInSight(folds) : folds[folds.indexOf(focused) + 1];
    focus(next ?? folds[0] ?? null);
  };
  useShortcut(foldKeys.turn, TEXT.turn, shortcutGroups.reading, turn);
  useShortcut(foldKeys.next, TEXT.next, shortcutGroups.reading, step);
}

/** All that are drawn, those within a part that is open too. */
function foldsInOrder(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(FOLD)];
}

/** The one that has the focus, or whose part has. */
function focusedFold(): HTMLElement | null {
  const { activeElement } = document;
  return (
    activeElement?.closest<HTMLElement>(FOLD) ?? activeElement?.closest(PART)?.querySelector<HTMLElement>(FOLD) ?? null
  );
}
