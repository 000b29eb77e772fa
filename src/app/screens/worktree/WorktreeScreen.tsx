import { FileDirectoryIcon } from "@primer/octicons-react";
import { useEffect, useEffectEvent, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { NameGate } from "#app/reviewing/mutations/NameGate.tsx";
import { WorkTreeEditedContext } from "#app/reviewing/mutations/useUndoWorkTreeEdit.ts";
import { PartTabs } from "#app/reading/navigation/PartTabs.tsx";
import { FileLinksContext } from "#app/reading/views/ReaderProps.ts";
import { useFreshReview } from "#app/reviewing/updates/ReviewRefresher.ts";
import { type Check, StaleBar, useStale } from "#app/reviewing/comments/StaleBar.tsx";
import { OutsideCount, PartialSpan } from "#app/reading/viewed/LastVisit.tsx";
import { PartialView } from "#app/reading/viewed/PartialView.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useRefetch, useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Skeleton } from "#app/ui/loading.tsx";
import { EmptyState, Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { linksInFile } from "#contract/addresses.ts";
import { addressOf } from "#contract/pages.ts";
import type { WorktreeScreen_outside$key } from "#generated/WorktreeScreen_outside.graphql.ts";
import type { WorktreePart, WorktreeScreenQuery } from "#generated/WorktreeScreenQuery.graphql.ts";
import type { WorktreeScreenUpdateQuery } from "#generated/WorktreeScreenUpdateQuery.graphql.ts";
import { CleanWorktree } from "./CleanWorktree.tsx";
import { SkippedFiles } from "./SkippedFiles.tsx";
import { WorktreeHead } from "./WorktreeHead.tsx";
import { WorktreeReader } from "./WorktreeReader.tsx";
import { useWorktreeSpan } from "./WorktreeSpan.tsx";
import "./WorktreeScreen.css";

const TEXT = {
  parts: {
    STAGED: "Staged changes, which cannot be reverted here",
    UNSTAGED: "Unstaged changes",
    UNTRACKED: "Untracked files",
    CONFLICTED: "Files in conflict",
  },
} as const;

const QUERY = graphql`
  query WorktreeScreenQuery(
    $slug: String!
    $part: WorktreePart!
    $from: Int
    $to: Int
    $showsPart: Boolean!
    $showsSpan: Boolean!
    $options: DiffOptions
    $order: FileOrder
  ) @throwOnFieldError @preloadable {
    repository(slug: $slug) {
      id
      name
      slug
      ...NameGate_repository
      worktree {
        isClean
        comparison(part: $part) {
          id
        }
        ...WorktreeHead_worktree
        parts {
          ...PartTabs_parts
        }
        ...CleanWorktree_worktree
        ...SkippedFiles_worktree
        ...WorktreeScreen_outside @arguments(part: $part) @defer
        ...WorktreeReader_worktree
          @arguments(
            part: $part
            from: $from
            to: $to
            showsPart: $showsPart
            showsSpan: $showsSpan
            options: $options
            order: $order
          )
        review {
          id
          sinceLastVisit
          patchSets {
            number
          }
          ...LastVisit_review
          ...LastVisit_outside @arguments(from: $from, to: $to) @defer
          ...CommentedChange_review @arguments(from: $from, to: $to)
          ...ReviewBar_review
          ...WholeChangeThreads_review
          ...ReviewRefresher_page
          ...ReviewThreadView_review
          ...DraftView_review
          ...CommentComposer_review
        }
      }
    }
  }
`;

/** The uncommitted work, all or a part of it, with comments. */
export function WorktreeScreen({ query }: ScreenProps<WorktreeScreenQuery>) {
  const { repository } = useScreenQuery<WorktreeScreenQuery>(QUERY, query);
  const refetch = useRefetch(QUERY, query);
  const { id, name, slug, worktree } = repository;
  const linksOf = useMemo(() => linksInFile(slug), [slug]);
  const { showsSpan, showsPart, part } = query.variables;
  const whole = addressOf.worktree(slug, { from: 0 });
  const review = worktree?.review ?? null;
  // A clean work tree has the review of a commit, which is shown on its own pages.
  const { isLeading, span, gone } = useWorktreeSpan(
    worktree?.isClean === true ? null : (review?.sinceLastVisit ?? null),
    review?.patchSets.map(({ number }) => number) ?? [],
  );
  const note =
    review === null || worktree == null ? null : showsSpan ? (
      <PartialSpan review={review} from={span.from} to={span.to} whole={whole} />
    ) : showsPart && part !== "ALL" ? (
      <PartialView whole={whole} outside={<OutsidePart worktree={worktree} />}>
        {TEXT.parts[part]}
      </PartialView>
    ) : null;
  const skipped = worktree != null && <SkippedFiles repositoryId={id} worktree={worktree} onRead={refetch} />;
  return (
    <NameGate repository={repository}>
      <div className="Screen CommentedChange WorktreeScreen">
        <PageTitle>{`Uncommitted work · ${name} · Galley`}</PageTitle>
        {worktree == null ? (
          <NoWorktree slug={slug} />
        ) : (
          <>
            <WorktreeHead slug={slug} repositoryId={id} worktree={worktree} onTaken={refetch} />
            {review !== null && <FreshReview slug={slug} reviewId={review.id} />}
            <StaleWorktree
              slug={slug}
              drawn={worktree.comparison.id}
              part={part}
              isClean={worktree.isClean}
              onShow={refetch}
            />
            {worktree.isClean && skipped}
            {worktree.isClean ? (
              <CleanWorktree slug={slug} worktree={worktree} />
            ) : (
              <>
                {gone !== null && <Notice>{gone}</Notice>}
                {isLeading ? (
                  <Skeleton rows={28} rowHeight={20} label="Loading changes since your last visit" />
                ) : (
                  // Submitting a review takes a snapshot, so that later changes are compared with the reviewed state.
                  <FileLinksContext value={linksOf}>
                    <WorkTreeEditedContext value={refetch}>
                      <WorktreeReader
                        slug={slug}
                        worktree={worktree}
                        review={review}
                        tabs={
                          <PartTabs
                            parts={worktree.parts}
                            shown={showsPart ? part : null}
                            group={shortcutGroups.uncommittedWork}
                            addressOfPart={(one) =>
                              addressOf.worktree(slug, one === "ALL" ? { from: 0 } : { part: one })
                            }
                          />
                        }
                        note={
                          <>
                            {skipped}
                            {note}
                          </>
                        }
                        onPublished={refetch}
                      />
                    </WorkTreeEditedContext>
                  </FileLinksContext>
                )}
              </>
            )}
          </>
        )}
      </div>
    </NameGate>
  );
}

/** How much of the uncommitted work outside of the part that is shown is not viewed yet. */
function OutsidePart({ worktree }: { readonly worktree: WorktreeScreen_outside$key }) {
  const { unviewedOutside } = useFragment(
    graphql`
      fragment WorktreeScreen_outside on Worktree
      @throwOnFieldError
      @argumentDefinitions(part: { type: "WorktreePart!" }) {
        unviewedOutside(part: $part) {
          ...LastVisit_count
        }
      }
    `,
    worktree,
  );
  return <OutsideCount count={unviewedOutside ?? null} />;
}

/** Empty state of a bare repository, with links to its other pages. */
function NoWorktree({ slug }: { readonly slug: string }) {
  return (
    <div className="WorktreeScreen-alone">
      <EmptyState
        title="No work tree"
        level={1}
        icon={<FileDirectoryIcon size={24} />}
        actions={
          <>
            <ButtonLink to={addressOf.history(slug, "HEAD")}>History</ButtonLink>
            <ButtonLink to={addressOf.reviews(slug)}>Reviews</ButtonLink>
          </>
        }
      >
        The repository is bare, so it has no uncommitted changes. Open its history or its reviews instead.
      </EmptyState>
    </div>
  );
}

type Update = WorktreeScreenUpdateQuery;
const readUpdate = ({ repository }: Update["response"], { drawn }: Update["variables"]): Check => ({
  drawn,
  update: repository?.worktreeUpdate ?? null,
});

interface Props {
  readonly slug: string;
  /** The id of the work tree state that is shown. */
  readonly drawn: string;
  readonly part: WorktreePart;
  readonly isClean: boolean;
  /** Refetches the uncommitted work. */
  readonly onShow: () => void;
}

/**
 * Notice that the work tree has changed since it was loaded, with a button that refetches it. Where nothing was uncommitted,
 * nothing is being read that could move, so new changes are shown at once.
 */
function StaleWorktree({ slug, drawn, part, isClean, onShow }: Props) {
  const update = useStale<Update>(
    slug,
    "workTree",
    graphql`
      query WorktreeScreenUpdateQuery($slug: String!, $drawn: ID!, $part: WorktreePart!) {
        repository(slug: $slug) {
          worktreeUpdate(drawn: $drawn, part: $part) {
            ...StaleBar_update
          }
        }
      }
    `,
    { slug, drawn, part },
    readUpdate,
  );
  const isShownAtOnce = isClean && update !== null;
  const show = useEffectEvent(onShow);
  useEffect(() => {
    if (isShownAtOnce) show();
  }, [isShownAtOnce]);
  return <StaleBar update={update} onShow={onShow} />;
}

/** Keeps the review's comments up to date. Renders nothing. */
function FreshReview({ slug, reviewId }: { readonly slug: string; readonly reviewId: string }) {
  useFreshReview(slug, reviewId);
  return null;
}
