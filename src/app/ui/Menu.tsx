import * as Ariakit from "@ariakit/react";
import { CheckIcon } from "@primer/octicons-react";
import type { KeyboardEvent, ReactElement } from "react";
import { Kbd } from "./Kbd.tsx";
import { Link } from "./Link.tsx";
import "./Menu.css";

export type MenuItem =
  | {
      readonly kind: "action";
      readonly label: string;
      readonly icon?: ReactElement;
      readonly detail?: string;
      readonly keys?: string;
      readonly disabled?: boolean;
      readonly danger?: boolean;
      readonly run: () => void;
    }
  | {
      readonly kind: "link";
      readonly label: string;
      readonly icon?: ReactElement;
      readonly detail?: string;
      readonly to: string;
    }
  /** One of several of which one holds. */
  | {
      readonly kind: "choice";
      readonly label: string;
      readonly detail?: string;
      readonly checked: boolean;
      readonly run: () => void;
    }
  /** Holds or does not, whatever the others do. */
  | {
      readonly kind: "toggle";
      readonly label: string;
      readonly keys?: string;
      readonly checked: boolean;
      readonly run: () => void;
    }
  | { readonly kind: "heading"; readonly label: string }
  | { readonly kind: "separator" };

export type MenuProps = {
  /** What the menu is about, for those who do not see what it hangs from. */
  readonly label: string;
  /** The button that opens it: a `Button` or an `IconButton`. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly align?: "start" | "end";
};

/** A button and the short list of deeds behind it; arrows, Home, End, first letters and Escape work. */
export function Menu({ label, trigger, items, align = "start" }: MenuProps) {
  const store = Ariakit.useMenuStore({ placement: `bottom-${align}` });

  /** The menu stands elsewhere in the document: Tab goes on from its button, as if it were not there. */
  function leave(event: KeyboardEvent): void {
    if (event.key !== "Tab") return;
    store.getState().disclosureElement?.focus();
    store.hide();
  }

  return (
    <Ariakit.MenuProvider store={store}>
      <Ariakit.MenuButton render={trigger} />
      <Ariakit.Menu
        className="Menu"
        data-icons={items.some(hasIcon) || undefined}
        aria-label={label}
        gutter={4}
        overflowPadding={8}
        portal
        preserveTabOrder={false}
        unmountOnHide
        onKeyDown={leave}
      >
        {items.map((item, index) => (
          <Item key={index} item={item} />
        ))}
      </Ariakit.Menu>
    </Ariakit.MenuProvider>
  );
}

function hasIcon(item: MenuItem): boolean {
  return (
    item.kind === "choice" ||
    item.kind === "toggle" ||
    (item.kind !== "heading" && item.kind !== "separator" && item.icon !== undefined)
  );
}

function Item({ item }: { readonly item: MenuItem }) {
  switch (item.kind) {
    case "action":
      return (
        <Ariakit.MenuItem
          className="Menu-item"
          data-danger={item.danger || undefined}
          disabled={item.disabled ?? false}
          onClick={item.run}
        >
          <span className="Menu-icon">{item.icon}</span>
          <Text label={item.label} detail={item.detail} />
          {item.keys !== undefined && <Kbd keys={item.keys} />}
        </Ariakit.MenuItem>
      );
    case "link":
      return (
        <Ariakit.MenuItem className="Menu-item" render={<Link to={item.to} />}>
          <span className="Menu-icon">{item.icon}</span>
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
        <Ariakit.MenuItem className="Menu-item" role="menuitemcheckbox" aria-checked={item.checked} onClick={item.run}>
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
