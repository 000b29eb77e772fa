import { FileDirectoryIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { isUnborn } from "#app/reading/navigation/namedRefs.ts";
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

/** The files of a revision, one folder at a time, or a hint when HEAD has no commits. */
export function TreeScreen({ query, params }: ScreenProps<TreeScreenQuery>) {
  const { repository } = useScreenQuery<TreeScreenQuery>(
    graphql`
      query TreeScreenQuery($slug: String!, $revisionPath: String!) @throwOnFieldError @preloadable {
        repository(slug: $slug) {
          isEmpty
          headName
          headRef {
            revision
          }
          ...TreeScreen_noFiles
          ...FolderView_repository @arguments(revisionPath: $revisionPath)
        }
      }
    `,
    query,
  );
  const { isEmpty, headName, headRef } = repository;
  const hasNone =
    isEmpty || isUnborn({ name: headName, revision: headRef?.revision }, params["revisionPath"] ?? "HEAD");
  return (
    <div className="Screen">
      {hasNone ? <NoFiles repository={repository} /> : <FolderView repository={repository} />}
    </div>
  );
}

/** Empty state when HEAD has no commits. Links to the work tree and, if it has commits, to the default branch. */
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
      <PageTitle>{`Files · ${name} · Galley`}</PageTitle>
      <EmptyState
        title="No files yet"
        level={1}
        icon={<FileDirectoryIcon size={24} />}
        actions={
          <>
            {!isBare && <ButtonLink to={addressOf.worktree(slug)}>Uncommitted work</ButtonLink>}
            {elsewhere !== null && (
              <ButtonLink to={addressOf.tree(slug, elsewhere)}>Files of {displayPath(elsewhere)}</ButtonLink>
            )}
          </>
        }
      >
        {elsewhere === null
          ? `${branch} has no commits. Create the first one, then reload this page to see its files.`
          : `${branch} is checked out but has no commits. Create the first one and reload this page, or choose another branch.`}
      </EmptyState>
    </>
  );
}
