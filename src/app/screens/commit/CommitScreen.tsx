import { graphql } from "react-relay";
import type { CommitScreenQuery } from "#generated/CommitScreenQuery.graphql.ts";
import { ChangeReader } from "#app/parts/ChangeReader.tsx";
import { useDiffLayout } from "#app/parts/useDiffLayout.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useSearchParam } from "#app/relay/useSearchParam.ts";
import { CommitHead } from "./CommitHead.tsx";

/** One commit against one of its parents. */
export function CommitScreen({ query, params }: ScreenProps<CommitScreenQuery>) {
  const { repository } = useScreenQuery<CommitScreenQuery>(
    graphql`
      query CommitScreenQuery($slug: String!, $revision: String!, $parent: Int!) @throwOnFieldError {
        repository(slug: $slug) {
          name
          slug
          commit(revision: $revision) {
            abbreviatedOid
            messageHeadline
            ...CommitHead_commit
            comparison(parent: $parent) {
              ...ChangeReader_comparison
            }
          }
        }
      }
    `,
    query,
  );
  const [view, setView] = useSearchParam("view");
  const [layout, setLayout] = useDiffLayout(view, setView);
  const { commit, name, slug } = repository;
  return (
    <div className="Screen">
      <title>{`${commit.messageHeadline || commit.abbreviatedOid} · ${name} · Galley`}</title>
      <CommitHead commit={commit} slug={slug} revision={params["revision"] ?? ""} />
      <ChangeReader comparison={commit.comparison} layout={layout} onLayout={setLayout} />
    </div>
  );
}
