import { PageSkeleton, Skeleton, type SkeletonProps } from "#app/ui/loading.tsx";
import "#app/reviewing/change/ChangeReader.css";
import "#app/screens/review/ReviewScreen.css";

/** Makes the skeleton of a page from its parts below each other. */
function page(label: string, headHeight: number, parts: readonly SkeletonProps[], isNarrow = false) {
  return function Loading() {
    return (
      <PageSkeleton label={label} headHeight={headHeight} isNarrow={isNarrow}>
        {parts.map((part, index) => (
          <Skeleton key={index} {...part} />
        ))}
      </PageSkeleton>
    );
  };
}

/** A framed list with rows of a height in pixels. */
const list = (rows: number, rowHeight: number): SkeletonProps => ({ variant: "rows", rows, rowHeight });
const title = (rowHeight: number): SkeletonProps => ({ variant: "title", rowHeight });
const lines = (rows: number): SkeletonProps => ({ variant: "code", rows });
const TABS = { rowHeight: 37 };

/** The first list of what waits, and a repository with its branches and commits. */
export const HomeSkeleton = page("Loading home", 20, [list(2, 60), title(56), list(6, 40)], true);
/** The path, the header and the lines. */
export const FileSkeleton = page("Loading file", 52, [lines(28)]);
/** The filters, and a day with its commits. */
export const HistorySkeleton = page("Loading history", 52, [list(1, 38), title(28), list(14, 40)]);
/** The search field, the states and the rows. */
export const ReviewsSkeleton = page("Loading reviews", 32, [list(1, 54), TABS, list(8, 60)], true);
/** The search field, the scopes, and files with matches. */
export const SearchSkeleton = page("Searching", 58, [list(1, 32), TABS, lines(4), lines(4)], true);
export const TreeSkeleton = page("Loading folder", 52, [list(14, 37)]);

/** The skeleton of the blame screen: the path, and the authors beside the lines. */
export function BlameSkeleton() {
  return (
    <PageSkeleton label="Loading blame" headHeight={52}>
      <Skeleton />
      <div className="PageSkeleton-beside gap-3">
        <Skeleton rows={28} />
        <Skeleton {...lines(28)} />
      </div>
    </PageSkeleton>
  );
}

export function ReviewSkeleton() {
  return (
    <div className="Screen Screen-narrow ReviewScreen stack gap-4">
      <div className="ReviewHead stack gap-2">
        <Skeleton rows={1} rowHeight={28} label="Loading review" />
        <Skeleton rows={2} rowHeight={24} />
        <Skeleton rows={1} rowHeight={44} />
      </div>
      <div className="ReviewScreen-body gap-5">
        <div className="ReviewScreen-talk stack gap-4">
          <Skeleton rows={1} rowHeight={64} variant="block" />
          <Skeleton rows={1} rowHeight={28} />
          <Skeleton rows={2} rowHeight={160} variant="block" />
        </div>
        <Skeleton rows={8} rowHeight={44} />
      </div>
    </div>
  );
}

/** The loading state of a change: summary, file list and lines. */
export function ChangeSkeleton() {
  return (
    <div className="Screen">
      <Skeleton rows={2} rowHeight={48} label="Loading changes" />
      <div className="ChangeReader-body gap-4">
        <Skeleton rows={12} rowHeight={28} />
        <Skeleton rows={28} rowHeight={20} />
      </div>
    </div>
  );
}
