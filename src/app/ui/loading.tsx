import { type ReactNode, useEffect, useState } from "react";
import "./Skeleton.css";
import "./PageShape.css";
import "./ProgressBar.css";
import "./Spinner.css";

const TEXT = {
  loading: "Loading",
} as const;

/** Widths in percent that make rows look like text rather than a table. */
const WIDTHS = [92, 78, 85, 64, 88, 71] as const;

type Shape = "text" | "block" | "title" | "rows" | "code";

/** How much of such a width a row takes, where it does not fill its own; rows of a list have room left for what stands at their end. */
const SHARES: Readonly<Record<Shape, number | null>> = { text: 1, block: null, title: null, rows: 0.45, code: 0.6 };

export type SkeletonProps = {
  readonly rows?: number;
  /** The height of one row in pixels, as high as what will stand there. */
  readonly rowHeight?: number;
  /**
   * "text" draws lines of uneven length, "block" fills each row, "title" stands for what a page is called; "rows" is a list in
   * its frame, and "code" the lines of a file in theirs, below its header.
   */
  readonly shape?: Shape;
  /** What is on its way, for those who listen. */
  readonly label?: string;
};

/** Keeps the shape of what is loading, so that nothing jumps when it comes. */
export function Skeleton({ rows = 1, rowHeight = 20, shape = "text", label = TEXT.loading }: SkeletonProps) {
  const share = SHARES[shape];
  return (
    <div className="Skeleton" role="status" data-shape={shape}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="Skeleton-row" style={{ height: rowHeight }} aria-hidden="true">
          <div className="Skeleton-bar" style={share === null ? undefined : { width: widthOf(index, share) }} />
        </div>
      ))}
    </div>
  );
}

function widthOf(row: number, share: number): string {
  return `${Math.round((WIDTHS[row % WIDTHS.length] ?? 0) * share)}%`;
}

interface Props {
  /** What is on its way, for those who listen. */
  readonly label: string;
  /** How high its head is, in pixels: what the page is called, and what stands beside that. */
  readonly headHeight: number;
  /** Whether it is one that is read like a text, and so never wider than one. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** The shape of a page while it is awaited: its head, and below that the shapes of its parts. */
export function PageShape({ label, headHeight, isNarrow = false, children }: Props) {
  return (
    <div className="Screen PageShape" data-narrow={isNarrow || undefined}>
      <Skeleton shape="title" rowHeight={headHeight} label={label} />
      {children}
    </div>
  );
}

const PROGRESS_BAR_TEXT = {
  label: "Loading the page",
} as const;

/** What is ready within this many milliseconds shows no bar: it would only flicker. */
const DELAY = 150;

/** A thin line at the top of the window while `pending` lasts longer than one would notice. */
export function ProgressBar({ pending }: { readonly pending: boolean }) {
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setLate(true), DELAY);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);

  return pending && late ? (
    <div className="ProgressBar" role="progressbar" aria-label={PROGRESS_BAR_TEXT.label} />
  ) : null;
}

/** A small sign that work goes on; what it stands in says so in words. */
export function Spinner() {
  return <span className="Spinner" aria-hidden="true" />;
}
