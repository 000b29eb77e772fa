import { useCallback, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import { placeWord, type ChangePlace } from "#contract/addresses.ts";
import { readNumber, worktreePart, type WorktreePartName } from "#contract/pageParams.ts";
import type { WorktreeReader_worktree$key } from "#generated/WorktreeReader_worktree.graphql.ts";
import { ChangeReader } from "#app/parts/changes/ChangeReader.tsx";
import { BetweenContext, ReadSpanContext } from "#app/parts/threads/ThreadEvidence.tsx";
import { HunkReverter } from "#app/parts/changes/HunkReverter.tsx";
import { RemarkedChange, type ReadReview } from "#app/parts/comments/CommentedChange.tsx";
import { ReviewBar } from "#app/parts/review/ReviewBar.tsx";
import { useComparing, useFileArrangement, useReaderOptions } from "#app/parts/options/useReaderOptions.ts";
import { useCompareParams, useSearchParam, useViewParams } from "#app/relay/useSearchParams.ts";
import { usePlace } from "#app/relay/usePlace.ts";
import { Notice } from "#app/ui/Notice.tsx";

const TEXT = {
  missing: "The repository has not got the commits of this change.",
  staged: "What is staged is only read here: hunks are reverted in the files, under All or Unstaged.",
  readOnly: "Nothing can be remarked on here.",
} as const;

/** The parts whose new side is line by line that of the whole work. */
const AS_IN_SNAPSHOT: ReadonlySet<WorktreePartName> = new Set(["ALL", "UNSTAGED", "UNTRACKED", "CONFLICTED"]);

interface Props {
  readonly slug: string;
  readonly worktree: WorktreeReader_worktree$key;
  /** Null where nothing can be written. */
  readonly review: ReadReview | null;
  /** Called when one has published what one says of it. */
  readonly onPublished: () => void;
}

/** The lines of what the address asks for: a part of the uncommitted work, a stash, or what became of it between two patch sets. */
export function WorktreeReader({ slug, worktree, review, onPublished }: Props) {
  const data = useFragment<WorktreeReader_worktree$key>(
    graphql`
      fragment WorktreeReader_worktree on Worktree
      @throwOnFieldError
      @argumentDefinitions(
        part: { type: "WorktreePart!" }
        stash: { type: "Int!" }
        from: { type: "Int" }
        to: { type: "Int" }
        showsPart: { type: "Boolean!" }
        showsSpan: { type: "Boolean!" }
        showsStash: { type: "Boolean!" }
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
        stash(index: $stash) @include(if: $showsStash) {
          ...ChangeReader_comparison @arguments(options: $options, order: $order)
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
  const view = useReaderOptions(useViewParams());
  const arrangement = useFileArrangement(useSearchParam("files"), useSearchParam("order"));
  const address = usePlace();
  const comparing = useComparing(useCompareParams());
  const from = readNumber(useSearchParam("from")[0]) ?? 0;
  const to = readNumber(useSearchParam("to")[0]);
  const [word] = useSearchParam("part");
  const key = data.review?.key ?? null;
  const addressOfFile = useCallback(
    (oid: string, path: string, lines?: ChangePlace["lines"]) =>
      addressOf.file(slug, oid, path, { review: key }) + (lines === undefined ? "" : placeWord.write({ path, lines })),
    [slug, key],
  );
  const addressBetween = useCallback(
    (before: number, now: number) => addressOf.worktree(slug, { from: before, to: now }),
    [slug],
  );
  const readSpan = useMemo(() => ({ from, to }), [from, to]);
  const reading = { view, comparing, arrangement, address, addressOfFile };

  if (data.stash != null) return <ChangeReader comparison={data.stash} {...reading} />;
  const part = worktreePart.read(word);
  if (data.comparison != null) {
    // What is staged is not what is in the files.
    const revertible = data.viewerCanEdit && part !== "STAGED" ? data.comparison.id : null;
    if (review === null) {
      return (
        <HunkReverter comparison={revertible}>
          <Notice>{`${TEXT.readOnly} ${data.readOnlyReason ?? ""}`}</Notice>
          <ChangeReader comparison={data.comparison} {...reading} />
        </HunkReverter>
      );
    }
    return (
      <BetweenContext value={addressBetween}>
        {part === "STAGED" && data.viewerCanEdit && <p className="WorktreeScreen-staged">{TEXT.staged}</p>}
        <HunkReverter comparison={revertible}>
          <RemarkedChange
            review={review}
            comparison={data.comparison}
            isFromBase={part !== "UNSTAGED"}
            {...(AS_IN_SNAPSHOT.has(part) && { snapshotOid: data.snapshotOid })}
            isWhole={part === "ALL"}
            onPublished={onPublished}
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
        <Notice tone="warning">{data.review?.objectsMissing ?? TEXT.missing}</Notice>
        {review !== null && <ReviewBar review={review} />}
      </>
    );
  }
  return (
    <BetweenContext value={addressBetween}>
      <ReadSpanContext value={readSpan}>
        <HunkReverter comparison={data.viewerCanEdit && span.newOid === data.snapshotOid ? span.id : null}>
          <RemarkedChange
            review={review}
            comparison={span}
            isFromBase={from === 0}
            span={from === 0 ? null : readSpan}
            isWhole
            onPublished={onPublished}
            {...reading}
          />
        </HunkReverter>
      </ReadSpanContext>
    </BetweenContext>
  );
}
