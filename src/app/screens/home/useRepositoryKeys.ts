import { useWorktreesKey } from "#app/reading/inbox/worktreeSwitcher.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { addressOf } from "#contract/pages.ts";
import { openPullRequest } from "./forges/openPullRequest.tsx";

/**
 * Binds the keys that go to the pages of a repository: of the one whose page is on screen, and on the home page of the
 * only one served. Undefined if there is no such repository.
 */
export function useRepositoryKeys(slug: string | undefined): void {
  const { go } = useRouter();
  const [enabled, known] = [slug !== undefined, slug ?? ""];
  const useGo = (keys: string, label: string, address: (repository: string) => string): void =>
    useShortcut(keys, label, shortcutGroups.go, () => go(address(known)), { enabled });
  useGo("g h", "Go to history", (repository) => addressOf.history(repository, "HEAD"));
  useGo("g f", "Go to files", (repository) => addressOf.tree(repository));
  useGo("g /", "Search code", (repository) => addressOf.search(repository));
  useGo("g r", "Go to reviews", (repository) => addressOf.reviews(repository));
  useGo("g w", "Go to uncommitted work", (repository) => addressOf.worktree(repository));
  useGo("g c", "Compare revisions", (repository) => addressOf.compareStart(repository));
  useWorktreesKey(slug);
  useShortcut("g p", "Review a pull request…", shortcutGroups.reviews, () => openPullRequest(known), { enabled });
}
