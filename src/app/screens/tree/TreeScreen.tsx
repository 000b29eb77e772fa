import { FileDirectoryIcon } from "@primer/octicons-react";
import { graphql } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { TreeScreenQuery } from "#generated/TreeScreenQuery.graphql.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { FolderView } from "./FolderView.tsx";
import "./TreeScreen.css";
import { treeWords } from "./treeWords.ts";

const TEXT = treeWords.treeScreen;

/** The files of a revision, a folder at a time; of a repository without commits, what to do. */
export function TreeScreen({ query }: ScreenProps<TreeScreenQuery>) {
  const { repository } = useScreenQuery<TreeScreenQuery>(
    graphql`
      query TreeScreenQuery($slug: String!, $place: String!) @throwOnFieldError {
        repository(slug: $slug) {
          name
          slug
          isBare
          isEmpty
          headName
          ...FolderView_repository @arguments(place: $place)
        }
      }
    `,
    query,
  );
  const { name, slug, isBare, isEmpty, headName } = repository;
  return (
    <div className="Screen">
      {isEmpty ? (
        <>
          <PageTitle>{TEXT.title(name)}</PageTitle>
          <EmptyState
            title={TEXT.noCommits}
            level={1}
            icon={<FileDirectoryIcon size={24} />}
            actions={!isBare && <ButtonLink to={addressOf.worktree(slug)}>{TEXT.toWorktree}</ButtonLink>}
          >
            {TEXT.makeFirst(displayPath(headName ?? "HEAD"))}
          </EmptyState>
        </>
      ) : (
        <FolderView repository={repository} />
      )}
    </div>
  );
}
