import type { Whitespace } from "#generated/PatchStreamSubscription.graphql.ts";
import { Button } from "#app/ui/Button.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { optionsWords } from "./optionsWords.ts";

const TEXT = optionsWords.whitespaceMenu;
const SHORTCUT = { keys: "d w", label: TEXT.hint, group: shortcutGroups.reader } as const;
const CHOICES: readonly { readonly value: Whitespace; readonly label: string; readonly detail?: string }[] = [
  { value: "SHOW", label: TEXT.showAll },
  { value: "IGNORE_AT_END", label: TEXT.leaveOut, detail: "--ignore-space-at-eol" },
  { value: "IGNORE_AMOUNT", label: TEXT.leaveOutHow, detail: "-b" },
  { value: "IGNORE_ALL", label: TEXT.leaveOutAll, detail: "-w" },
  { value: "IGNORE_ALL_AND_BLANK_LINES", label: TEXT.leaveOutBlank, detail: "-w --ignore-blank-lines" },
];

interface Props {
  readonly whitespace: Whitespace;
  readonly onWhitespace: (whitespace: Whitespace) => void;
}

/** Lets one choose which white space counts as a change; the button says where some does not, as lines are then missing. */
export function WhitespaceMenu({ whitespace, onWhitespace }: Props) {
  return (
    <Menu
      label={TEXT.label}
      align="end"
      shortcut={SHORTCUT}
      trigger={
        <Button size="small" hint={TEXT.hint}>
          {whitespace === "SHOW" ? TEXT.label : TEXT.leftOut}
        </Button>
      }
      items={CHOICES.map(({ value, ...words }) => ({
        kind: "choice",
        ...words,
        checked: value === whitespace,
        run: () => onWhitespace(value),
      }))}
    />
  );
}
