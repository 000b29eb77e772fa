import { useRouter } from "#app/relay/useRouter.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { addressOf } from "#contract/pages.ts";

const TEXT = {
  history: "Go to history",
  files: "Go to files",
  search: "Search code",
  reviews: "Go to reviews",
  worktree: "Go to uncommitted work",
  compare: "Compare revisions",
} as const;

/**
 * Binds the keys that go to the pages of a repository: of the one whose page is on screen, and on the home page of the
 * only one served. Undefined if there is no such repository.
 */
export function useRepositoryKeys(slug: string | undefined): void {
  const { go } = useRouter();
  const useGo = (keys: string, label: string, address: (repository: string) => string): void =>
    useShortcut(keys, label, shortcutGroups.go, () => slug !== undefined && go(address(slug)), {
      enabled: slug !== undefined,
    });
  useGo("g h", TEXT.history, (repository) => addressOf.history(repository, "HEAD"));
  useGo("g f", TEXT.files, (repository) => addressOf.tree(repository));
  useGo("g /", TEXT.search, (repository) => addressOf.search(repository));
  useGo("g r", TEXT.reviews, (repository) => addressOf.reviews(repository));
  useGo("g w", TEXT.worktree, (repository) => addressOf.worktree(repository));
  useGo("g c", TEXT.compare, (repository) => addressOf.compareStart(repository));
}
