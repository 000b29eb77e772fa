import { blameView, type BlameView } from "#contract/blameView.ts";
import { Button } from "#app/ui/Button.tsx";
import { Menu } from "#app/ui/Menu.tsx";

const LABEL = "Blame";
const HINT = "How far lines are followed";
const FOLLOW = "Follow lines";
const CHOICES: readonly { readonly follow: BlameView["follow"]; readonly label: string; readonly detail: string }[] = [
  { follow: "RENAMES", label: "Through renames", detail: "of the file" },
  { follow: "MOVES", label: "Within the file too", detail: "lines that were moved" },
  { follow: "COPIES", label: "From other files too", detail: "lines that were copied; takes longer" },
];
const WHITESPACE = "Leave white space out of account";
const LISTED = "Pass over the commits that are listed for it";

interface Props {
  readonly view: BlameView;
  /** Puts words into the address; null takes one away. */
  readonly onChange: (words: Readonly<Record<string, string | null>>) => void;
}

/** Lets one choose how far lines are followed, and past what. */
export function BlameMenu({ view, onChange }: Props) {
  const change = (next: Partial<BlameView>) => () => onChange(blameView.write({ ...view, ...next }));
  return (
    <Menu
      label={LABEL}
      align="end"
      trigger={
        <Button size="small" hint={HINT}>
          {LABEL}
        </Button>
      }
      items={[
        { kind: "heading", label: FOLLOW },
        ...CHOICES.map(({ follow, label, detail }) => ({
          kind: "choice" as const,
          label,
          detail,
          checked: follow === view.follow,
          run: change({ follow }),
        })),
        { kind: "separator" },
        {
          kind: "toggle",
          label: WHITESPACE,
          checked: view.ignoreWhitespace,
          run: change({ ignoreWhitespace: !view.ignoreWhitespace }),
        },
        { kind: "toggle", label: LISTED, checked: view.ignoreRevs, run: change({ ignoreRevs: !view.ignoreRevs }) },
      ]}
    />
  );
}
