import { graphql, readInlineData } from "react-relay";
import type {
  worktreeSwitcher_worktree$data,
  worktreeSwitcher_worktree$key,
} from "#generated/worktreeSwitcher_worktree.graphql.ts";
import type { worktreeSwitcherQuery } from "#generated/worktreeSwitcherQuery.graphql.ts";
import { useLoadedQuery } from "../data/useLoadedQuery.ts";
import { Button } from "#app/ui/Button.tsx";
import { counted } from "#app/ui/format.ts";
import { textBuffer } from "#app/ui/keyBuffer.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { Store } from "#app/ui/Store.ts";

const KEYS = "g t";
const LABEL = "Switch to another work tree…";

export type Worktree = worktreeSwitcher_worktree$data;

/** Loads the work trees of a repository, the main one first; none if it has no linked ones. Null loads nothing. */
export function useWorktrees(slug: string | null) {
  return useLoadedQuery<worktreeSwitcherQuery, readonly Worktree[]>(
    graphql`
      query worktreeSwitcherQuery($slug: String!) @throwOnFieldError {
        repository(slug: $slug) {
          worktrees {
            ...worktreeSwitcher_worktree
          }
        }
      }
    `,
    slug === null ? null : { slug },
    read,
  );
}

/* oxlint-disable relay/unused-fields -- the list of work trees reads them too */
function read({ repository }: worktreeSwitcherQuery["response"]): readonly Worktree[] {
  return repository.worktrees.map((worktree: worktreeSwitcher_worktree$key) =>
    readInlineData(
      graphql`
        fragment worktreeSwitcher_worktree on KnownWorktree @inline @throwOnFieldError {
          id
          slug
          path
          branch
          locked
          isGone
          files
          base
          ahead
          owners
          isShared
        }
      `,
      worktree,
    ),
  );
}

/* oxlint-enable relay/unused-fields */

/** The slug of the repository whose work trees are listed; null if none are. */
export const openedWorktrees = new Store<string | null>(null);

/** Lists the work trees of a repository, to switch to one of them. Text typed while the code loads is put into the field. */
function openWorktreeSwitcher(slug: string): void {
  textBuffer.startBuffering();
  openedWorktrees.set(slug);
}

/** Binds the key that lists the work trees of a repository; undefined if there is none. */
export function useWorktreesKey(slug: string | undefined): void {
  const open = (): void => openWorktreeSwitcher(slug ?? "");
  useShortcut(KEYS, LABEL, shortcutGroups.uncommittedWork, open, { enabled: slug !== undefined });
}

/** Says how many other work trees have work, and lists all. Renders nothing if none has. */
export function OtherWorktrees({ slug }: { readonly slug: string }) {
  const { latest } = useWorktrees(slug);
  const others = (latest ?? []).filter((one) => one.slug !== slug && ((one.files ?? 0) > 0 || one.ahead > 0));
  if (others.length === 0) return null;
  return (
    <Button size="small" hint={LABEL} keys={KEYS} onClick={() => openWorktreeSwitcher(slug)}>
      {counted(others.length, "other work tree")} with work
    </Button>
  );
}
