import * as Ariakit from "@ariakit/react";
import { XIcon } from "@primer/octicons-react";
import { type ReactNode, type RefObject, useState } from "react";
import { liveRegions } from "./Announcer.tsx";
import { IconButton } from "./Button.tsx";
import "./Dialog.css";

const TEXT = {
  close: "Close",
} as const;

export type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons, the main one last. */
  readonly footer?: ReactNode;
  readonly size?: "small" | "medium" | "large";
  /**
   * The element with the initial focus. Defaults to the one with `data-autofocus="true"`, or else to the first
   * focusable one, with the close button last.
   */
  readonly initialFocus?: RefObject<HTMLElement | null>;
};

/** A modal dialog. It traps the focus, closes on Escape and on a click outside, and restores the focus. */
export function Dialog({ open, onClose, title, children, footer, size = "medium", initialFocus }: DialogProps) {
  if (!useOnceOpen(open)) return null;
  return (
    <Ariakit.Dialog
      className="Dialog"
      data-size={size}
      open={open}
      onClose={onClose}
      backdrop={<div className="Dialog-backdrop" />}
      getPersistentElements={liveRegions}
      initialFocus={initialFocus ?? null}
      unmountOnHide
    >
      <header className="Dialog-header">
        <Ariakit.DialogHeading className="Dialog-title" render={<h2 />}>
          {title}
        </Ariakit.DialogHeading>
      </header>
      <div className="Dialog-body">{children}</div>
      {footer !== undefined && <footer className="Dialog-footer">{footer}</footer>}
      <div className="Dialog-close">
        <Ariakit.DialogDismiss render={<IconButton label={TEXT.close} keys="Escape" icon={<XIcon />} />} />
      </div>
    </Ariakit.Dialog>
  );
}

/** Returns true once `open` was true. Content that was never open need not be rendered. */
export function useOnceOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return open || wasOpen;
}
