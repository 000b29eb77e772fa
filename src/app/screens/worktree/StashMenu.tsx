import { StackIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import { readNumber } from "#contract/pageParams.ts";
import type { StashMenu_worktree$key } from "#generated/StashMenu_worktree.graphql.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { useSearchParam } from "#app/relay/useSearchParams.ts";
import { Button } from "#app/ui/Button.tsx";
import { displayPath, formatCount } from "#app/ui/format.ts";
import { Menu, type MenuItem } from "#app/ui/Menu.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";

const TEXT = {
  label: "Stashes",
  now: "Uncommitted work",
  nowDetail: "Back to working tree",
  buttonText: (count: number): string => `Stash ${formatCount(count)}`,
} as const;
const SHORTCUT = { keys: "d s", label: TEXT.label, group: shortcutGroups.uncommittedWork } as const;
const stashName = (index: number): string => `stash@{${index}}`;

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
  const shown = readNumber(useSearchParam("stash")[0]);
  if (stashes.length === 0) return null;
  const now: MenuItem = {
    kind: "choice",
    label: TEXT.now,
    detail: TEXT.nowDetail,
    checked: shown === null,
    run: () => go(addressOf.worktree(slug)),
  };
  const entries = stashes.map(({ index, message }): MenuItem => ({
    kind: "choice",
    label: displayPath(message),
    detail: stashName(index),
    checked: shown === index,
    run: () => go(addressOf.worktree(slug, { stash: index })),
  }));
  return (
    <Menu
      label={TEXT.label}
      align="end"
      shortcut={SHORTCUT}
      trigger={
        <Button size="small" icon={<StackIcon />} hint={TEXT.label}>
          {shown === null ? TEXT.buttonText(stashes.length) : stashName(shown)}
        </Button>
      }
      items={[now, { kind: "separator" }, ...entries]}
    />
  );
}
