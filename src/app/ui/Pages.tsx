import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { useShortcut } from "./shortcuts.tsx";

interface Props {
  /** The plural name of the items. */
  readonly of: string;
  /** The index of the first item on the page; the page size; the number of all items. */
  readonly at: number;
  readonly size: number;
  readonly count: number;
  /** The group of its commands in the palette and in the keyboard help. */
  readonly group: string;
  readonly hasKeys?: boolean;
  readonly className: string;
  readonly onGo: (at: number) => void;
  /** Content before the buttons. */
  readonly children?: ReactNode;
}

/** Pagination of items; renders nothing when one page is enough. */
export function Pages({ of, at, size, count, group, hasKeys = true, className, onGo, children }: Props) {
  const last = Math.max(0, Math.ceil(count / size) - 1) * size;
  if (last === 0) return null;
  const step = (name: string, keys: string, isEnabled: boolean, to: number): ReactNode => (
    <Step {...{ name, of, group, isEnabled }} keys={hasKeys ? keys : ""} onGo={() => onGo(to)} />
  );
  return (
    <nav className={className} aria-label={`Pages of ${of}`}>
      {children}
      {step("First", "{", at > 0, 0)}
      {step("Previous", "[", at > 0, Math.max(0, at - size))}
      {step("Next", "]", at < last, Math.min(last, at + size))}
      {step("Last", "}", at < last, last)}
    </nav>
  );
}

interface StepProps extends Pick<Props, "of" | "group"> {
  readonly name: string;
  readonly keys: string;
  readonly isEnabled: boolean;
  readonly onGo: () => void;
}

function Step({ name, of, keys, group, isEnabled, onGo }: StepProps) {
  const hint = `${name} ${of}`;
  useShortcut(keys, hint, group, onGo, { enabled: isEnabled });
  return (
    <Button size="small" hint={hint} {...(keys !== "" && { keys })} disabled={!isEnabled} onClick={onGo}>
      {name}
    </Button>
  );
}
