import { useMemo, useRef, useState, type ReactNode } from "react";
import { MoreButton } from "./MoreButton.tsx";

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
  /** What is shown before one asks, to its end. */
  const shown = useRef<Element | null>(null);
  const within = useMemo(() => countWithin(items.map(weightOf), max), [items, weightOf, max]);
  const count = isAsked ? items.length : within;
  return (
    <>
      {items.slice(0, count).map(children)}
      {count < items.length && (
        <div
          ref={(end) => {
            shown.current = end?.previousElementSibling ?? shown.current;
          }}
        >
          <MoreButton onMore={() => setAsked(true)} landing={() => shown.current?.nextElementSibling ?? null}>
            {more(items.length - count)}
          </MoreButton>
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
