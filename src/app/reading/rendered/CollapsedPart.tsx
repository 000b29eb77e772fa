import { ChevronDownIcon, ChevronRightIcon } from "@primer/octicons-react";
import { type ReactNode, useState } from "react";
import { useAnnounce } from "#app/ui/Toaster.tsx";
import { Button } from "#app/ui/Button.tsx";
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
    <div className="ChangeView-collapsed stack gap-2">
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
