import { Suspense, useEffect, useRef, type ReactNode } from "react";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import { keptHeights } from "./keptHeights.ts";

interface Props {
  /** What it is called among the parts of the desk. */
  readonly name: string;
  /** How high it is expected to be before it was ever seen, in rows of so many pixels. */
  readonly rows?: number;
  readonly rowHeight: number;
  /** What is on its way, for those who listen. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Awaits a part of the desk in the height that it had last, so that what stands below it does not move when it comes. */
export function KeptHeight({ name, rows = 1, rowHeight, label, children }: Props) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    let last: number | null = null;
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element;
      if (offsetHeight === last || element.querySelector(":scope > .Skeleton") !== null) return;
      last = offsetHeight;
      keptHeights.keep(widthOf(name), offsetHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [name]);
  return (
    <div ref={part} className="KeptHeight">
      <Suspense fallback={<Shape name={name} rows={rows} rowHeight={rowHeight} label={label} />}>{children}</Suspense>
    </div>
  );
}

function Shape({ name, rows, rowHeight, label }: Required<Omit<Props, "children">>) {
  const kept = typeof window === "undefined" ? null : keptHeights.read(widthOf(name));
  const count = kept === null ? rows : Math.max(1, Math.round(kept / rowHeight));
  return <Skeleton shape="rows" rows={count} rowHeight={kept === null ? rowHeight : kept / count} label={label} />;
}

/** On a page of another width a part is of another height. */
const widthOf = (name: string): string => `${name} ${document.documentElement.clientWidth}`;
