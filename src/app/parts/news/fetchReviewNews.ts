import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { fetchReviewNewsQuery, fetchReviewNewsQuery$variables } from "#generated/fetchReviewNewsQuery.graphql.ts";
import type { ChangeNews } from "./ChangeNews.ts";
import { fetchAnew } from "./fetchAnew.ts";

/** Asks whether a review's patch sets are another change by now than the one that is drawn; null where they are not. */
export async function fetchReviewNews(
  environment: IEnvironment,
  asked: fetchReviewNewsQuery$variables,
): Promise<ChangeNews | null> {
  const query = graphql`
    query fetchReviewNewsQuery($id: ID!, $drawn: ID!, $from: Int, $to: Int) @throwOnFieldError {
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
  const answer = await fetchAnew<fetchReviewNewsQuery>(environment, query, asked);
  const news = answer?.node?.reviewNews;
  if (news == null) return null;
  const { files, isGone, patchSet = null } = news;
  return { files, isGone, patchSet };
}
