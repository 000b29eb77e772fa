import { FileDirectoryIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { NoFiles_repository$key } from "#generated/NoFiles_repository.graphql.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";

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
export function NoFiles(props: { readonly repository: NoFiles_repository$key }) {
  const { name, slug, isBare, headName, defaultBranchRef } = useFragment(
    graphql`
      fragment NoFiles_repository on Repository @throwOnFieldError {
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
