import * as Ariakit from "@ariakit/react";
import { CheckIcon } from "@primer/octicons-react";
import { type KeyboardEvent, useLayoutEffect } from "react";
import { Kbd } from "./Kbd.tsx";
import { Link } from "./navigation.tsx";
import { PopupPortal } from "./popups.tsx";
import "./Menu.css";

export type MenuItem =
  | {
      readonly kind: "action";
      readonly label: string;
      readonly detail?: string;
      readonly keys?: string;
      readonly run: () => void;
    }
  | {
      readonly kind: "link";
      readonly label: string;
      readonly detail?: string;
      readonly to: string;
    }
  /** One of several exclusive options. */
  | {
      readonly kind: "choice";
      readonly label: string;
      readonly detail?: string;
      readonly checked: boolean;
      readonly run: () => void;
    }
  /** An option that is independent of the others. */
  | {
      readonly kind: "toggle";
      readonly label: string;
      readonly keys?: string;
      readonly checked: boolean;
      /** True if the menu stays open, because several of its options are usually chosen. */
      readonly staysOpen?: boolean;
      readonly run: () => void;
    }
  | { readonly kind: "heading"; readonly label: string }
  | { readonly kind: "separator" };

export interface MenuEntry {
  readonly anchor: HTMLElement;
  readonly entry: "container" | "first" | "last";
  /** The element that gets the focus when the menu closes. The body if nothing had it. */
  readonly back: HTMLElement;
}

/** The menu below its button, for as long as it is open. */
export function MenuPopup(props: {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly align: "start" | "end";
  readonly opened: MenuEntry;
  readonly onClose: () => void;
}) {
  const { label, items, align, opened, onClose } = props;
  const { anchor, entry, back } = opened;
  const store = Ariakit.useMenuStore({
    placement: `bottom-${align}`,
    open: true,
    setOpen(open) {
      if (!open) close();
    },
  });
  useLayoutEffect(() => {
    store.setAnchorElement(shownPart(anchor));
    store.setDisclosureElement(anchor);
    store.setAutoFocusOnShow(true);
    store.setInitialFocus(entry);
  }, [store, anchor, entry]);

  /** Restores the focus, unless a click has moved it elsewhere. */
  function close(): void {
    const { contentElement } = store.getState();
    const { activeElement } = document;
    const isInside = contentElement?.contains(activeElement) === true || activeElement === document.body;
    if (isInside) restoreFocus();
    onClose();
  }

  function restoreFocus(): void {
    const { activeElement } = document;
    if (back !== document.body) (back.isConnected ? back : anchor).focus({ preventScroll: true });
    else if (activeElement instanceof HTMLElement) activeElement.blur();
  }

  /** The menu is in a portal, so Tab continues from its button. */
  function leave(event: KeyboardEvent): void {
    if (event.key !== "Tab") return;
    close();
    anchor.focus();
  }

  return (
    <PopupPortal>
      <Ariakit.Menu
        store={store}
        className="Menu"
        data-icons={items.some(({ kind }) => kind === "choice" || kind === "toggle") || undefined}
        aria-label={label}
        gutter={4}
        overflowPadding={8}
        getAnchorRect={(element) => element && anchorRect(element)}
        portal
        preserveTabOrder={false}
        autoFocusOnHide={false}
        onKeyDown={leave}
      >
        {items.map((item, index) => (
          <Item key={index} item={item} />
        ))}
      </Ariakit.Menu>
    </PopupPortal>
  );
}

/** The element, or what is around it if it is hidden: a key opens also a menu whose button a narrow window hides. */
function shownPart(element: HTMLElement): HTMLElement {
  const isShown = element.getClientRects().length > 0;
  return isShown || element.parentElement === null ? element : shownPart(element.parentElement);
}

/** The menu is below a button, and at the top of a part that is high. */
function anchorRect(element: HTMLElement): Pick<DOMRect, "x" | "y" | "width" | "height"> {
  const { x, y, width, height } = element.getBoundingClientRect();
  return height > window.innerHeight / 2 ? { x, y: Math.max(y, 0), width, height: 0 } : { x, y, width, height };
}

function Item({ item }: { readonly item: MenuItem }) {
  switch (item.kind) {
    case "action":
      return (
        <Ariakit.MenuItem className="Menu-item" onClick={item.run}>
          <span className="Menu-icon" />
          <Text label={item.label} detail={item.detail} />
          {item.keys !== undefined && <Kbd keys={item.keys} />}
        </Ariakit.MenuItem>
      );
    case "link":
      return (
        <Ariakit.MenuItem className="Menu-item" render={<Link to={item.to} />}>
          <span className="Menu-icon" />
          <Text label={item.label} detail={item.detail} />
        </Ariakit.MenuItem>
      );
    case "choice":
      return (
        <Ariakit.MenuItem className="Menu-item" role="menuitemradio" aria-checked={item.checked} onClick={item.run}>
          <span className="Menu-icon">{item.checked && <CheckIcon />}</span>
          <Text label={item.label} detail={item.detail} />
        </Ariakit.MenuItem>
      );
    case "toggle":
      return (
        <Ariakit.MenuItem
          className="Menu-item"
          role="menuitemcheckbox"
          aria-checked={item.checked}
          hideOnClick={item.staysOpen !== true}
          onClick={item.run}
        >
          <span className="Menu-icon">{item.checked && <CheckIcon />}</span>
          <Text label={item.label} detail={undefined} />
          {item.keys !== undefined && <Kbd keys={item.keys} />}
        </Ariakit.MenuItem>
      );
    case "heading":
      return (
        <div className="Menu-heading" role="presentation">
          {item.label}
        </div>
      );
    case "separator":
      return <Ariakit.MenuSeparator className="Menu-separator" />;
  }
}

function Text({ label, detail }: { readonly label: string; readonly detail: string | undefined }) {
  return (
    <span className="Menu-text">
      {label}
      {detail !== undefined && <span className="Menu-detail">{detail}</span>}
    </span>
  );
}
