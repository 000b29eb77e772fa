import { PeopleIcon } from "@primer/octicons-react";
import { Button } from "#app/ui/Button.tsx";
import { counted } from "#app/ui/format.ts";
import { Menu, type MenuItem } from "#app/ui/Menu.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";

const TEXT = {
  label: "Said by",
  hint: "Show only threads of people, or those that an agent wrote in",
  everyone: "Everyone",
  onlyPeople: "People",
  hidden: (hidden: number): string => `${counted(hidden, { one: "thread", other: "threads" })} hidden`,
} as const;
const AGENT = "agent";
const SHORTCUT = { keys: "d t", label: TEXT.hint, group: shortcutGroups.review } as const;

interface Props {
  /** The names of the agents that wrote in the review. */
  readonly agents: readonly string[];
  /** Whose threads are shown; null for all. */
  readonly by: string | null;
  /** How many threads that hides. */
  readonly hidden: number;
  readonly onChange: (by: string | null) => void;
}

/** Chooses whose threads are shown, and says how many are not. */
export function SaidByMenu({ agents, by, hidden, onChange }: Props) {
  const choice = (label: string, value: string | null, detail?: string): MenuItem => ({
    kind: "choice",
    label,
    checked: by === value,
    run: () => onChange(value),
    ...(detail !== undefined && { detail }),
  });
  const chosen = by === null ? TEXT.everyone : by === PEOPLE ? TEXT.onlyPeople : by;
  return (
    <span className="SaidBy">
      <Menu
        label={TEXT.label}
        align="end"
        shortcut={SHORTCUT}
        trigger={
          <Button size="small" icon={<PeopleIcon />} hint={TEXT.hint}>
            {`${TEXT.label}: ${chosen}`}
          </Button>
        }
        items={[
          choice(TEXT.everyone, null),
          choice(TEXT.onlyPeople, PEOPLE),
          ...agents.map((name) => choice(name, name, AGENT)),
        ]}
      />
      {hidden > 0 && <span className="ReviewScreen-none">{TEXT.hidden(hidden)}</span>}
    </span>
  );
}

/** What stands in an address for threads that people began; no agent can be called so. */
const PEOPLE = "@people";

/** Tells whether a thread is one of somebody's: of people where one began it, of an agent where that wrote anything in it. Null means all. */
export function isSaidBy(
  comments: readonly { readonly agent: string | null | undefined }[],
  by: string | null,
): boolean {
  if (by === null) return true;
  if (by === PEOPLE) return comments[0]?.agent == null;
  return comments.some(({ agent }) => agent === by);
}
