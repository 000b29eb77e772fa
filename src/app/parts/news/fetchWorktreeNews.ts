import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type {
  fetchWorktreeNewsQuery,
  fetchWorktreeNewsQuery$variables,
} from "#generated/fetchWorktreeNewsQuery.graphql.ts";
import type { ChangeNews } from "./ChangeNews.ts";
import { fetchAnew } from "./fetchAnew.ts";

/** Asks whether a part of the uncommitted work is another change by now than the one that is drawn; null where it is not. */
export async function fetchWorktreeNews(
  environment: IEnvironment,
  asked: fetchWorktreeNewsQuery$variables,
): Promise<ChangeNews | null> {
  const query = graphql`
    query fetchWorktreeNewsQuery($slug: String!, $drawn: ID!, $part: WorktreePart!) @throwOnFieldError {
      repository(slug: $slug) {
        worktreeNews(drawn: $drawn, part: $part) {
          files
          isGone
          patchSet
        }
      }
    }
  `;
  const answer = await fetchAnew<fetchWorktreeNewsQuery>(environment, query, asked);
  const news = answer?.repository.worktreeNews;
  if (news == null) return null;
  const { files, isGone, patchSet = null } = news;
  return { files, isGone, patchSet };
}
