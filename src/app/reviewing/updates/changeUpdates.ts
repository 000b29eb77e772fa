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

// The screens load this when they first need it, after their first lines.

/** The difference between the displayed change and the current one. */
export interface ChangeUpdate {
  /** The number of files with another change; 0 when only the commits differ. */
  readonly files: number;
  /** True when the change no longer exists. */
  readonly isGone: boolean;
  /** The newest patch set of a review while an older one is displayed. */
  readonly patchSet: number | null;
}

type FetchedUpdate = changeUpdatesComparisonQuery["response"]["repository"]["comparisonUpdate"];

function updateOf(update: FetchedUpdate): ChangeUpdate | null {
  if (update == null) return null;
  const { files, isGone, patchSet = null } = update;
  return { files, isGone, patchSet };
}

/** Checks whether two revisions now differ from the displayed comparison; resolves to null when they do not. */
export async function fetchComparisonUpdate(
  environment: IEnvironment,
  queryVariables: changeUpdatesComparisonQuery$variables,
): Promise<ChangeUpdate | null> {
  const query = graphql`
    query changeUpdatesComparisonQuery(
      $slug: String!
      $drawn: ID!
      $base: String!
      $head: String!
      $dots: Dots!
      $layers: LayerRange
    ) @throwOnFieldError {
      repository(slug: $slug) {
        comparisonUpdate(drawn: $drawn, base: $base, head: $head, dots: $dots, layers: $layers) {
          files
          isGone
          patchSet
        }
      }
    }
  `;
  const answer = await fetchFresh<changeUpdatesComparisonQuery>(environment, query, queryVariables);
  return updateOf(answer?.repository.comparisonUpdate);
}

/** Checks whether a review's patch sets now differ from the displayed comparison; resolves to null when they do not. */
export async function fetchReviewUpdate(
  environment: IEnvironment,
  queryVariables: changeUpdatesReviewQuery$variables,
): Promise<ChangeUpdate | null> {
  const query = graphql`
    query changeUpdatesReviewQuery($id: ID!, $drawn: ID!, $from: Int, $to: Int, $layers: LayerRange)
    @throwOnFieldError {
      node(id: $id) {
        ... on Review {
          reviewUpdate(drawn: $drawn, from: $from, to: $to, layers: $layers) {
            files
            isGone
            patchSet
          }
        }
      }
    }
  `;
  const answer = await fetchFresh<changeUpdatesReviewQuery>(environment, query, queryVariables);
  return updateOf(answer?.node?.reviewUpdate);
}

/** Checks whether uncommitted work now differs from the displayed comparison; resolves to null when it does not. */
export async function fetchWorktreeUpdate(
  environment: IEnvironment,
  queryVariables: changeUpdatesWorktreeQuery$variables,
): Promise<ChangeUpdate | null> {
  const query = graphql`
    query changeUpdatesWorktreeQuery($slug: String!, $drawn: ID!, $part: WorktreePart!) @throwOnFieldError {
      repository(slug: $slug) {
        worktreeUpdate(drawn: $drawn, part: $part) {
          files
          isGone
          patchSet
        }
      }
    }
  `;
  const answer = await fetchFresh<changeUpdatesWorktreeQuery>(environment, query, queryVariables);
  return updateOf(answer?.repository.worktreeUpdate);
}

/**
 * Sends a query to the server, bypassing the cache. Resolves after Relay has finished the request: an identical one
 * sent earlier would get its answer.
 */
function fetchFresh<Q extends OperationType>(
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
