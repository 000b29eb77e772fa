import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewBar_review$key } from "#generated/ReviewBar_review.graphql.ts";
import type { ViewedCounts } from "#app/diff/ViewedMarks.ts";
import { reopenedFields } from "../composers/openFields.ts";
import { CopyPrompt } from "../threads/CopyPrompt.tsx";
import { VerdictComposer } from "./VerdictComposer.tsx";
import { ReviewWatchers } from "./ReviewWatchers.tsx";
import { Button } from "#app/ui/Button.tsx";
import { returnFocus } from "#app/ui/focus.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import "./ReviewBar.css";
import { counted, formatCount } from "#app/ui/format.ts";

const HINT = "Submit review: publish your drafts with a summary and a verdict";
const KEYS = "a";

export interface ReviewBarProps {
  readonly review: ReviewBar_review$key;
  /** Goes to the next or previous open thread; omitted when there is nothing to go through. */
  readonly onStep?: (direction: 1 | -1) => void;
  /** Called after the review is submitted. */
  readonly onPublished?: (() => void) | undefined;
  /** The hunks that are not viewed yet; null when unknown. */
  readonly unviewed?: ViewedCounts | null;
  /** True if those are the hunks of the whole change, not of a part or of what changed between two patch sets. */
  readonly isWhole?: boolean;
}

/** The bar at the bottom of a review: unpublished drafts, open threads, and the form that submits the review. */
export function ReviewBar({ review, onStep, onPublished, unviewed = null, isWhole = false }: ReviewBarProps) {
  const data = useFragment(
    graphql`
      fragment ReviewBar_review on Review @throwOnFieldError {
        id
        key
        draftCount
        openThreadCount
        addressedThreadCount
        headOid
        viewerCanComment
        viewerCanGiveVerdict
        ...VerdictComposer_review
        ...ReviewWatchers_review
      }
    `,
    review,
  );
  const { draftCount, openThreadCount, headOid } = data;
  const [isOpen, setOpen] = useState(() => reopenedFields.at(`${data.key}/verdict`) !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLElement>(null);
  const canPublish = data.viewerCanComment || data.viewerCanGiveVerdict;
  const canGive = data.viewerCanGiveVerdict;
  const threads = counted(openThreadCount, "unresolved thread");
  const isAllViewed = isWhole && unviewed !== null && unviewed.hunks > 0 && unviewed.unviewedHunks === 0;
  const close = (): void => {
    setOpen(false);
    returnFocus(opener.current, bar.current);
  };
  useShortcut(KEYS, HINT, shortcutGroups.review, () => setOpen(true), { enabled: canPublish });
  return (
    <section ref={bar} className="ReviewBar" aria-label="Your review">
      {isOpen && canPublish && (
        <div className="ReviewBar-verdict">
          <VerdictComposer
            review={data}
            headOid={headOid ?? null}
            unviewed={isWhole ? unviewed : null}
            takesFocus
            onSubmitted={onPublished}
            onClose={close}
          />
        </div>
      )}
      <ReviewWatchers review={data} />
      <div className="ReviewBar-line row gap-4">
        <p className="ReviewBar-drafts row baseline gap-2" data-some={draftCount > 0 || undefined}>
          <strong>{draftCount === 0 ? "No drafts" : counted(draftCount, "draft")}</strong>
          {draftCount > 0 && <span className="ReviewBar-yours muted small">visible only to you</span>}
        </p>
        <p className="ReviewBar-open row gap-1 muted" data-none={openThreadCount === 0 || undefined}>
          {onStep === undefined || openThreadCount === 0 ? (
            threads
          ) : (
            <Button
              size="small"
              variant="quiet"
              hint="Next unresolved thread; Shift+P goes to the previous one"
              keys="Shift+N"
              onClick={() => onStep(1)}
            >
              {threads}
            </Button>
          )}
          {data.addressedThreadCount > 0 && (
            <strong
              className="ReviewBar-addressed strong accent"
              title="Threads marked as addressed. Press g a to go to the next"
            >
              {formatCount(data.addressedThreadCount)} to confirm
            </strong>
          )}
          {openThreadCount > 0 && (
            <span className="ReviewBar-prompt">
              <CopyPrompt reviewId={data.id} />
            </span>
          )}
        </p>
        {unviewed !== null && unviewed.hunks > 0 && <Unviewed {...{ unviewed, isWhole, canGive }} />}
        {canPublish && (
          <Button
            ref={opener}
            variant={(draftCount > 0 || (isAllViewed && canGive)) && !isOpen ? "primary" : "secondary"}
            hint={HINT}
            keys={KEYS}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Close" : "Submit review…"}
          </Button>
        )}
      </div>
    </section>
  );
}

interface UnviewedProps extends Required<Pick<ReviewBarProps, "isWhole">> {
  readonly unviewed: ViewedCounts;
  readonly canGive: boolean;
}

function Unviewed({ unviewed: { unviewedHunks, unviewedFiles }, isWhole, canGive }: UnviewedProps) {
  const isViewed = unviewedHunks === 0;
  return (
    <p className="ReviewBar-unviewed row baseline gap-2 muted digits nowrap" data-none={isViewed || undefined}>
      {isViewed && isWhole
        ? "All viewed"
        : isViewed
          ? "All viewed in this view"
          : `${counted(unviewedFiles, "file")} not viewed`}
      {isViewed && isWhole && canGive && <span className="ReviewBar-next muted small">submit your review</span>}
    </p>
  );
}
