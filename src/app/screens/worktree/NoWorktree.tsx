import { FileDirectoryIcon } from "@primer/octicons-react";
import { addressOf } from "#contract/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";

const TEXT = {
  title: "There is no work tree here",
  text: "The repository is bare: nobody works in it, so nothing in it is uncommitted. Its branches can be read.",
  history: "History",
  reviews: "Reviews",
} as const;

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
