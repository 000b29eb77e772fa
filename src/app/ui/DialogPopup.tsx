import * as Ariakit from "@ariakit/react";
import { XIcon } from "@primer/octicons-react";
import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { liveRegions } from "./Toaster.tsx";
import { Button, IconButton } from "./Button.tsx";
import { PopupPortal } from "./popups.tsx";
import { textBuffer } from "./keyBuffer.ts";
import { isApplePlatform } from "./windowQuery.ts";
import "./Dialog.css";

export type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The main button, which comes after one that cancels. */
  readonly action?: ReactNode;
  /** The buttons of a dialog that has others, the main one last. */
  readonly footer?: ReactNode;
  readonly size?: "small" | "medium" | "large";
};

/**
 * A modal dialog. It traps the focus, which begins at the element with `data-autofocus="true"`, or else at the first
 * focusable one, closes on Escape and on a click outside, and restores the focus. Ctrl+Enter presses its main button. An error that appears in it is scrolled into view, and its field gets the focus.
 */
export function DialogPopup({ open, onClose, title, children, action, footer, size = "medium" }: DialogProps) {
  return (
    <PopupPortal>
      <Ariakit.Dialog
        className="Dialog"
        data-size={size}
        open={open}
        onClose={onClose}
        backdrop={<div className="Dialog-backdrop" />}
        getPersistentElements={liveRegions}
        initialFocus={null}
        unmountOnHide
        onFocus={takeTyped}
        onKeyDown={pressMainButton}
      >
        <header className="Dialog-header">
          <Ariakit.DialogHeading className="Dialog-title" render={<h2 />}>
            {title}
          </Ariakit.DialogHeading>
        </header>
        <div ref={watchErrors} className="Dialog-body">
          {children}
        </div>
        {(action ?? footer) !== undefined && (
          <footer className="Dialog-footer">
            {action !== undefined && <Button onClick={onClose}>Cancel</Button>}
            {action ?? footer}
          </footer>
        )}
        <div className="Dialog-close">
          <Ariakit.DialogDismiss render={<IconButton label="Close" keys="Escape" icon={<XIcon />} />} />
        </div>
      </Ariakit.Dialog>
    </PopupPortal>
  );
}

function pressMainButton(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" || !(isApplePlatform() ? event.metaKey : event.ctrlKey) || event.defaultPrevented) return;
  const button = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(".Dialog-footer .Button")].at(-1);
  if (button === undefined || button.getAttribute("aria-disabled") === "true") return;
  event.preventDefault();
  button.click();
}

/** Puts what was typed while the dialog loaded into the field that gets the focus, and submits its form if Enter was pressed. */
function takeTyped({ target }: FocusEvent): void {
  const { text, isEntered } = textBuffer.take();
  if (text === "" || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  target.setRangeText(text, target.value.length, target.value.length, "end");
  target.dispatchEvent(new InputEvent("input", { bubbles: true }));
  // In a task of its own, when React has rendered the text.
  if (isEntered && target instanceof HTMLInputElement) setTimeout(() => target.form?.requestSubmit());
}

const ERROR = '[aria-invalid="true"], .Notice[data-tone="danger"]';

/**
 * Shows the first error below an element whenever another one is the first. Returns a function that stops it. It is a
 * ref, because a dialog's elements come after its effects.
 */
function watchErrors(body: HTMLElement | null): (() => void) | undefined {
  if (body === null) return undefined;
  let last = body.querySelector<HTMLElement>(ERROR);
  const observer = new MutationObserver(() => {
    const first = body.querySelector<HTMLElement>(ERROR);
    if (first !== null && first !== last) {
      const isTyping =
        document.activeElement?.matches("input, textarea") === true && body.contains(document.activeElement);
      if (!isTyping && first.matches("input, textarea")) first.focus({ preventScroll: true });
      first.scrollIntoView({ block: "nearest" });
    }
    last = first;
  });
  observer.observe(body, { childList: true, subtree: true, attributeFilter: ["aria-invalid", "data-tone"] });
  return () => observer.disconnect();
}
