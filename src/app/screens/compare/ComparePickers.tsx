import { ArrowSwitchIcon } from "@primer/octicons-react";
import { addressOf, type splitRange } from "#contract/pages.ts";
import { RevisionPicker } from "#app/parts/navigation/RevisionPicker.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { IconButton } from "#app/ui/Button.tsx";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import "./ComparePickers.css";

const TEXT = {
  sinceTheyParted: "Since they parted",
  sinceTheyPartedHint: "base...head: what the head did since it left the base",
  directly: "Directly",
  directlyHint: "base..head: the one state held against the other",
  base: "Base",
  swapTheTwoEnds: "Swap the two ends",
  head: "Head",
  whatIsCompared: "What is compared",
} as const;
const KEYS = { base: "d b", head: "d h", swap: "d x", dots: "d p" } as const;
const DOTS = [
  { value: "THREE", label: TEXT.sinceTheyParted, hint: TEXT.sinceTheyPartedHint },
  { value: "TWO", label: TEXT.directly, hint: TEXT.directlyHint },
] as const;

interface Props {
  readonly slug: string;
  readonly range: ReturnType<typeof splitRange>;
}

/** Chooses the two ends of a comparison and what is meant by it; each choice is a page of its own. */
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
