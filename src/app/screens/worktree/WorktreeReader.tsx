import { type ComponentProps, type ReactNode, useCallback, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import { locationHash, type ChangeLocation } from "#contract/addresses.ts";
import { readNumber, worktreePart, type WorktreePartName } from "#contract/pageParams.ts";
import type { ReviewBar_review$key } from "#generated/ReviewBar_review.graphql.ts";
import type { WorktreeReader_worktree$key } from "#generated/WorktreeReader_worktree.graphql.ts";
import { ChangeReader } from "#app/reviewing/change/ChangeReader.tsx";
import { BetweenContext, ReadSpanContext } from "#app/reviewing/threads/ThreadChanges.tsx";
import { HunkReverter } from "#app/reviewing/change/HunkReverter.tsx";
import { CommentedChange, type ReadReview } from "#app/reviewing/comments/CommentedChange.tsx";
import { ReviewBar, type ReviewBarProps } from "#app/reviewing/review/ReviewBar.tsx";
import { useChangeOptions } from "#app/reading/options/useReaderOptions.ts";
import { useChangeParams, useSearchParam } from "#app/relay/useRouter.ts";
import { Notice } from "#app/ui/Notice.tsx";

/** The parts whose new side equals the whole snapshot line by line. */
const AS_IN_SNAPSHOT: ReadonlySet<WorktreePartName> = new Set(["ALL", "UNSTAGED", "UNTRACKED", "CONFLICTED"]);

interface Props {
  readonly slug: string;
  readonly worktree: WorktreeReader_worktree$key;
  /** Null if the work is read-only. */
  readonly review: (ReadReview & ReviewBar_review$key) | null;
  /** Links to the parts of the work, and a note on which part is shown. */
  readonly tabs: ReactNode;
  readonly note: ReactNode;
  /** Called after the viewer has submitted a review. */
  readonly onPublished: () => void;
}

/** The diff that the URL names: a part of the uncommitted work, or the changes between two patch sets. */
export function WorktreeReader({ slug, worktree, review, tabs, note, onPublished }: Props) {
  const data = useFragment<WorktreeReader_worktree$key>(
    graphql`
      fragment WorktreeReader_worktree on Worktree
      @throwOnFieldError
      @argumentDefinitions(
        part: { type: "WorktreePart!" }
        from: { type: "Int" }
        to: { type: "Int" }
        showsPart: { type: "Boolean!" }
        showsSpan: { type: "Boolean!" }
        options: { type: "DiffOptions" }
        order: { type: "FileOrder" }
      ) {
        snapshotOid
        readOnlyReason
        viewerCanEdit
        comparison(part: $part) @include(if: $showsPart) {
          id
          ...ChangeReader_comparison @arguments(options: $options, order: $order)
          ...CommentedChange_comparison @arguments(options: $options, order: $order)
        }
        review {
          key
          objectsMissing(from: $from, to: $to) @include(if: $showsSpan)
          comparison(from: $from, to: $to) @include(if: $showsSpan) {
            id
            newOid
            ...CommentedChange_comparison @arguments(options: $options, order: $order)
          }
        }
      }
    `,
    worktree,
  );
  const options = useChangeOptions(useChangeParams());
  const from = readNumber(useSearchParam("from")[0]) ?? 0;
  const to = readNumber(useSearchParam("to")[0]);
  const [partParam] = useSearchParam("part");
  const key = data.review?.key ?? null;
  const addressOfFile = (oid: string, path: string, lines?: ChangeLocation["lines"]): string =>
    addressOf.file(slug, oid, path, { review: key }) + (lines === undefined ? "" : locationHash.write({ path, lines }));
  const addressBetween = useCallback(
    (before: number, now: number) => addressOf.worktree(slug, { from: before, to: now }),
    [slug],
  );
  const reading = { ...options, addressOfFile, tabs };

  const renderBar = barOf(review, onPublished);
  const part = worktreePart.read(partParam);
  if (data.comparison != null) {
    // Reverting edits the files, which differ from the staged content.
    const revertible = data.viewerCanEdit && part !== "STAGED" ? data.comparison.id : null;
    if (review === null) {
      return (
        <HunkReverter comparison={revertible}>
          <Notice>{`Comments are not possible here. ${data.readOnlyReason ?? ""}`}</Notice>
          <ChangeReader comparison={data.comparison} {...reading} />
        </HunkReverter>
      );
    }
    return (
      <BetweenContext value={addressBetween}>
        <HunkReverter comparison={revertible}>
          <CommentedChange
            {...{ review, note, renderBar }}
            comparison={data.comparison}
            isFromBase={part !== "UNSTAGED"}
            {...(AS_IN_SNAPSHOT.has(part) && { snapshotOid: data.snapshotOid })}
            isWhole={part === "ALL"}
            {...reading}
          />
        </HunkReverter>
      </BetweenContext>
    );
  }
  const span = data.review?.comparison ?? null;
  if (review === null || span === null) {
    return (
      <>
        {tabs}
        <Notice tone="warning">
          {data.review?.objectsMissing ?? "Commits of this change are missing from the repository."}
        </Notice>
        {review !== null && <ReviewBar review={review} />}
      </>
    );
  }
  return (
    <BetweenContext value={addressBetween}>
      <HunkReverter comparison={data.viewerCanEdit && span.newOid === data.snapshotOid ? span.id : null}>
        <SpanReader {...reading} {...{ review, comparison: span, from, to, note, renderBar }} />
      </HunkReverter>
    </BetweenContext>
  );
}

function barOf(review: ReviewBar_review$key | null, onPublished: () => void) {
  return (bar: Partial<ReviewBarProps>): ReactNode =>
    review !== null && <ReviewBar review={review} onPublished={onPublished} {...bar} />;
}

type SpanProps = Omit<ComponentProps<typeof CommentedChange>, "isFromBase" | "span" | "isWhole"> & {
  readonly from: number;
  readonly to: number | null;
};

/** The changes from a patch set, or from the base if that is 0, to another. */
function SpanReader({ from, to, ...rest }: SpanProps) {
  const viewedSpan = useMemo(() => ({ from, to, layers: null }), [from, to]);
  const readSpan = useMemo(() => ({ ...viewedSpan, from: from || null }), [viewedSpan, from]);
  return (
    <ReadSpanContext value={readSpan}>
      <CommentedChange {...rest} isFromBase={from === 0} span={from === 0 ? null : viewedSpan} isWhole />
    </ReadSpanContext>
  );
}
