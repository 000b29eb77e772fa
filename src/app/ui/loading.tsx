import { type ReactNode, useEffect, useState } from "react";
import "./Skeleton.css";
import "./PageSkeleton.css";
import "./ProgressBar.css";
import "./Spinner.css";

/** Widths in percent that make rows look like text. */
const WIDTHS = [92, 78, 85, 64, 88, 71] as const;

type SkeletonVariant = "text" | "block" | "title" | "rows" | "code";

/** The factor of these widths, or null for full width. Rows of a list leave space for what is at their end. */
const SHARES: Readonly<Record<SkeletonVariant, number | null>> = {
  text: 1,
  block: null,
  title: null,
  rows: 0.45,
  code: 0.6,
};

export type SkeletonProps = {
  readonly rows?: number;
  /** The height of a row in pixels, equal to the final content's. */
  readonly rowHeight?: number;
  /**
   * "text" has lines of uneven length, "block" full rows, "title" a heading, "rows" a framed list, and "code" the
   * framed lines of a file below its header.
   */
  readonly variant?: SkeletonVariant;
  /** The message for screen readers. */
  readonly label?: string;
};

/** A placeholder of the final size, so that nothing moves when the content arrives. */
export function Skeleton({ rows = 1, rowHeight = 20, variant = "text", label = "Loading" }: SkeletonProps) {
  const share = SHARES[variant];
  return (
    <div className="Skeleton" role="status" data-variant={variant}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="Skeleton-row row" style={{ height: rowHeight }} aria-hidden="true">
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
  /** The message for screen readers. */
  readonly label: string;
  /** The height of the page's header in pixels. */
  readonly headHeight: number;
  /** True for pages with the width of a text. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** The placeholder of a page: its header, and the skeletons of its parts. */
export function PageSkeleton({ label, headHeight, isNarrow = false, children }: Props) {
  return (
    <div className={`Screen PageSkeleton stack gap-3${isNarrow ? " Screen-narrow" : ""}`}>
      <Skeleton variant="title" rowHeight={headHeight} label={label} />
      {children}
    </div>
  );
}

/** The delay in milliseconds before the bar is shown, so that it does not flicker. */
const DELAY = 150;

/** A thin line at the top of the window while a page loads for a noticeable time. */
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

  return pending && late ? <div className="ProgressBar" role="progressbar" aria-label="Loading the page" /> : null;
}

/** A small spinner. Its context must say in text what is loading. */
export function Spinner() {
  return <span className="Spinner" aria-hidden="true" />;
}
