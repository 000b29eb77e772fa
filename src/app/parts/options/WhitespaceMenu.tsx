import type { Whitespace } from "#generated/PatchStreamSubscription.graphql.ts";
import { Button } from "#app/ui/Button.tsx";
import { Menu } from "#app/ui/Menu.tsx";

const LABEL = "White space";
const LEFT_OUT = "White space: left out";
const HINT = "Which white space counts as a change";
const CHOICES: readonly { readonly value: Whitespace; readonly label: string; readonly detail?: string }[] = [
  { value: "SHOW", label: "Show all of it" },
  { value: "IGNORE_AT_END", label: "Leave out at the ends of lines", detail: "--ignore-space-at-eol" },
  { value: "IGNORE_AMOUNT", label: "Leave out how much there is", detail: "-b" },
  { value: "IGNORE_ALL", label: "Leave out all in lines", detail: "-w" },
  { value: "IGNORE_ALL_AND_BLANK_LINES", label: "Leave out blank lines too", detail: "-w --ignore-blank-lines" },
];

interface Props {
  readonly whitespace: Whitespace;
  readonly onWhitespace: (whitespace: Whitespace) => void;
}

/** Lets one choose which white space counts as a change; the button says where some does not, as lines are then missing. */
export function WhitespaceMenu({ whitespace, onWhitespace }: Props) {
  return (
    <Menu
      label={LABEL}
      align="end"
      trigger={
        <Button size="small" hint={HINT}>
          {whitespace === "SHOW" ? LABEL : LEFT_OUT}
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
