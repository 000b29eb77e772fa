import { ChevronDownIcon, ChevronRightIcon } from "@primer/octicons-react";
import { type ReactNode, useState } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { Button } from "#app/ui/Button.tsx";
import { uppermostInSight } from "#app/ui/focus.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

interface Props {
  readonly label: string;
  /** Draws what is folded, once it is asked for. */
  readonly children: () => ReactNode;
}

/** A part that is told by a few words until one opens it. */
export function FoldedPart({ label, children }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="ChangeView-folded">
      <Button
        size="small"
        variant="quiet"
        icon={isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
        keys={foldKeys.turn}
        data-fold=""
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && children()}
    </div>
  );
}

/** Things that stand together: as they are, or folded. */
export interface Stretch<Item> {
  readonly items: readonly Item[];
  readonly isFolded: boolean;
}

/** Folds what did not change, but for so many things around each change; one alone is not folded where some are shown. Linear. */
export function foldSame<Item extends { readonly kind: string }>(
  list: readonly Item[],
  context: number,
): readonly Stretch<Item>[] {
  const stretches: Stretch<Item>[] = [];
  let at = 0;
  while (at < list.length) {
    const isSame = list[at]?.kind === "same";
    let end = at;
    while (end < list.length && (list[end]?.kind === "same") === isSame) end++;
    if (isSame) {
      const from = at === 0 ? at : Math.min(end, at + context);
      const to = end === list.length ? end : Math.max(from, end - context);
      const isWorthIt = to - from > Math.min(1, context);
      if (!isWorthIt) stretches.push({ items: list.slice(at, end), isFolded: false });
      else {
        stretches.push({ items: list.slice(at, from), isFolded: false });
        stretches.push({ items: list.slice(from, to), isFolded: true });
        stretches.push({ items: list.slice(to, end), isFolded: false });
      }
    } else stretches.push({ items: list.slice(at, end), isFolded: false });
    at = end;
  }
  return stretches.filter(({ items }) => items.length > 0);
}

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

/** What unfolds or folds by key what a rendered file tells in a few words, and what goes from one such place to the next. */
export const foldKeys = { turn: "d f", next: "d n" } as const;
