import { Button } from "./Button.tsx";
import "./LoadMore.css";

const SHOW_MORE = "Show more";
const FORMAT = new Intl.NumberFormat("en");

export type LoadMoreProps = {
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly onLoad: () => void;
  readonly label?: string;
  /** How many stand above, and of how many where that is known. */
  readonly shown?: number;
  readonly total?: number;
};

/** Stands under a list that goes on; nothing at all once it does not. */
export function LoadMore({ hasMore, loading, onLoad, label = SHOW_MORE, shown, total }: LoadMoreProps) {
  if (!hasMore) return null;
  return (
    <div className="LoadMore">
      <Button busy={loading} onClick={onLoad}>
        {label}
      </Button>
      {shown !== undefined && (
        <span className="LoadMore-count">
          {total === undefined
            ? `${FORMAT.format(shown)} shown`
            : `${FORMAT.format(shown)} of ${FORMAT.format(total)} shown`}
        </span>
      )}
    </div>
  );
}
