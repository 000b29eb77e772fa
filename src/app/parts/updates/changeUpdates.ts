import { fetchQuery, graphql } from "react-relay";
import type { GraphQLTaggedNode, IEnvironment, OperationType } from "relay-runtime";
import type {
  changeUpdatesComparisonQuery,
  changeUpdatesComparisonQuery$variables,
} from "#generated/changeUpdatesComparisonQuery.graphql.ts";
import type {
  changeUpdatesReviewQuery,
  changeUpdatesReviewQuery$variables,
} from "#generated/changeUpdatesReviewQuery.graphql.ts";
import type {
  changeUpdatesWorktreeQuery,
  changeUpdatesWorktreeQuery$variables,
} from "#generated/changeUpdatesWorktreeQuery.graphql.ts";

/** That what is drawn of a change is not the change as it is now. */
export interface ChangeNews {
  /** Files whose change is another one; 0 where only commits differ. */
  readonly files: number;
  /** Whether there is no such change any more. */
  readonly isGone: boolean;
  /** Of a review, the number of the newest patch set where an older one is drawn. */
  readonly patchSet: number | null;
}

/** Asks whether two revisions differ otherwise by now than in the comparison that is drawn; null where they do not. */
export async function fetchComparisonNews(
  environment: IEnvironment,
  asked: changeUpdatesComparisonQuery$variables,
): Promise<ChangeNews | null> {
  const query = graphql`
    query changeUpdatesComparisonQuery($slug: String!, $drawn: ID!, $base: String!, $head: String!, $dots: Dots!)
    @throwOnFieldError {
      repository(slug: $slug) {
        comparisonNews(drawn: $drawn, base: $base, head: $head, dots: $dots) {
          files
          isGone
          patchSet
        }
      }
    }
  `;
  const answer = await fetchAnew<changeUpdatesComparisonQuery>(environment, query, asked);
  const news = answer?.repository.comparisonNews;
  if (news == null) return null;
  const { files, isGone, patchSet = null } = news;
  return { files, isGone, patchSet };
}

/** Asks whether a review's patch sets are another change by now than the one that is drawn; null where they are not. */
export async function fetchReviewNews(
  environment: IEnvironment,
  asked: changeUpdatesReviewQuery$variables,
): Promise<ChangeNews | null> {
  const query = graphql`
    query changeUpdatesReviewQuery($id: ID!, $drawn: ID!, $from: Int, $to: Int) @throwOnFieldError {
      node(id: $id) {
        ... on Review {
          reviewNews(drawn: $drawn, from: $from, to: $to) {
            files
            isGone
            patchSet
          }
        }
      }
    }
  `;
  const answer = await fetchAnew<changeUpdatesReviewQuery>(environment, query, asked);
  const news = answer?.node?.reviewNews;
  if (news == null) return null;
  const { files, isGone, patchSet = null } = news;
  return { files, isGone, patchSet };
}

/** Asks whether a part of the uncommitted work is another change by now than the one that is drawn; null where it is not. */
export async function fetchWorktreeNews(
  environment: IEnvironment,
  asked: changeUpdatesWorktreeQuery$variables,
): Promise<ChangeNews | null> {
  const query = graphql`
    query changeUpdatesWorktreeQuery($slug: String!, $drawn: ID!, $part: WorktreePart!) @throwOnFieldError {
      repository(slug: $slug) {
        worktreeNews(drawn: $drawn, part: $part) {
          files
          isGone
          patchSet
        }
      }
    }
  `;
  const answer = await fetchAnew<changeUpdatesWorktreeQuery>(environment, query, asked);
  const news = answer?.repository.worktreeNews;
  if (news == null) return null;
  const { files, isGone, patchSet = null } = news;
  return { files, isGone, patchSet };
}

/**
 * Asks a query of the server, whatever is known, and gives the whole answer once Relay has done with it: the same one asked
 * before that would get this one's answer.
 */
function fetchAnew<Q extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Q["variables"],
): Promise<Q["response"] | null> {
  return new Promise((resolve, reject) => {
    let answer: Q["response"] | null = null;
    fetchQuery<Q>(environment, query, variables, { networkCacheConfig: { force: true } }).subscribe({
      next: (data) => {
        answer = data;
      },
      error: reject,
      complete: () => queueMicrotask(() => resolve(answer)),
    });
  });
}
