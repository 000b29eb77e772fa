import { graphql } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { HistoryScreenQuery } from "#generated/HistoryScreenQuery.graphql.ts";
import { RevisionPicker } from "#app/parts/RevisionPicker.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { HistoryPages } from "./HistoryPages.tsx";
import "./HistoryScreen.css";

/** The commits that led to a revision, newest first, a page at a time. */
export function HistoryScreen({ query, params }: ScreenProps<HistoryScreenQuery>) {
  const { repository } = useScreenQuery<HistoryScreenQuery>(
    graphql`
      query HistoryScreenQuery(
        $slug: String!
        $revision: String!
        $first: Int
        $after: String
        $last: Int
        $before: String
      ) @throwOnFieldError {
        repository(slug: $slug) {
          name
          slug
          headName
          headRef {
            revision
          }
          history(revision: $revision, first: $first, after: $after, last: $last, before: $before) {
            ...HistoryPages_history
          }
        }
      }
    `,
    query,
  );
  const { go } = useRouter();
  const { name, slug, headName, headRef, history } = repository;
  const revision = params["revision"] ?? headRef?.revision ?? headName ?? "HEAD";
  return (
    <div className="Screen">
      <title>{`History of ${revision} · ${name} · Galley`}</title>
      <div className="HistoryScreen-head">
        <h1 className="HistoryScreen-title">History</h1>
        <RevisionPicker
          key={revision}
          slug={slug}
          label="Of"
          value={revision}
          onPick={(next) => go(addressOf.history(slug, next))}
        />
      </div>
      <HistoryPages history={history} slug={slug} revision={revision} />
    </div>
  );
}
