import { PageShape, Skeleton } from "#app/ui/loading.tsx";
import "#app/screens/review/ReviewScreen.css";

const TEXT = {
  readingTheLines: "Reading who wrote the lines …",
} as const;

/** The shape of a blame while it is awaited: its path, and its lines, which stand beside those who wrote them. */
export function BlameShape() {
  return (
    <PageShape label={TEXT.readingTheLines} headHeight={52}>
      <Skeleton rowHeight={20} />
      <div className="PageShape-beside">
        <Skeleton rows={28} rowHeight={20} />
        <Skeleton shape="code" rows={28} rowHeight={20} />
      </div>
    </PageShape>
  );
}

const DESK_SHAPE_TEXT = {
  label: "Opening the desk",
} as const;

/** The shape of the desk while it is awaited: a repository, its uncommitted work, its branches and commits. */
export function DeskShape() {
  return (
    <PageShape label={DESK_SHAPE_TEXT.label} headHeight={56} isNarrow>
      <Skeleton shape="rows" rowHeight={46} />
      <Skeleton rows={2} rowHeight={28} />
      <Skeleton shape="rows" rows={6} rowHeight={40} />
    </PageShape>
  );
}

const FILE_SHAPE_TEXT = {
  readingTheFile: "Reading the file …",
} as const;

/** The shape of a file while it is awaited: its path, and its lines below their header. */
export function FileShape() {
  return (
    <PageShape label={FILE_SHAPE_TEXT.readingTheFile} headHeight={52}>
      <Skeleton shape="code" rows={28} rowHeight={20} />
    </PageShape>
  );
}

const HISTORY_SHAPE_TEXT = {
  readingTheHistory: "Reading the history",
} as const;

/** The shape of a history while it is awaited: what it is narrowed down by, and a day with its commits. */
export function HistoryShape() {
  return (
    <PageShape label={HISTORY_SHAPE_TEXT.readingTheHistory} headHeight={52}>
      <Skeleton shape="rows" rowHeight={38} />
      <Skeleton shape="title" rowHeight={28} />
      <Skeleton shape="rows" rows={14} rowHeight={40} />
    </PageShape>
  );
}

const REVIEW_SHAPE_TEXT = {
  readingTheReview: "Reading the review",
} as const;

/** The shape of a review while it is awaited. */
export function ReviewShape() {
  return (
    <div className="Screen ReviewScreen">
      <div className="ReviewHead">
        <Skeleton rows={1} rowHeight={28} label={REVIEW_SHAPE_TEXT.readingTheReview} />
        <Skeleton rows={2} rowHeight={24} />
        <Skeleton rows={1} rowHeight={44} />
      </div>
      <div className="ReviewScreen-body">
        <div className="ReviewScreen-talk">
          <Skeleton rows={1} rowHeight={64} shape="block" />
          <Skeleton rows={1} rowHeight={28} />
          <Skeleton rows={2} rowHeight={160} shape="block" />
        </div>
        <Skeleton rows={8} rowHeight={44} />
      </div>
    </div>
  );
}

const REVIEWS_SHAPE_TEXT = {
  readingTheReviews: "Reading the reviews",
} as const;

/** The shape of the list of reviews while it is awaited: its field, the states, the rows. */
export function ReviewsShape() {
  return (
    <PageShape label={REVIEWS_SHAPE_TEXT.readingTheReviews} headHeight={32} isNarrow>
      <Skeleton shape="rows" rowHeight={54} />
      <Skeleton rowHeight={37} />
      <Skeleton shape="rows" rows={8} rowHeight={60} />
    </PageShape>
  );
}

const SEARCH_SHAPE_TEXT = {
  searching: "Searching",
} as const;

/** The shape of a search while it is awaited: its field, where one looks, and files with what was found in them. */
export function SearchShape() {
  return (
    <PageShape label={SEARCH_SHAPE_TEXT.searching} headHeight={58} isNarrow>
      <Skeleton shape="rows" rowHeight={32} />
      <Skeleton rowHeight={37} />
      <Skeleton shape="code" rows={4} rowHeight={20} />
      <Skeleton shape="code" rows={4} rowHeight={20} />
    </PageShape>
  );
}

const TREE_SHAPE_TEXT = {
  readingTheFolder: "Reading the folder",
} as const;

/** The shape of a folder while it is awaited. */
export function TreeShape() {
  return (
    <PageShape label={TREE_SHAPE_TEXT.readingTheFolder} headHeight={52}>
      <Skeleton shape="rows" rows={14} rowHeight={37} />
    </PageShape>
  );
}
