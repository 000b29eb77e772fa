import "./Skeleton.css";

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
