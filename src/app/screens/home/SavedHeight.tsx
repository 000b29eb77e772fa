import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { localSettings } from "#app/ui/settings.ts";
import { Skeleton } from "#app/ui/loading.tsx";

interface Props {
  /** The name of the section of the home page. */
  readonly name: string;
  /** The expected height without a saved one, in rows of `rowHeight` pixels. */
  readonly rows?: number;
  readonly rowHeight: number;
  /** The label for screen readers while loading. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Suspends in the height that a section of the home page had last time, so that nothing below moves when it loads. */
export function SavedHeight({ name, rows = 1, rowHeight, label, children }: Props) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    let last: number | null = null;
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element;
      if (offsetHeight === last || element.querySelector(":scope > .Skeleton") !== null) return;
      last = offsetHeight;
      savedHeights.save(widthOf(name), offsetHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [name]);
  return (
    <div ref={part} className="SavedHeight">
      <Suspense fallback={<SavedHeightSkeleton name={name} rows={rows} rowHeight={rowHeight} label={label} />}>
        {children}
      </Suspense>
    </div>
  );
}

function SavedHeightSkeleton({ name, rows, rowHeight, label }: Required<Omit<Props, "children">>) {
  const saved = typeof window === "undefined" ? null : savedHeights.read(widthOf(name));
  const count = saved === null ? rows : Math.max(1, Math.round(saved / rowHeight));
  return <Skeleton variant="rows" rows={count} rowHeight={saved === null ? rowHeight : saved / count} label={label} />;
}

/** Heights depend on the width of the page. */
const widthOf = (name: string): string => `${name} ${document.documentElement.clientWidth}`;

const KEY = "galley.homeHeights";
/** The maximum number of saved heights, enough for about twenty repositories. */
const HEIGHTS_MAX = 60;

type Heights = readonly (readonly [name: string, height: number])[];

/** The last heights of sections in this browser, in pixels. The keys include the width of the page. */
const savedHeights = {
  read: (name: string): number | null => readAll().find(([known]) => known === name)?.[1] ?? null,
  save(name: string, height: number): void {
    const others = readAll().filter(([known]) => known !== name);
    localSettings.save(KEY, JSON.stringify([[name, height], ...others].slice(0, HEIGHTS_MAX)));
  },
};

function readAll(): Heights {
  return localSettings.readList(KEY).filter(isHeight);
}

function isHeight(entry: unknown): entry is Heights[number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
}
