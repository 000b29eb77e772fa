import "./Skeleton.css";

const LOADING = "Loading";
/** Widths in percent that make rows look like text rather than a table. */
const WIDTHS = [92, 78, 85, 64, 88, 71] as const;

export type SkeletonProps = {
  readonly rows?: number;
  /** The height of one row in pixels, as high as what will stand there. */
  readonly rowHeight?: number;
  /** "text" draws lines of uneven length, "block" fills each row. */
  readonly shape?: "text" | "block";
  /** What is on its way, for those who listen. */
  readonly label?: string;
};

/** Keeps the shape of what is loading, so that nothing jumps when it comes. */
export function Skeleton({ rows = 1, rowHeight = 20, shape = "text", label = LOADING }: SkeletonProps) {
  return (
    <div className="Skeleton" role="status" data-shape={shape}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="Skeleton-row" style={{ height: rowHeight }} aria-hidden="true">
          <div
            className="Skeleton-bar"
            style={shape === "text" ? { width: `${WIDTHS[index % WIDTHS.length]}%` } : undefined}
          />
        </div>
      ))}
    </div>
  );
}
