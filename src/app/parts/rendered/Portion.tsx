import { useMemo, useState, type ReactNode } from "react";
import { Button } from "#app/ui/Button.tsx";

interface Props<Item> {
  readonly items: readonly Item[];
  /** How much of what may be drawn at once an item takes. */
  readonly weightOf: (item: Item) => number;
  readonly max: number;
  /** Says what a button does that shows the rest. */
  readonly more: (count: number) => string;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** Shows as many things, and at least one, as are drawn without a pause; the others when one asks for them. */
export function Portion<Item>({ items, weightOf, max, more, children }: Props<Item>) {
  const [isAsked, setAsked] = useState(false);
  const within = useMemo(() => countWithin(items.map(weightOf), max), [items, weightOf, max]);
  const count = isAsked ? items.length : within;
  return (
    <>
      {items.slice(0, count).map(children)}
      {count < items.length && (
        <div>
          <Button onClick={() => setAsked(true)}>{more(items.length - count)}</Button>
        </div>
      )}
    </>
  );
}

function countWithin(weights: readonly number[], max: number): number {
  let sum = 0;
  const end = weights.findIndex((weight, index) => (sum += weight) > max && index > 0);
  return end === -1 ? weights.length : end;
}
