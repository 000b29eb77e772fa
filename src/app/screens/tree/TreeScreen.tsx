import { FileDirectoryIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { isUnborn } from "#app/parts/navigation/namedRefs.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { displayPath } from "#app/ui/format.ts";
import { EmptyState } from "#app/ui/Notice.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { addressOf } from "#contract/pages.ts";
import type { TreeScreen_noFiles$key } from "#generated/TreeScreen_noFiles.graphql.ts";
import type { TreeScreenQuery } from "#generated/TreeScreenQuery.graphql.ts";
import { FolderView } from "./FolderView.tsx";
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
          ...TreeScreen_noFiles
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

const TEXT = {
  title: (name: string): string => `Files · ${name} · Galley`,
  noFiles: "No files yet",
  makeFirst: (headName: string): string =>
    `${headName} has no commit. Make the first one, then reload this page to see its files.`,
  makeItsFirst: (headName: string): string =>
    `${headName} is checked out and has no commit. Make its first one and reload this page, or look at another branch.`,
  toWorktree: "Uncommitted work",
  toBranch: (branch: string): string => `Files of ${branch}`,
} as const;

/** Stands where what is checked out has no commit, and leads to where files are: on the disk, and on the default branch if that has a commit. */
function NoFiles(props: { readonly repository: TreeScreen_noFiles$key }) {
  const { name, slug, isBare, headName, defaultBranchRef } = useFragment(
    graphql`
      fragment TreeScreen_noFiles on Repository @throwOnFieldError {
        name
        slug
        isBare
        headName
        defaultBranchRef {
          revision
        }
      }
    `,
    props.repository,
  );
  const branch = displayPath(headName ?? "HEAD");
  const elsewhere = defaultBranchRef?.revision ?? null;
  return (
    <>
      <PageTitle>{TEXT.title(name)}</PageTitle>
      <EmptyState
        title={TEXT.noFiles}
        level={1}
        icon={<FileDirectoryIcon size={24} />}
        actions={
          <>
            {!isBare && <ButtonLink to={addressOf.worktree(slug)}>{TEXT.toWorktree}</ButtonLink>}
            {elsewhere !== null && (
              <ButtonLink to={addressOf.tree(slug, elsewhere)}>{TEXT.toBranch(displayPath(elsewhere))}</ButtonLink>
            )}
          </>
        }
      >
        {elsewhere === null ? TEXT.makeFirst(branch) : TEXT.makeItsFirst(branch)}
      </EmptyState>
    </>
  );
}
