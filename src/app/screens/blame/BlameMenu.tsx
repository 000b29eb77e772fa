import { blameView, type BlameView } from "#contract/blameView.ts";
import { Button } from "#app/ui/Button.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  label: "Blame",
  hint: "How far lines are followed",
  follow: "Follow lines",
  whitespace: "Leave white space out of account",
  listed: "Pass over the commits that are listed for it",
  throughRenames: "Through renames",
  throughRenamesDetail: "of the file",
  withinTheFileToo: "Within the file too",
  withinTheFileTooDetail: "lines that were moved",
  fromOtherFilesToo: "From other files too",
  fromOtherFilesTooDetail: "lines that were copied; takes longer",
} as const;
const SHORTCUT = { keys: "d b", label: TEXT.hint, group: shortcutGroups.blame } as const;
const CHOICES: readonly { readonly follow: BlameView["follow"]; readonly label: string; readonly detail: string }[] = [
  { follow: "RENAMES", label: TEXT.throughRenames, detail: TEXT.throughRenamesDetail },
  { follow: "MOVES", label: TEXT.withinTheFileToo, detail: TEXT.withinTheFileTooDetail },
  { follow: "COPIES", label: TEXT.fromOtherFilesToo, detail: TEXT.fromOtherFilesTooDetail },
];

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
      label={TEXT.label}
      align="end"
      shortcut={SHORTCUT}
      trigger={
        <Button size="small" hint={TEXT.hint}>
          {TEXT.label}
        </Button>
      }
      items={[
        { kind: "heading", label: TEXT.follow },
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
          label: TEXT.whitespace,
          checked: view.ignoreWhitespace,
          run: change({ ignoreWhitespace: !view.ignoreWhitespace }),
        },
        { kind: "toggle", label: TEXT.listed, checked: view.ignoreRevs, run: change({ ignoreRevs: !view.ignoreRevs }) },
      ]}
    />
  );
}
