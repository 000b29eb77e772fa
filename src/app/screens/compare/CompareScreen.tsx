import { GitPullRequestIcon } from "@primer/octicons-react";
import { useEffect, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { ChangeReader } from "#app/reviewing/change/ChangeReader.tsx";
import { NameGate } from "#app/reviewing/mutations/NameGate.tsx";
import { MergeOutcome, MergeOutcomeSkeleton } from "#app/reading/navigation/MergeOutcome.tsx";
import { useChangeOptions } from "#app/reading/options/useReaderOptions.ts";
import { FileLinksContext } from "#app/reading/views/ReaderProps.ts";
import { LayerNote, StackPane } from "#app/reviewing/stacks/StackPane.tsx";
import { type Check, StaleBar, useStale } from "#app/reviewing/comments/StaleBar.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useChangeParams, useRouter, useSearchParam } from "#app/relay/useRouter.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Boundary, messageOf, MissingCode, Notice } from "#app/ui/Notice.tsx";
import { displayPath, visibleText } from "#app/ui/format.ts";
import { textBuffer } from "#app/ui/keyBuffer.ts";
import { later } from "#app/ui/later.tsx";
import { MissingPalette } from "#app/ui/Dialog.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { Skeleton } from "#app/ui/loading.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { linksInFile } from "#contract/addresses.ts";
import { layersParam } from "#contract/pageParams.ts";
import { addressOf, splitRange } from "#contract/pages.ts";
import type { CompareScreen_merge$key } from "#generated/CompareScreen_merge.graphql.ts";
import type { CompareScreen_request$key } from "#generated/CompareScreen_request.graphql.ts";
import type { CompareScreenQuery } from "#generated/CompareScreenQuery.graphql.ts";
import type { CompareScreenUpdateQuery } from "#generated/CompareScreenUpdateQuery.graphql.ts";
import { ComparedCommits } from "./ComparedCommits.tsx";
import { ComparisonOnScreen } from "./ComparePickers.tsx";
import "./CompareScreen.css";

const FileMenu = later(async () => (await import("#app/reviewing/export/FileMenu.tsx")).FileMenu, MissingCode);
const FILE_NAME = "comparison";

const REQUEST = "Request review";

/** A comparison of two revisions: since their merge base (three dots) or directly (two dots). */
export function CompareScreen({ query, params }: ScreenProps<CompareScreenQuery>) {
  const { repository } = useScreenQuery<CompareScreenQuery>(
    graphql`
      query CompareScreenQuery(
        $slug: String!
        $base: String!
        $head: String!
        $dots: Dots!
        $layers: LayerRange
        $options: DiffOptions
        $order: FileOrder
      ) @throwOnFieldError @preloadable {
        repository(slug: $slug) {
          name
          slug
          ...NameGate_repository @defer
          comparison(base: $base, head: $head, dots: $dots, layers: $layers) {
            id
            ...ComparedCommits_comparison @defer
            ...CompareScreen_merge @defer
            ...CompareScreen_request @defer
            ...ChangeReader_comparison @arguments(options: $options, order: $order)
          }
        }
      }
    `,
    query,
  );
  // It comes when the page is idle: nothing of it is on the way to the first line.
  const isMenuLoaded = FileMenu.useLoaded() !== null;
  const toast = useToast();
  const sayWhere = (): void =>
    toast({ text: "Comments and suggestions need a review: request one, or view the open one." });
  useShortcut("c", "Comment", shortcutGroups.review, sayWhere);
  useShortcut("e", "Edit lines as a suggestion", shortcutGroups.review, sayWhere);
  const options = useChangeOptions(useChangeParams());
  const { comparison, name, slug } = repository;
  const range = splitRange(params["range"] ?? "");
  const layers = layersParam.read(useSearchParam("layers")[0]);
  const isWhole = layers === null;
  const linksOf = useMemo(() => linksInFile(slug), [slug]);
  const addressOfFile = (oid: string, path: string): string => addressOf.file(slug, oid, path);
  return (
    <div className="Screen CompareScreen">
      <PageTitle>{`${params["range"] ?? ""} · ${name} · Galley`}</PageTitle>
      <h1 className="visually-hidden">Compare revisions</h1>
      <div className="CompareScreen-head row wrap spread">
        <ComparisonOnScreen key={params["range"]} slug={slug} range={range} />
        <div className="CompareScreen-request row gap-2">
          <div className="CompareScreen-menu">
            {isMenuLoaded && <FileMenu id={comparison.id} name={FILE_NAME} isReview={false} />}
          </div>
          {isWhole && (
            // The list of commits below shows the error.
            <Boundary fallback={() => null} loading={null}>
              <NameGate repository={repository}>
                <RequestReview comparison={comparison} slug={slug} range={range} />
              </NameGate>
            </Boundary>
          )}
        </div>
      </div>
      <StaleComparison variables={{ slug, drawn: comparison.id, layers, ...range }} />
      <FileLinksContext value={linksOf}>
        <ChangeReader
          comparison={comparison}
          hasMessage={layers !== null && layers.first === layers.last}
          {...options}
          addressOfFile={addressOfFile}
          stack={<StackPane source={{ kind: "comparison", slug, ...range }} />}
          notes={
            <>
              {layers !== null && <LayerNote />}
              <div className="ComparedCommits muted small">
                <Boundary
                  fallback={(error) => <Notice tone="warning">{messageOf(error)}</Notice>}
                  loading={<Skeleton rows={1} rowHeight={21} label="Counting commits" />}
                >
                  <ComparedCommits comparison={comparison} slug={slug} />
                </Boundary>
              </div>
              {isWhole && (
                <div className="CompareMerge small">
                  <Boundary
                    fallback={(error) => <p className="CompareMerge-none muted">{messageOf(error)}</p>}
                    loading={<MergeOutcomeSkeleton isPadded={false} />}
                  >
                    <CompareMerge comparison={comparison} slug={slug} range={range} />
                  </Boundary>
                </div>
              )}
            </>
          }
        />
      </FileLinksContext>
    </div>
  );
}

type Update = CompareScreenUpdateQuery;
const readUpdate = ({ repository }: Update["response"], { drawn }: Update["variables"]): Check => ({
  drawn,
  update: repository?.comparisonUpdate ?? null,
});

/** Notice that a side has moved since the comparison was loaded, with a button that loads it again. */
function StaleComparison({ variables }: { readonly variables: Update["variables"] }) {
  const { pending, reload } = useRouter();
  const update = useStale<Update>(
    variables.slug,
    "refs",
    graphql`
      query CompareScreenUpdateQuery(
        $slug: String!
        $drawn: ID!
        $base: String!
        $head: String!
        $dots: Dots!
        $layers: LayerRange
      ) {
        repository(slug: $slug) {
          comparisonUpdate(drawn: $drawn, base: $base, head: $head, dots: $dots, layers: $layers) {
            ...StaleBar_update
          }
        }
      }
    `,
    variables,
    readUpdate,
  );
  return <StaleBar update={update} busy={pending} onShow={reload} />;
}

const RequestReviewDialog = later(
  async () => (await import("./RequestReview.tsx")).RequestReviewDialog,
  MissingPalette,
);

const REQUEST_KEYS = "Shift+Q";

type Range = ReturnType<typeof splitRange>;

interface RequestReviewProps {
  readonly comparison: CompareScreen_request$key;
  readonly slug: string;
  readonly range: Range;
}

/**
 * The button that opens the review request, or a link to the open review of the head. Renders nothing if head has no
 * commits of its own, if base has all its changes, or if a direct comparison shows other changes than a review would.
 */
function RequestReview({ comparison, slug, range }: RequestReviewProps) {
  const data = useFragment(
    graphql`
      fragment CompareScreen_request on Comparison @throwOnFieldError {
        aheadBy
        behindBy
        isInBase
        head {
          reviews {
            key
            state
            title
          }
        }
        ...RequestReview_dialog
      }
    `,
    comparison,
  );
  const [isOpen, setOpen] = useState(false);
  const isAwaited = RequestReviewDialog.useLoaded() === null && isOpen;
  useEffect(() => {
    if (isAwaited) textBuffer.startBuffering();
  }, [isAwaited]);
  const review = data.head.reviews.find(({ state }) => state !== "MERGED");
  const enabled =
    data.aheadBy > 0 && !data.isInBase && review === undefined && !isOtherThanReview(range, data.behindBy);
  useShortcut(REQUEST_KEYS, REQUEST, shortcutGroups.reviews, () => setOpen(true), { enabled });
  if (review !== undefined) {
    return (
      <ButtonLink variant="primary" to={addressOf.reviewFiles(slug, review.key)} title={visibleText(review.title)}>
        View review
      </ButtonLink>
    );
  }
  if (!enabled) return null;
  return (
    <>
      <Button variant="primary" icon={<GitPullRequestIcon />} keys={REQUEST_KEYS} onClick={() => setOpen(true)}>
        {REQUEST}
      </Button>
      {isOpen && (
        <RequestReviewDialog
          open
          comparison={data}
          slug={slug}
          base={range.base}
          head={range.head}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** A direct comparison equals the one since the merge base only if its base is an ancestor of its head. */
const isOtherThanReview = ({ dots }: Range, behindBy: number): boolean => dots === "TWO" && behindBy > 0;

interface Props {
  readonly comparison: CompareScreen_merge$key;
  readonly slug: string;
  /** The revisions as written in the URL. */
  readonly range: Range;
}

/** Shows whether head merges into base, and what to do if it does not. */
function CompareMerge({ comparison, slug, range }: Props) {
  const { base, head } = range;
  const { aheadBy, behindBy, isInBase, mergePreview } = useFragment(
    graphql`
      fragment CompareScreen_merge on Comparison @throwOnFieldError {
        aheadBy
        behindBy
        isInBase
        mergePreview {
          ...MergeOutcome_preview
        }
      }
    `,
    comparison,
  );
  if (aheadBy === 0)
    return <p className="CompareMerge-none muted">Already up to date: base contains all commits of head</p>;
  if (isInBase) {
    return (
      <p className="CompareMerge-none muted">
        {`${displayPath(base)} has all changes of ${displayPath(head)} already, in other commits. `}
        {range.dots === "THREE" && (
          <Link to={addressOf.compare(slug, base, head, "TWO")}>Compare the two directly</Link>
        )}
      </p>
    );
  }
  if (mergePreview == null)
    return <p className="CompareMerge-none muted">Cannot merge: base and head share no history</p>;
  if (isOtherThanReview(range, behindBy)) {
    return (
      <p className="CompareMerge-none muted">
        {`This also undoes what only ${displayPath(base)} has. To request a review,`}{" "}
        <Link to={addressOf.compare(slug, base, head)}>compare since the merge base</Link>
      </p>
    );
  }
  return <MergeOutcome preview={mergePreview} head={displayPath(head)} base={displayPath(base)} />;
}
