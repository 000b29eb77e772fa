import { FileDirectoryIcon } from "@primer/octicons-react";
import { useMemo } from "react";
import { graphql } from "react-relay";
import { NameGate } from "#app/parts/mutations/NameGate.tsx";
import { WorkTreeEditedContext } from "#app/parts/mutations/useUndoWorkTreeEdit.ts";
import { FileLinksContext } from "#app/parts/readers/ReaderProps.ts";
import { fetchWorktreeNews } from "#app/parts/updates/changeUpdates.ts";
import { useFreshReview } from "#app/parts/updates/ReviewRefresher.ts";
import { StaleBar, useStale } from "#app/parts/updates/StaleBar.tsx";
import { SinceLooked } from "#app/parts/viewed/LastVisit.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useAskAgain, useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Skeleton } from "#app/ui/loading.tsx";
import { EmptyState, Notice } from "#app/ui/Notice.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { linksInFile } from "#contract/addresses.ts";
import { addressOf } from "#contract/pages.ts";
import type { WorktreePart, WorktreeScreenQuery } from "#generated/WorktreeScreenQuery.graphql.ts";
import { CleanWorktree } from "./CleanWorktree.tsx";
import { UnreadFiles } from "./SkippedFiles.tsx";
import { WorktreeHead } from "./WorktreeHead.tsx";
import { WorktreeReader } from "./WorktreeReader.tsx";
import { useWorktreeSpan } from "./WorktreeSpan.tsx";
import "./WorktreeScreen.css";

const TEXT = {
  leading: "Reading what came since you looked",
  uncommittedWorkTitle: (name: string): string => `Uncommitted work · ${name} · Galley`,
} as const;

const QUERY = graphql`
  query WorktreeScreenQuery(
    $slug: String!
    $part: WorktreePart!
    $stash: Int!
    $from: Int
    $to: Int
    $showsPart: Boolean!
    $showsSpan: Boolean!
    $showsStash: Boolean!
    $options: DiffOptions
    $order: FileOrder
  ) @throwOnFieldError {
    repository(slug: $slug) {
      id
      name
      slug
      ...NameGate_repository
      ...CommittedWork_repository @defer
      worktree {
        isClean
        comparison(part: $part) {
          id
        }
        ...WorktreeHead_worktree
        ...CleanWorktree_worktree
        ...SkippedFiles_worktree
        ...WorktreeReader_worktree
          @arguments(
            part: $part
            stash: $stash
            from: $from
            to: $to
            showsPart: $showsPart
            showsSpan: $showsSpan
            showsStash: $showsStash
            options: $options
            order: $order
          )
        review {
          id
          sinceLooked
          patchSets {
            number
          }
          ...LastVisit_review
          ...CommentedChange_review @arguments(from: $from, to: $to)
          ...ReviewBar_review
          ...WholeChangeThreads_review
          ...reviewFragments_review
          ...ReviewThreadView_review
          ...DraftView_review
          ...CommentComposer_review
        }
      }
    }
  }
`;

/** What is not committed yet, all of it or a part, as a proof that one can remark on. */
export function WorktreeScreen({ query }: ScreenProps<WorktreeScreenQuery>) {
  const { repository } = useScreenQuery<WorktreeScreenQuery>(QUERY, query);
  const askAgain = useAskAgain(QUERY, query);
  const { id, name, slug, worktree } = repository;
  const linksOf = useMemo(() => linksInFile(slug), [slug]);
  const { showsStash, part } = query.variables;
  const review = worktree?.review ?? null;
  // Where nothing is uncommitted the review is that of a commit, which has its own pages.
  const { isLeading, since, gone } = useWorktreeSpan(
    worktree?.isClean === true ? null : (review?.sinceLooked ?? null),
    review?.patchSets.map(({ number }) => number) ?? [],
  );
  // A stash can be read though nothing is uncommitted now.
  const isEmpty = worktree?.isClean === true && !showsStash;
  return (
    <NameGate repository={repository}>
      <div className="Screen Remarked WorktreeScreen">
        <PageTitle>{TEXT.uncommittedWorkTitle(name)}</PageTitle>
        {worktree == null ? (
          <NoWorktree slug={slug} />
        ) : (
          <>
            <WorktreeHead slug={slug} repositoryId={id} worktree={worktree} onTaken={askAgain} />
            {review !== null && <FreshReview slug={slug} reviewId={review.id} />}
            <StaleWorktree
              slug={slug}
              drawn={showsStash ? null : worktree.comparison.id}
              part={part}
              onShow={askAgain}
            />
            {!showsStash && <UnreadFiles repositoryId={id} worktree={worktree} onRead={askAgain} />}
            {isEmpty ? (
              <CleanWorktree slug={slug} worktree={worktree} repository={repository} />
            ) : (
              <>
                {gone !== null && <Notice>{gone}</Notice>}
                {review !== null && (
                  <SinceLooked review={review} from={since} whole={addressOf.worktree(slug, { from: 0 })} />
                )}
                {isLeading ? (
                  <Skeleton rows={28} rowHeight={20} label={TEXT.leading} />
                ) : (
                  // Handing back takes a snapshot, so that what comes next is held against what there was then.
                  <FileLinksContext value={linksOf}>
                    <WorkTreeEditedContext value={askAgain}>
                      <WorktreeReader slug={slug} worktree={worktree} review={review} onPublished={askAgain} />
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

const NO_WORKTREE_TEXT = {
  title: "There is no work tree here",
  text: "The repository is bare: nobody works in it, so nothing in it is uncommitted. Its branches can be read.",
  history: "History",
  reviews: "Reviews",
} as const;

/** Stands where a repository has no work tree, and leads to what it has. */
function NoWorktree({ slug }: { readonly slug: string }) {
  return (
    <div className="WorktreeScreen-alone">
      <EmptyState
        title={NO_WORKTREE_TEXT.title}
        level={1}
        icon={<FileDirectoryIcon size={24} />}
        actions={
          <>
            <ButtonLink to={addressOf.history(slug, "HEAD")}>{NO_WORKTREE_TEXT.history}</ButtonLink>
            <ButtonLink to={addressOf.reviews(slug)}>{NO_WORKTREE_TEXT.reviews}</ButtonLink>
          </>
        }
      >
        {NO_WORKTREE_TEXT.text}
      </EmptyState>
    </div>
  );
}

interface Props {
  readonly slug: string;
  /** The id of what is drawn of the uncommitted work; null for a stash, which does not change. */
  readonly drawn: string | null;
  readonly part: WorktreePart;
  /** Reads the uncommitted work anew. */
  readonly onShow: () => void;
}

/** Says that the uncommitted work is another by now than what is drawn, and reads it anew when one asks. */
function StaleWorktree({ slug, drawn, part, onShow }: Props) {
  const stale = useStale(slug, drawn, "workTree", (environment, known) =>
    fetchWorktreeNews(environment, { slug, drawn: known, part }),
  );
  return <StaleBar stale={stale} onShow={onShow} />;
}

interface FreshReviewProps {
  readonly slug: string;
  readonly reviewId: string;
}

/** Keeps what is said of the uncommitted work as it is in the repository; shows nothing itself. */
function FreshReview({ slug, reviewId }: FreshReviewProps) {
  useFreshReview(slug, reviewId);
  return null;
}
