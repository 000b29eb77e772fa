import type { ReactNode } from "react";
import { Menu } from "#app/ui/Menu.tsx";
import type { MenuItem } from "#app/ui/MenuPopup.tsx";
import { DiffIcon } from "../DiffIcon.tsx";

const LABEL = "More actions";

/** The menu at the end of the row of a file or a hunk, with what is rare or changes files. */
export function RowMenu(props: {
  /** The id of the element that names what the menu is of. */
  readonly describedBy?: string;
  readonly items: () => readonly MenuItem[];
}): ReactNode {
  return (
    <Menu
      label={LABEL}
      trigger={
        <button
          type="button"
          className="diff-icon diff-row-menu muted"
          aria-label={LABEL}
          aria-describedby={props.describedBy}
          title={LABEL}
        >
          <DiffIcon name="more" />
        </button>
      }
      items={props.items}
    />
  );
}
