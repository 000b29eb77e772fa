import { PeopleIcon } from "@primer/octicons-react";
import { Button } from "#app/ui/Button.tsx";
import { counted } from "#app/ui/format.ts";
import { Menu } from "#app/ui/Menu.tsx";
import type { MenuItem } from "#app/ui/MenuPopup.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";

const TEXT = {
  label: "Author",
  hint: "Filter threads by author",
  everyone: "Everyone",
  onlyPeople: "People only",
} as const;
const SHORTCUT = { keys: "d t", label: TEXT.hint, group: shortcutGroups.review } as const;

interface Props {
  /** The names of the agents that commented in the review. */
  readonly agents: readonly string[];
  /** The selected author, `PEOPLE` or null for all. */
  readonly by: string | null;
  readonly hidden: number;
  readonly onChange: (by: string | null) => void;
}

/** Selects the author whose threads are shown, and shows how many are hidden. */
export function AuthorFilter({ agents, by, hidden, onChange }: Props) {
  const option = (label: string, value: string | null, detail?: string): MenuItem => ({
    kind: "choice",
    label,
    checked: by === value,
    run: () => onChange(value),
    ...(detail !== undefined && { detail }),
  });
  const currentLabel = by === null ? TEXT.everyone : by === PEOPLE ? TEXT.onlyPeople : by;
  return (
    <span className="AuthorFilter row gap-2">
      <Menu
        label={TEXT.label}
        shortcut={SHORTCUT}
        trigger={
          <Button size="small" icon={<PeopleIcon />} hint={TEXT.hint}>
            {`${TEXT.label}: ${currentLabel}`}
          </Button>
        }
        items={[
          option(TEXT.everyone, null),
          option(TEXT.onlyPeople, PEOPLE),
          ...agents.map((name) => option(name, name, "agent")),
        ]}
      />
      {hidden > 0 && <span className="muted small">{counted(hidden, "thread")} hidden</span>}
    </span>
  );
}

/** The URL parameter's value for threads started by people. It cannot be the name of an agent. */
const PEOPLE = "@people";

/**
 * True if the thread matches the author: started by a person for `PEOPLE`, written in by the named agent, or null for
 * any.
 */
export function isByAuthor(
  comments: readonly { readonly agent: string | null | undefined }[],
  by: string | null,
): boolean {
  if (by === null) return true;
  if (by === PEOPLE) return comments[0]?.agent == null;
  return comments.some(({ agent }) => agent === by);
}
