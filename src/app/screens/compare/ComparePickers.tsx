import { ArrowSwitchIcon } from "@primer/octicons-react";
import { addressOf, type splitRange } from "#contract/pages.ts";
import { RevisionPicker } from "#app/parts/navigation/RevisionPicker.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { IconButton } from "#app/ui/Button.tsx";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import "./ComparePickers.css";

const TEXT = {
  sinceMergeBase: "Merge base (A...B)",
  sinceMergeBaseHint: "base...head: changes in head since the merge base",
  directly: "Direct (A..B)",
  directlyHint: "base..head: differences between the two revisions",
  base: "Base",
  swapTheTwoEnds: "Swap base and head",
  head: "Head",
  whatIsCompared: "Comparison type",
} as const;
const KEYS = { base: "d b", head: "d h", swap: "d x", dots: "d p" } as const;
const DOTS = [
  { value: "THREE", label: TEXT.sinceMergeBase, hint: TEXT.sinceMergeBaseHint },
  { value: "TWO", label: TEXT.directly, hint: TEXT.directlyHint },
] as const;

interface Props {
  readonly slug: string;
  readonly range: ReturnType<typeof splitRange>;
}

/** Selects base, head and comparison type. Each choice navigates to another URL. */
export function ComparePickers({ slug, range: { base, head, dots } }: Props) {
  const { go } = useRouter();
  const swap = (): void => go(addressOf.compare(slug, head, base, dots));
  useShortcut(KEYS.swap, TEXT.swapTheTwoEnds, shortcutGroups.reader, swap);
  return (
    <div className="ComparePickers">
      <RevisionPicker
        slug={slug}
        label={TEXT.base}
        keys={KEYS.base}
        value={base}
        onPick={(next) => go(addressOf.compare(slug, next, head, dots))}
      />
      <IconButton label={TEXT.swapTheTwoEnds} keys={KEYS.swap} icon={<ArrowSwitchIcon />} onClick={swap} />
      <RevisionPicker
        slug={slug}
        label={TEXT.head}
        keys={KEYS.head}
        value={head}
        onPick={(next) => go(addressOf.compare(slug, base, next, dots))}
      />
      <SegmentedControl
        label={TEXT.whatIsCompared}
        options={DOTS}
        keys={KEYS.dots}
        group={shortcutGroups.reader}
        value={dots}
        onChange={(next) => go(addressOf.compare(slug, base, head, next))}
      />
    </div>
  );
}
