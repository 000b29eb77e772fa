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
        keys={COLLAPSE_KEYS}
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
 * Adds the shortcut that toggles the current collapsed section: the focused one, or else the topmost visible one. Several
 * rendered files share it.
 */
export function useCollapseKeys(): void {
  const announce = useAnnounce();
  const toggle = (): void => {
    const all = [...document.querySelectorAll<HTMLElement>(COLLAPSE_BUTTON)];
    const button = focusedCollapseButton() ?? uppermostVisible(all);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest" });
    button?.click();
    if (button === null) announce("There are no collapsed sections here.");
  };
  useShortcut(COLLAPSE_KEYS, "Expand or collapse section", shortcutGroups.reading, toggle);
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

/** Toggles a collapsed section. */
export const COLLAPSE_KEYS = "d f";
