import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type {
  fetchComparisonNewsQuery,
  fetchComparisonNewsQuery$variables,
} from "#generated/fetchComparisonNewsQuery.graphql.ts";
import type { ChangeNews } from "./ChangeNews.ts";
import { fetchAnew } from "./fetchAnew.ts";

/** Asks whether two revisions differ otherwise by now than in the comparison that is drawn; null where they do not. */
export async function fetchComparisonNews(
  environment: IEnvironment,
  asked: fetchComparisonNewsQuery$variables,
): Promise<ChangeNews | null> {
  const query = graphql`
    query fetchComparisonNewsQuery($slug: String!, $drawn: ID!, $base: String!, $head: String!, $dots: Dots!)
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
  const answer = await fetchAnew<fetchComparisonNewsQuery>(environment, query, asked);
  const news = answer?.repository.comparisonNews;
  if (news == null) return null;
  const { files, isGone, patchSet = null } = news;
  return { files, isGone, patchSet };
}
