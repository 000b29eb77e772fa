import { ChevronDownIcon, ChevronRightIcon } from "@primer/octicons-react";
import { type ReactNode, useState } from "react";
import { useAnnounce } from "#app/ui/Toaster.tsx";
import { Button } from "#app/ui/Button.tsx";
import { counted, formatCount } from "#app/ui/format.ts";
import { uppermostVisible } from "#app/ui/focus.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

interface Props {
  readonly label: string;
  /** Renders the content when it is expanded. */
  readonly children: () => ReactNode;
}

/** A section that shows only its label until it is expanded. */
export function CollapsedPart({ label, children }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="ChangeView-collapsed">
      <Button
        size="small"
        variant="quiet"
        icon={isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
        keys={collapseKeys.toggle}
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

/** A run of items that is shown or collapsed. */
export interface ItemRun<Item> {
  readonly items: readonly Item[];
  readonly isCollapsed: boolean;
}

/**
 * Collapses unchanged items except some around each change; a single item is not collapsed if `context` is above 0.
 * Linear.
 */
export function collapseUnchanged<Item extends { readonly kind: string }>(
  list: readonly Item[],
  context: number,
): readonly ItemRun<Item>[] {
  const runs: ItemRun<Item>[] = [];
  let at = 0;
  while (at < list.length) {
    const isSame = list[at]?.kind === "same";
    let end = at;
    while (end < list.length && (list[end]?.kind === "same") === isSame) end++;
    if (isSame) {
      const from = at === 0 ? at : Math.min(end, at + context);
      const to = end === list.length ? end : Math.max(from, end - context);
      const isWorthIt = to - from > Math.min(1, context);
      if (!isWorthIt) runs.push({ items: list.slice(at, end), isCollapsed: false });
      else {
        runs.push({ items: list.slice(at, from), isCollapsed: false });
        runs.push({ items: list.slice(from, to), isCollapsed: true });
        runs.push({ items: list.slice(to, end), isCollapsed: false });
      }
    } else runs.push({ items: list.slice(at, end), isCollapsed: false });
    at = end;
  }
  return runs.filter(({ items }) => items.length > 0);
}

const CHANGES = ["changed", "added", "removed", "moved"];

/** Counts the changed items by the kind of change, such as `2 cells changed` and `1 added`. */
export function countKinds(items: readonly { readonly kind: string }[], noun: string): string[] {
  return CHANGES.map((change) => ({ change, count: items.filter(({ kind }) => kind === change).length }))
    .filter(({ count }) => count > 0)
    .map(({ change, count }, index) => `${index === 0 ? counted(count, noun) : formatCount(count)} ${change}`);
}

const [COLLAPSE_BUTTON, PART] = ["[data-fold]", ".ChangeView-collapsed"] as const;

/**
 * Adds the shortcuts that toggle the current collapsed section and go to the next one. The current section is the
 * focused one, or else the topmost visible one. Several rendered files share the shortcuts.
 */
export function useCollapseKeys(): void {
  const announce = useAnnounce();
  const focus = (button: HTMLElement | null): void => {
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest" });
    if (button === null) announce("There are no collapsed sections.");
  };
  const toggle = (): void => {
    const button = focusedCollapseButton() ?? uppermostVisible(collapseButtons());
    focus(button);
    button?.click();
  };
  const step = (): void => {
    const buttons = collapseButtons();
    const focused = focusedCollapseButton();
    const next = focused === null ? uppermostVisible(buttons) : buttons[buttons.indexOf(focused) + 1];
    focus(next ?? buttons[0] ?? null);
  };
  useShortcut(collapseKeys.toggle, "Expand or collapse section", shortcutGroups.reading, toggle);
  useShortcut(collapseKeys.next, "Go to next collapsed section", shortcutGroups.reading, step);
}

/** Returns all rendered buttons, including those in expanded sections. */
function collapseButtons(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(COLLAPSE_BUTTON)];
}

/** Returns the focused button, or that of the section with the focus. */
function focusedCollapseButton(): HTMLElement | null {
  const { activeElement } = document;
  return (
    activeElement?.closest<HTMLElement>(COLLAPSE_BUTTON) ??
    activeElement?.closest(PART)?.querySelector<HTMLElement>(COLLAPSE_BUTTON) ??
    null
  );
}

/** The shortcuts that toggle a collapsed section and go to the next one. */
export const collapseKeys = { toggle: "d f", next: "d n" } as const;
