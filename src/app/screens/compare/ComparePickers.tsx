import { ArrowSwitchIcon } from "@primer/octicons-react";
import { addressOf, type splitRange } from "#contract/pages.ts";
import { RevisionPicker } from "#app/parts/navigation/RevisionPicker.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import "./ComparePickers.css";

const DOTS = [
  { value: "THREE", label: "Since they parted", hint: "base...head: what the head did since it left the base" },
  { value: "TWO", label: "Directly", hint: "base..head: the one state held against the other" },
] as const;

interface Props {
  readonly slug: string;
  readonly range: ReturnType<typeof splitRange>;
}

/** Chooses the two ends of a comparison and what is meant by it; each choice is a page of its own. */
export function ComparePickers({ slug, range: { base, head, dots } }: Props) {
  const { go } = useRouter();
  return (
    <div className="ComparePickers">
      <RevisionPicker
        slug={slug}
        label="Base"
        value={base}
        onPick={(next) => go(addressOf.compare(slug, next, head, dots))}
      />
      <IconButton
        label="Swap the two ends"
        icon={<ArrowSwitchIcon />}
        onClick={() => go(addressOf.compare(slug, head, base, dots))}
      />
      <RevisionPicker
        slug={slug}
        label="Head"
        value={head}
        onPick={(next) => go(addressOf.compare(slug, base, next, dots))}
      />
      <SegmentedControl
        label="What is compared"
        options={DOTS}
        value={dots}
        onChange={(next) => go(addressOf.compare(slug, base, head, next))}
      />
    </div>
  );
}
