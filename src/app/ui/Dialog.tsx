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
  /** The buttons that decide, the main one last. */
  readonly footer?: ReactNode;
  readonly size?: "small" | "medium" | "large";
  /** What has the focus at first; else what bears `data-autofocus="true"`, else the first that can, closing last. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
};

/** A question before everything else: keeps the focus inside, closes on Escape and beside it, and gives the focus back. */
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

/** Tells whether something has ever been open: what is closed from the start need not be made. */
export function useOnceOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return open || wasOpen;
}
