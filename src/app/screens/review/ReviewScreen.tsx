import { useEffect, useEffectEvent } from "react";
import { graphql, useFragment, useMutation } from "react-relay";
import { NameGate } from "#app/reviewing/mutations/NameGate.tsx";
import { CommitRow } from "#app/reading/navigation/CommitRow.tsx";
import { SyncMenu } from "#app/reviewing/review/SyncMenu.tsx";
import { useFreshReview } from "#app/reviewing/updates/ReviewRefresher.ts";
import { useMarkRead } from "#app/reading/viewed/LastVisit.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { useRefetch, useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { counted } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { addressOf } from "#contract/pages.ts";
import type { ReviewScreen_commits$key } from "#generated/ReviewScreen_commits.graphql.ts";
import type { ReviewScreenCloseMergedMutation } from "#generated/ReviewScreenCloseMergedMutation.graphql.ts";
import type { ReviewScreenQuery } from "#generated/ReviewScreenQuery.graphql.ts";
import { HeadMoved } from "./HeadMoved.tsx";
import { ReviewAnswer } from "./ReviewAnswer.tsx";
import { ReviewDescription } from "./ReviewDescription.tsx";
import { ReviewHead } from "./ReviewHead.tsx";
import { ReviewSide } from "./ReviewSide.tsx";
import { ReviewTimeline } from "./ReviewTimeline.tsx";
import "./ReviewScreen.css";

const unreadableText = (lines: number): string =>
  `${counted(lines, "line")} in the notes of this review cannot be read, and may be damaged or of a newer version. Galley keeps them.`;
const QUERY = graphql`
  query ReviewScreenQuery($slug: String!, $review: String!) @throwOnFieldError @preloadable {
    repository(slug: $slug) {
      name
      slug
      ...NameGate_repository
      ...SyncMenu_repository
      review(key: $review) {
        id
        key
        title
        state
        isUnread
        unreadableLines
        unpushedComments
        submoduleNotice
        ...ReviewRefresher_page
        ...ReviewHead_review
        ...HeadMoved_review
        ...ReviewDescription_review
        ...ReviewScreen_commits
        ...ReviewTimeline_review
        ...ReviewAnswer_review
        ...ReviewSide_review
      }
    }
  }
`;

/** The conversation page of a review. */
export function ReviewScreen({ query }: ScreenProps<ReviewScreenQuery>) {
  const { repository } = useScreenQuery<ReviewScreenQuery>(QUERY, query);
  const { name, slug, review } = repository;
  const { go } = useRouter();
  const refetch = useRefetch(QUERY, query);
  const files = addressOf.reviewFiles(slug, review.key);
  useFreshReview(slug, review.id, { timeline: true });
  useMarkRead(review.id, review.isUnread);
  useCloseMerged(review.id, !["MERGED", "ABANDONED"].includes(review.state));
  useShortcut("g f", "Go to the files of this review", shortcutGroups.go, () => go(files));
  return (
    <NameGate repository={repository}>
      <div className="Screen Screen-narrow ReviewScreen stack gap-4">
        <PageTitle>{`${review.title} · ${name} · Galley`}</PageTitle>
        <ReviewHead
          review={review}
          slug={slug}
          sync={<SyncMenu repository={repository} unpushed={review.unpushedComments} onDone={refetch} />}
        />
        <div className="ReviewScreen-body gap-5">
          <div className="ReviewScreen-talk stack gap-4">
            <HeadMoved review={review} />
            {review.unreadableLines > 0 && <Notice tone="warning">{unreadableText(review.unreadableLines)}</Notice>}
            {review.submoduleNotice != null && <Notice>{review.submoduleNotice}</Notice>}
            <ReviewDescription review={review} />
            <ReviewCommits review={review} slug={slug} />
            <ReviewTimeline review={review} slug={slug} />
            <ReviewAnswer review={review} />
          </div>
          <ReviewSide review={review} slug={slug} />
        </div>
      </div>
    </NameGate>
  );
}

/** The commits of the current patch set, newest first, collapsed by default. A snapshot's commit is Galley's own. */
function ReviewCommits({ review, slug }: { readonly review: ReviewScreen_commits$key; readonly slug: string }) {
  const result = useFragment(
    graphql`
      fragment ReviewScreen_commits on Review @catch(to: RESULT) {
        patchSets {
          kind
        }
        commits(first: 100) {
          edges {
            node {
              oid
              ...CommitRow_commit
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    review,
  );
  if (!result.ok || !result.value.commits || result.value.commits.edges.length === 0) return null;
  if (result.value.patchSets?.at(-1)?.kind === "SNAPSHOT") return null;
  const { edges, pageInfo } = result.value.commits;
  return (
    <details className="ReviewCommits">
      <summary>
        {pageInfo.hasNextPage && "Newest "}
        {counted(edges.length, "commit")}
      </summary>
      <ul className="CommitList card lines">
        {edges.map(({ node }) => (
          <CommitRow key={node.oid} commit={node} addressOf={(oid) => addressOf.commit(slug, oid)} />
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <p>
          <Link to={addressOf.history(slug, edges.at(-1)?.node.oid ?? "HEAD")}>Older commits</Link>
        </p>
      )}
    </details>
  );
}

/**
 * Asks the server, once per opened review, to close it if its change was merged by squash or rebase, which git
 * history does not show. The review stays open if the change is not merged or closing fails.
 */
function useCloseMerged(review: string, isUnderReview: boolean): void {
  const [commit] = useMutation<ReviewScreenCloseMergedMutation>(graphql`
    mutation ReviewScreenCloseMergedMutation($input: ReviewInput!) {
      closeMerged(input: $input) {
        review {
          mergedHow
          ...ReviewRefresher_review
          ...ReviewTimeline_review
        }
      }
    }
  `);
  const closeMerged = useEffectEvent(() => commit({ variables: { input: { review } } }));
  useEffect(() => {
    if (isUnderReview) closeMerged();
  }, [review, isUnderReview]);
}
