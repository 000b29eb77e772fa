import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { localChoice } from "#app/ui/choices.ts";
import { Skeleton } from "#app/ui/loading.tsx";

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

const KEY = "galley.deskHeights";
/** The heights of so many parts are kept: those of some twenty repositories. */
const KEPT = 60;

type Heights = readonly (readonly [name: string, height: number])[];

/** How high parts of the desk were when this browser saw them last, in pixels, by names that tell the page's width too. */
const keptHeights = {
  read: (name: string): number | null => readAll().find(([known]) => known === name)?.[1] ?? null,
  keep(name: string, height: number): void {
    const others = readAll().filter(([known]) => known !== name);
    localChoice.keep(KEY, JSON.stringify([[name, height], ...others].slice(0, KEPT)));
  },
};

function readAll(): Heights {
  try {
    const kept: unknown = JSON.parse(localChoice.read(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isHeight) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return []; // written by another program of this address
    throw error;
  }
}

function isHeight(entry: unknown): entry is Heights[number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
}
