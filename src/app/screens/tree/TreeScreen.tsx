import { graphql } from "react-relay";
import type { TreeScreenQuery } from "#generated/TreeScreenQuery.graphql.ts";
import { isUnborn } from "#app/parts/navigation/isUnborn.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { FolderView } from "./FolderView.tsx";
import { NoFiles } from "./NoFiles.tsx";
import "./TreeScreen.css";

/** The files of a revision, a folder at a time; where what is checked out has no commit, what to do. */
export function TreeScreen({ query, params }: ScreenProps<TreeScreenQuery>) {
  const { repository } = useScreenQuery<TreeScreenQuery>(
    graphql`
      query TreeScreenQuery($slug: String!, $place: String!) @throwOnFieldError {
        repository(slug: $slug) {
          isEmpty
          headName
          headRef {
            revision
          }
          ...NoFiles_repository
          ...FolderView_repository @arguments(place: $place)
        }
      }
    `,
    query,
  );
  const { isEmpty, headName, headRef } = repository;
  const hasNone = isEmpty || isUnborn({ name: headName, revision: headRef?.revision }, params["place"] ?? "HEAD");
  return (
    <div className="Screen">
      {hasNone ? <NoFiles repository={repository} /> : <FolderView repository={repository} />}
    </div>
  );
}
