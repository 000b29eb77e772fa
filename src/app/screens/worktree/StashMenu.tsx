import { StackIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { StashMenu_worktree$key } from "#generated/StashMenu_worktree.graphql.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { Button } from "#app/ui/Button.tsx";
import { displayPath, formatCount } from "#app/ui/format.ts";
import { Menu, type MenuItem } from "#app/ui/Menu.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";

const TEXT = {
  label: "Stashes",
  buttonText: (count: number): string => `Stash ${formatCount(count)}`,
} as const;
const SHORTCUT = { keys: "d s", label: TEXT.label, group: shortcutGroups.uncommittedWork } as const;

interface Props {
  readonly slug: string;
  readonly worktree: StashMenu_worktree$key;
}

/** Menu of the stash entries. Renders nothing if there are none. */
export function StashMenu({ slug, worktree }: Props) {
  const { stashes } = useFragment(
    graphql`
      fragment StashMenu_worktree on Worktree @throwOnFieldError {
        stashes {
          index
          message
        }
      }
    `,
    worktree,
  );
  const { go } = useRouter();
  if (stashes.length === 0) return null;
  const entries = stashes.map(({ index, message }): MenuItem => {
    const name = `stash@{${index}}`;
    return {
      kind: "action",
      label: displayPath(message),
      detail: name,
      run: () => go(addressOf.commit(slug, name)),
    };
  });
  return (
    <Menu
      label={TEXT.label}
      align="end"
      shortcut={SHORTCUT}
      trigger={
        <Button size="small" icon={<StackIcon />} hint={TEXT.label}>
          {TEXT.buttonText(stashes.length)}
        </Button>
      }
      items={entries}
    />
  );
}
