import { useMemo } from "react";
import { graphql } from "react-relay";
import { linksInFile } from "#contract/linksInFile.ts";
import { addressOf } from "#contract/pages.ts";
import type { WorktreeScreenQuery } from "#generated/WorktreeScreenQuery.graphql.ts";
import { FileLinksContext } from "#app/parts/FileLinksContext.ts";
import { NameGate } from "#app/parts/deeds/NameGate.tsx";
import { WorkTreeEditedContext } from "#app/parts/deeds/WorkTreeEditedContext.ts";
import { SinceLooked } from "#app/parts/seen/SinceLooked.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useAskAgain } from "#app/relay/useAskAgain.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { CleanWorktree } from "./CleanWorktree.tsx";
import { FreshReview } from "./FreshReview.tsx";
import { NoWorktree } from "./NoWorktree.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import { StaleWorktree } from "./StaleWorktree.tsx";
import { UnreadFiles } from "./UnreadFiles.tsx";
import { useWorktreeSpan } from "./useWorktreeSpan.ts";
import { WorktreeHead } from "./WorktreeHead.tsx";
import { WorktreeReader } from "./WorktreeReader.tsx";
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
        ...UnreadFiles_worktree
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
          ...SinceLooked_review
          ...RemarkedChange_review @arguments(from: $from, to: $to)
          ...ReviewBar_review
          ...OnWholeChange_review
          ...ReviewFacts_review
          ...ReviewThreadView_review
          ...DraftView_review
          ...RemarkComposer_review
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
