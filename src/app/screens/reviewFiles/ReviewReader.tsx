import { lazy, type ReactNode, useCallback, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import { COMMIT_MESSAGE_PATH, locationHash, type ChangeLocation } from "#contract/addresses.ts";
import { layersParam, readNumber } from "#contract/pageParams.ts";
import type { ReviewBar_review$key } from "#generated/ReviewBar_review.graphql.ts";
import type { ReviewReader_review$key } from "#generated/ReviewReader_review.graphql.ts";
import { BetweenContext, ReadSpanContext } from "#app/reviewing/threads/ThreadChanges.tsx";
import { CommentedChange, type ReadReview } from "#app/reviewing/comments/CommentedChange.tsx";
import { StackPane } from "#app/reviewing/stacks/StackPane.tsx";
import { ReviewBar } from "#app/reviewing/review/ReviewBar.tsx";
import { useChangeOptions } from "#app/reading/options/useReaderOptions.ts";
import { useChangeParams, useSearchParam } from "#app/relay/useRouter.ts";
import { Boundary, Notice } from "#app/ui/Notice.tsx";

/** Only two patch sets have it. */
const ChangedMessages = lazy(async () => ({
  default: (await import("#app/reviewing/comments/ChangedMessages.tsx")).ChangedMessages,
}));

interface Props {
  readonly slug: string;
  readonly review: ReadReview & ReviewBar_review$key & ReviewReader_review$key;
  /** Says which part of the change is shown. */
  readonly note: ReactNode;
}

/** The diff between the patch sets of a review that the URL names. */
export function ReviewReader({ slug, review, note }: Props) {
  const data = useFragment<ReviewReader_review$key>(
    graphql`
      fragment ReviewReader_review on Review
      @throwOnFieldError
      @argumentDefinitions(
        from: { type: "Int" }
        to: { type: "Int" }
        layers: { type: "LayerRange" }
        options: { type: "DiffOptions" }
        order: { type: "FileOrder" }
      ) {
        id
        key
        sinceLastVisit
        entryCount
        ...ChangedMessages_review @arguments(from: $from, to: $to) @defer
        objectsMissing(from: $from, to: $to)
        comparison(from: $from, to: $to, layers: $layers) {
          newOid
          ...CommentedChange_comparison @arguments(options: $options, order: $order)
        }
      }
    `,
    review,
  );
  const { key, comparison, objectsMissing } = data;
  const options = useChangeOptions(useChangeParams());
  const fromParam = readNumber(useSearchParam("from")[0]);
  const from = fromParam ?? 0;
  const to = readNumber(useSearchParam("to")[0]);
  const addressOfFile = (oid: string, path: string, lines?: ChangeLocation["lines"]): string =>
    path === COMMIT_MESSAGE_PATH
      ? addressOf.commit(slug, oid)
      : addressOf.file(slug, oid, path, { review: key }) +
        (lines === undefined ? "" : locationHash.write({ path, lines }));
  const addressBetween = useCallback(
    (before: number, now: number) => addressOf.reviewFiles(slug, key, { from: before, to: now }),
    [slug, key],
  );
  const layersText = useSearchParam("layers")[0];
  const span = useMemo(() => ({ from, to, layers: layersParam.read(layersText) }), [from, to, layersText]);
  const readSpan = useMemo(() => ({ ...span, from: fromParam }), [span, fromParam]);
  const isWhole = span.layers === null;
  const isSingle = span.layers?.first === span.layers?.last;
  const { id, sinceLastVisit = null, entryCount } = data;
  if (comparison == null) {
    return (
      <>
        <Notice tone="warning">
          {objectsMissing ??
            "Commits of this change are missing from the repository. Fetch them, then reload this page."}
        </Notice>
        <ReviewBar review={review} />
      </>
    );
  }
  return (
    <BetweenContext value={addressBetween}>
      <ReadSpanContext value={readSpan}>
        <CommentedChange
          review={review}
          comparison={comparison}
          isFromBase={from === 0}
          span={from === 0 && isWhole ? null : span}
          isWhole={isWhole}
          note={
            <>
              {note}
              {from > 0 && (isWhole || isSingle) && (
                <Boundary fallback={() => null} loading={null}>
                  <ChangedMessages
                    addressOf={(oid) => addressOf.commit(slug, oid)}
                    review={review}
                    messages={data}
                    only={isWhole ? null : comparison.newOid}
                  />
                </Boundary>
              )}
            </>
          }
          stack={
            <StackPane
              source={{ kind: "review", id, from: from === 0 ? sinceLastVisit : from, to }}
              version={entryCount}
            />
          }
          renderBar={(bar) => <ReviewBar review={review} {...bar} />}
          {...options}
          addressOfFile={addressOfFile}
        />
      </ReadSpanContext>
    </BetweenContext>
  );
}
