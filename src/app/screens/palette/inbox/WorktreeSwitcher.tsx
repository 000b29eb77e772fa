import { openedWorktrees } from "#app/reading/inbox/worktreeSwitcher.tsx";
import { MissingPalette } from "#app/ui/Dialog.tsx";
import { later } from "#app/ui/later.tsx";
import { useStore } from "#app/ui/Store.ts";

const WorktreePalette = later(async () => (await import("./WorktreePalette.tsx")).WorktreePalette, MissingPalette);

const close = (): void => openedWorktrees.set(null);

/** The place of the list of work trees: once on every page. */
export function WorktreeSwitcher() {
  const slug = useStore(openedWorktrees);
  return slug === null ? null : <WorktreePalette key={slug} slug={slug} open onClose={close} />;
}
