import { FileDirectoryIcon } from "@primer/octicons-react";
import { addressOf } from "#contract/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { worktreeWords } from "./worktreeWords.ts";

const TEXT = worktreeWords.noWorktree;

/** Stands where a repository has no work tree, and leads to what it has. */
export function NoWorktree({ slug }: { readonly slug: string }) {
  return (
    <div className="WorktreeScreen-alone">
      <EmptyState
        title={TEXT.title}
        level={1}
        icon={<FileDirectoryIcon size={24} />}
        actions={
          <>
            <ButtonLink to={addressOf.history(slug, "HEAD")}>{TEXT.history}</ButtonLink>
            <ButtonLink to={addressOf.reviews(slug)}>{TEXT.reviews}</ButtonLink>
          </>
        }
      >
        {TEXT.text}
      </EmptyState>
    </div>
  );
}
