import { PageSkeleton, Skeleton } from "#app/ui/loading.tsx";
import "#app/reviewing/change/ChangeReader.css";
import "#app/screens/review/ReviewScreen.css";

/** The skeleton of the blame screen: the path, and the authors beside the lines. */
export function BlameSkeleton() {
  return (
    <PageSkeleton label="Loading blame" headHeight={52}>
      <Skeleton rowHeight={20} />
      <div className="PageSkeleton-beside gap-3">
        <Skeleton rows={28} rowHeight={20} />
        <Skeleton variant="code" rows={28} rowHeight={20} />
      </div>
    </PageSkeleton>
  );
}

/** The skeleton of the home screen: the first list of what waits, and a repository with its branches and commits. */
export function HomeSkeleton() {
  return (
    <PageSkeleton label="Loading home" headHeight={20} isNarrow>
      <Skeleton variant="rows" rows={2} rowHeight={60} />
      <Skeleton variant="title" rowHeight={56} />
      <Skeleton variant="rows" rows={6} rowHeight={40} />
    </PageSkeleton>
  );
}

/** The skeleton of the file screen: the path, the header and the lines. */
export function FileSkeleton() {
  return (
    <PageSkeleton label="Loading file" headHeight={52}>
      <Skeleton variant="code" rows={28} rowHeight={20} />
    </PageSkeleton>
  );
}

/** The skeleton of the history screen: the filters, and a day with its commits. */
export function HistorySkeleton() {
  return (
    <PageSkeleton label="Loading history" headHeight={52}>
      <Skeleton variant="rows" rowHeight={38} />
      <Skeleton variant="title" rowHeight={28} />
      <Skeleton variant="rows" rows={14} rowHeight={40} />
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

/** The skeleton of the list of reviews: the search field, the states and the rows. */
export function ReviewsSkeleton() {
  return (
    <PageSkeleton label="Loading reviews" headHeight={32} isNarrow>
      <Skeleton variant="rows" rowHeight={54} />
      <Skeleton rowHeight={37} />
      <Skeleton variant="rows" rows={8} rowHeight={60} />
    </PageSkeleton>
  );
}

/** The skeleton of the search screen: the search field, the scopes, and files with matches. */
export function SearchSkeleton() {
  return (
    <PageSkeleton label="Searching" headHeight={58} isNarrow>
      <Skeleton variant="rows" rowHeight={32} />
      <Skeleton rowHeight={37} />
      <Skeleton variant="code" rows={4} rowHeight={20} />
      <Skeleton variant="code" rows={4} rowHeight={20} />
    </PageSkeleton>
  );
}

export function TreeSkeleton() {
  return (
    <PageSkeleton label="Loading folder" headHeight={52}>
      <Skeleton variant="rows" rows={14} rowHeight={37} />
    </PageSkeleton>
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
