import { type ReactNode, useLayoutEffect, useRef } from "react";
import { formatCount } from "./format.ts";
import { Link, useNavigation } from "./navigation.tsx";
import { useShortcut } from "./shortcuts.tsx";

export interface Tab {
  readonly to: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
  readonly count?: number | undefined;
}

interface Props {
  readonly label: string;
  /** The group of the shortcuts in the keyboard help. */
  readonly group: string;
  /** The word for a tab in the commands. */
  readonly noun?: string;
  readonly tabs: readonly Tab[];
  /** The index of the current tab; -1 for none. */
  readonly current: number;
  readonly className: string;
  readonly tabClassName?: string;
  readonly countClassName?: string;
}

const KEYS = { previous: "<", next: ">" } as const;

/** A row of links, one of them current, with keys that follow the previous and the next one, cyclically. */
export function Tabs({ label, group, noun = "tab", tabs, current, className, tabClassName, countClassName }: Props) {
  const row = useRef<HTMLElement>(null);
  const { go } = useNavigation();
  const previous = (Math.max(current, 0) - 1 + tabs.length) % tabs.length;
  const next = (current + 1) % tabs.length;
  const open = (at: number): void => go(tabs[at]?.to ?? "");
  useShortcut(KEYS.previous, `Previous ${noun}`, group, () => open(previous));
  useShortcut(KEYS.next, `Next ${noun}`, group, () => open(next));
  // Shows the current tab where the row overflows.
  useLayoutEffect(() => {
    const frame = row.current;
    const shown = frame?.querySelector("[aria-current]");
    if (frame == null || shown == null) return;
    const beyond = shown.getBoundingClientRect().right - frame.getBoundingClientRect().right;
    if (beyond > 0) frame.scrollBy(beyond, 0);
  }, []);
  return (
    <nav ref={row} className={className} aria-label={label}>
      {tabs.map(({ to, label: name, hint, icon, count }, at) => {
        const keys =
          at === current ? [] : [...(at === previous ? [KEYS.previous] : []), ...(at === next ? [KEYS.next] : [])];
        return (
          <Link
            key={name}
            className={tabClassName}
            to={to}
            title={hint === undefined || keys.length === 0 ? hint : `${hint} (${keys.join(" or ")})`}
            aria-keyshortcuts={keys.join(" ") || undefined}
            aria-current={at === current ? "page" : undefined}
          >
            {icon}
            {name}
            {count !== undefined && " "}
            {count !== undefined && <span className={countClassName}>{formatCount(count)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
