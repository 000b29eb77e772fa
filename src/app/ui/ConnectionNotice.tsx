import { AlertIcon } from "@primer/octicons-react";
import { type ReactNode, useSyncExternalStore } from "react";
import "./ConnectionNotice.css";

const TEXT = {
  lost: "Connection lost. Retrying…",
  works:
    "You can go on reading what is loaded, and what you type is kept in this browser. Check that galley is running.",
} as const;

/** Shorter interruptions are not reported. */
const LOST_MS = 4000;

let isLost = false;
let losing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  losing = undefined;
  isLost = next;
  for (const listener of listeners) listener();
}

/** Whether Galley responds, as far as the page knows. */
export const connection = {
  /** Call when the connection breaks off and when it is back. */
  report(isBroken: boolean): void {
    if (isBroken && losing !== undefined) return;
    clearTimeout(losing);
    if (isBroken) losing = setTimeout(() => set(true), LOST_MS);
    else set(false);
  },
  isLost: (): boolean => isLost,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;

/** Says that the connection is lost, and what still works, wherever the page is scrolled to. */
export function ConnectionNotice(): ReactNode {
  const lost = useSyncExternalStore(connection.subscribe, connection.isLost, () => false);
  return (
    // Always rendered: screen readers announce changes only in a live region that already exists.
    <div className="ConnectionNotice" role="status">
      {lost && (
        <div className="ConnectionNotice-text">
          <AlertIcon />
          <span>
            <strong>{TEXT.lost}</strong> {TEXT.works}
          </span>
        </div>
      )}
    </div>
  );
}
