import { cloneElement, useRef, useState, type ComponentProps, type HTMLAttributes, type ReactElement } from "react";
import { later } from "./later.tsx";
import { MissingCode } from "./Notice.tsx";
import type { MenuEntry, MenuItem } from "./MenuPopup.tsx";
import { useShortcut } from "./shortcuts.tsx";

const MenuPopup = later(async () => (await import("./MenuPopup.tsx")).MenuPopup, MissingCode);

export type MenuProps = {
  readonly label: string;
  readonly trigger: ReactElement<TriggerProps>;
  /** A shortcut that opens the menu. The button shows its keys. */
  readonly shortcut?: MenuShortcut;
  /** Another one, for a part of it that has its own name. */
  readonly secondShortcut?: MenuShortcut;
  /** A function if the items are expensive, since most menus are never opened. */
  readonly items: readonly MenuItem[] | (() => readonly MenuItem[]);
  readonly align?: "start" | "end";
};

type TriggerProps = HTMLAttributes<HTMLElement> &
  Pick<ComponentProps<"button">, "ref"> & { readonly keys?: string | undefined };

export type MenuShortcut = { readonly keys: string; readonly label: string; readonly group: string };

const NONE: MenuShortcut = { keys: "", label: "", group: "" };

/**
 * A button with a menu, usable with arrow keys, Home, End, first letters and Escape. The menu is created when it opens,
 * because a page has several and most are never opened.
 */
export function Menu({ label, trigger, items, align = "end", shortcut, secondShortcut = NONE }: MenuProps) {
  const [opened, setOpened] = useState<MenuEntry | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { onClick, onKeyDown } = trigger.props;
  const isOpen = opened !== null;
  const open = (anchor: HTMLElement, entry: MenuEntry["entry"]): void => setOpened({ anchor, entry, back: anchor });

  const { keys, label: action, group } = shortcut ?? NONE;
  const openByKey = (): void => {
    const { current: anchor } = button;
    const { activeElement } = document;
    if (anchor !== null)
      setOpened({ anchor, entry: "first", back: activeElement instanceof HTMLElement ? activeElement : anchor });
  };
  useShortcut(keys, action, group, openByKey, { enabled: shortcut !== undefined });
  useShortcut(secondShortcut.keys, secondShortcut.label, secondShortcut.group, openByKey, {
    enabled: secondShortcut !== NONE,
  });

  const props: TriggerProps = {
    ...(shortcut !== undefined && { ref: button, keys }),
    "aria-haspopup": "menu",
    "aria-expanded": isOpen,
    onClick(event) {
      onClick?.(event);
      // A click by keyboard has `detail` 0.
      if (isOpen) setOpened(null);
      else open(event.currentTarget, event.detail === 0 ? "first" : "container");
    },
    onKeyDown(event) {
      onKeyDown?.(event);
      if (isOpen || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
      event.preventDefault();
      open(event.currentTarget, event.key === "ArrowUp" ? "last" : "first");
    },
  };
  return (
    <>
      {cloneElement(trigger, props)}
      {opened !== null && (
        <MenuPopup
          label={label}
          items={typeof items === "function" ? items() : items}
          align={align}
          opened={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
