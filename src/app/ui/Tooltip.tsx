import * as Ariakit from "@ariakit/react";
import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { Kbd } from "./Kbd.tsx";
import "./Tooltip.css";

export type TooltipProps = {
  /** What the place does, in a few words; with `keys` alone only the keys are shown. */
  readonly label?: ReactNode | undefined;
  readonly keys?: string | undefined;
  readonly side?: "top" | "bottom" | "left" | "right";
  /** One element that can take focus and passes its props on. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
};

/**
 * Shows a label and keys beside its child while the pointer rests on it or the focus came by key. The child names itself.
 * What is needed to place it is made when it is shown: a page has dozens of them, and shows one.
 */
export function Tooltip({ label, keys, side = "bottom", children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [rest] = useState(() => new PointerRest());
  useEffect(() => rest.end, [rest]);
  const { onPointerEnter, onPointerLeave, onPointerDown, onFocus, onBlur } = children.props;

  function hide(): void {
    rest.end();
    if (anchor !== null) rest.seen();
    setAnchor(null);
  }

  const watched: HTMLAttributes<HTMLElement> & { readonly "data-keys": string | undefined } = {
    "data-keys": keys,
    onPointerEnter(event) {
      onPointerEnter?.(event);
      const { currentTarget, pointerType } = event;
      if (pointerType !== "touch") rest.begin(() => setAnchor(currentTarget));
    },
    onPointerLeave(event) {
      onPointerLeave?.(event);
      rest.end(); // One that is shown goes by itself, unless the pointer has moved onto it.
    },
    onPointerDown(event) {
      onPointerDown?.(event);
      hide();
    },
    onFocus(event) {
      onFocus?.(event);
      if (event.currentTarget.matches(":focus-visible")) setAnchor(event.currentTarget);
    },
    onBlur(event) {
      onBlur?.(event);
      hide();
    },
  };
  return (
    <>
      {cloneElement(children, watched)}
      {anchor !== null && <Tip anchor={anchor} label={label} keys={keys} side={side} onHide={hide} />}
    </>
  );
}

/** A tooltip that is shown, beside its anchor, until the pointer leaves both or Escape is pressed. */
function Tip(props: {
  readonly anchor: HTMLElement;
  readonly label: ReactNode;
  readonly keys: string | undefined;
  readonly side: "top" | "bottom" | "left" | "right";
  readonly onHide: () => void;
}) {
  const { anchor, label, keys, side, onHide } = props;
  const store = Ariakit.useTooltipStore({
    placement: side,
    open: true,
    setOpen(open) {
      if (!open) onHide();
    },
  });
  useLayoutEffect(() => store.setAnchorElement(anchor), [store, anchor]);

  /** Escape reaches what lies below as well: a dialog closes at the first press, tooltip or not. */
  function hideAndPassOn(): boolean {
    onHide();
    return false;
  }

  return (
    <Ariakit.Tooltip store={store} className="Tooltip" gutter={6} hideOnEscape={hideAndPassOn}>
      {label}
      {keys !== undefined && <Kbd keys={keys} />}
    </Ariakit.Tooltip>
  );
}

/** How long the pointer rests before a tooltip is shown, in ms; at once where one was seen just now. */
const REST_MS = 400;
const JUST_NOW_MS = 300;

/** When a tooltip was last seen anywhere on the page, in ms. */
let lastSeenAt = Number.NEGATIVE_INFINITY;

/** Waits until the pointer has rested on one place for long enough to want its tooltip. */
export class PointerRest {
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** Calls `show` when the pointer has rested, unless `end` is called before. */
  begin(show: () => void): void {
    this.end();
    if (performance.now() - lastSeenAt < JUST_NOW_MS) show();
    else this.#waiting = setTimeout(show, REST_MS);
  }

  readonly end = (): void => clearTimeout(this.#waiting);

  /** Says that a tooltip is seen now. */
  seen(): void {
    lastSeenAt = performance.now();
  }
}
