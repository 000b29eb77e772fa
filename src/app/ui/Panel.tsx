import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
} from "react";
import { leaveFocus } from "./focus.ts";
import { userInput } from "./userInput.ts";

/** Calls a function that moves the focus. */
type MoveFocus = (focus: () => void) => void;

const PanelContext = createContext<MoveFocus>((focus) => focus());

/**
 * Returns a function for keys that move the focus into the panel around a component: it calls the function that moves
 * the focus, and opens the panel first if it is hidden.
 */
export function usePanelFocus(): MoveFocus {
  return use(PanelContext);
}

interface Props extends ComponentProps<"aside"> {
  /** True if it is shown also where it has no column of its own. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/**
 * A part of the page beside its text, which narrow windows hide until it is opened. After a key moved the focus into it,
 * Escape returns the focus, and hides the panel again if the key opened it.
 */
export function Panel({ isOpen, onOpen, children, ...props }: Props): ReactNode {
  const panel = useRef<HTMLElement>(null);
  /** The focused element and the scroll position before the key. */
  const origin = useRef<{ readonly element: Element | null; readonly top: number } | null>(null);
  /** The scroll position at which a key has opened it; null if none has. */
  const openedAt = useRef<number | null>(null);
  /** Runs as soon as it is open or closed. */
  const waiting = useRef<{ readonly isOpen: boolean; readonly run: () => void } | null>(null);
  const isInside = (): boolean => panel.current?.contains(document.activeElement) === true;

  const moveFocus = useCallback(
    (focus: () => void): void => {
      if (!isInside()) origin.current = { element: document.activeElement, top: window.scrollY };
      focus();
      if (isInside()) return;
      const run = (): void => {
        focus();
        openedAt.current = window.scrollY;
      };
      waiting.current = { isOpen: true, run };
      onOpen(true);
    },
    [onOpen],
  );
  useLayoutEffect(() => {
    if (waiting.current?.isOpen !== isOpen) return;
    waiting.current.run();
    waiting.current = null;
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const from = origin.current;
    // The events of a menu or dialog come here, too.
    const isOwn = event.target instanceof Element && panel.current?.contains(event.target) === true;
    if (event.key !== "Escape" || event.defaultPrevented || from === null || !isOwn) return;
    event.preventDefault();
    origin.current = null;
    leaveFocus(panel.current);
    if (from.element instanceof HTMLElement) from.element.focus({ preventScroll: true });
    // After scrolling something else is read, which must not move.
    if (openedAt.current === window.scrollY) {
      waiting.current = { isOpen: false, run: () => scrollBack(from.top) };
      onOpen(false);
    }
    openedAt.current = null;
  };
  return (
    <PanelContext value={moveFocus}>
      {/* Handles a key that bubbles from what is in it; the panel itself takes none. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <aside ref={panel} {...props} data-open={isOpen || undefined} onKeyDown={onKeyDown}>
        {children}
      </aside>
    </PanelContext>
  );
}

/** The time within which a page may grow to its previous height, in milliseconds. */
const GROW_MS = 2000;

/**
 * Scrolls to a position as soon as the page is tall enough for it: a filter that was just cleared brings its lines back a
 * moment later. A key, a press or scrolling by the user cancels this.
 */
function scrollBack(top: number): void {
  const [begun, input] = [performance.now(), userInput.lastAt()];
  const end = new AbortController();
  for (const kind of ["wheel", "touchmove"])
    window.addEventListener(kind, () => end.abort(), { passive: true, signal: end.signal });
  const step = (): void => {
    if (end.signal.aborted) return;
    if (userInput.lastAt() === input) window.scrollTo({ top });
    const isDone = userInput.lastAt() !== input || window.scrollY >= top - 1 || performance.now() > begun + GROW_MS;
    if (isDone) end.abort();
    else requestAnimationFrame(step);
  };
  step();
}
