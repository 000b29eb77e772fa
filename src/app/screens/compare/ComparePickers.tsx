import { ArrowSwitchIcon } from "@primer/octicons-react";
import { useRef } from "react";
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
export function ComparePickers({ slug, range }: Props) {
  const { go } = useRouter();
  const { base, head, dots } = range;
  // While the next page loads, further choices are added to the last one.
  const latest = useRef(range);
  const choose = (choice: Partial<typeof range>): void => {
    latest.current = { ...latest.current, ...choice };
    go(addressOf.compare(slug, latest.current.base, latest.current.head, latest.current.dots));
  };
  const swap = (): void => choose({ base: latest.current.head, head: latest.current.base });
  useShortcut(KEYS.swap, TEXT.swapTheTwoEnds, shortcutGroups.reader, swap);
  return (
    <div className="ComparePickers">
      <RevisionPicker
        slug={slug}
        label={TEXT.base}
        keys={KEYS.base}
        value={base}
        onPick={(next) => choose({ base: next })}
      />
      <IconButton label={TEXT.swapTheTwoEnds} keys={KEYS.swap} icon={<ArrowSwitchIcon />} onClick={swap} />
      <RevisionPicker
        slug={slug}
        label={TEXT.head}
        keys={KEYS.head}
        value={head}
        onPick={(next) => choose({ head: next })}
      />
      <SegmentedControl
        label={TEXT.whatIsCompared}
        options={DOTS}
        keys={KEYS.dots}
        group={shortcutGroups.reader}
        value={dots}
        onChange={(next) => choose({ dots: next })}
      />
    </div>
  );
}
