import { ArrowSwitchIcon } from "@primer/octicons-react";
import { type FocusEvent, type SyntheticEvent, useRef, useState } from "react";
import { addressOf, type splitRange } from "#contract/pages.ts";
import { RevisionPicker } from "#app/reading/navigation/RevisionPicker.tsx";
import { useRouter, useSearchParam } from "#app/relay/useRouter.ts";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { displayPath, formatCount } from "#app/ui/format.ts";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import "./ComparePickers.css";

const SWAP = "Swap base and head";
const KEYS = { base: "d b", head: "d h", swap: "d x", dots: "d p" } as const;
const DOTS = [
  { value: "THREE", label: "Merge base (A...B)", hint: "base...head: changes in head since the merge base" },
  { value: "TWO", label: "Direct (A..B)", hint: "base..head: differences between the two revisions" },
] as const;

type Range = ReturnType<typeof splitRange>;

interface Props {
  readonly slug: string;
  readonly range: Range;
  readonly onChoose: (range: Range) => void;
  /** Called with what is typed and not chosen yet. */
  readonly onType?: (typed: Partial<Range>) => void;
}

/** Selects base, head and comparison type of the comparison on screen. Each choice navigates to another URL. */
export function ComparisonOnScreen({ slug, range }: Omit<Props, "onChoose" | "onType">) {
  const { url, pending, go } = useRouter();
  const latest = useRef(range);
  const isHeld = useRef(false);
  const lastField = useRef<HTMLInputElement | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const [written] = useSearchParam("candidates");
  const candidates = Number(/^\d{1,4}$/u.exec(written ?? "")?.[0] ?? 0);
  const compare = (chosen: Range): void => {
    isHeld.current = false;
    latest.current = chosen;
    go(addressOf.compare(slug, chosen.base, chosen.head, chosen.dots));
  };
  // A second choice that begins while the first one loads: the page and the open field stay until it is made or left.
  const hold = ({ target, type }: SyntheticEvent): void => {
    if (!(target instanceof HTMLInputElement) || target.type === "radio") return;
    const isReturn = type === "focus" && target === lastField.current; // after a choice the field gets the focus back
    lastField.current = target;
    if (!pending || isHeld.current || isReturn) return;
    isHeld.current = true;
    go(url, { replace: true });
  };
  const resume = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (isHeld.current && !currentTarget.contains(relatedTarget)) compare(latest.current);
  };
  return (
    <div ref={fields} className="ComparisonOnScreen row wrap gap-x-3" onFocus={hold} onChange={hold} onBlur={resume}>
      <ComparePickers slug={slug} range={range} onChoose={compare} />
      {candidates > 0 && (
        <p className="ComparePickers-chosen muted small">
          {displayPath(range.base)}
          {candidates > 1 ? ` is the nearest of ${formatCount(candidates)} candidates. ` : " was chosen by Galley. "}
          <Button variant="quiet" size="small" onClick={() => fields.current?.querySelector("input")?.focus()}>
            Choose another
          </Button>
        </p>
      )}
    </div>
  );
}

export function ComparePickers({ slug, range, onChoose, onType }: Props) {
  const { base, head, dots } = range;
  // Further choices are added to the last one, also while its comparison loads.
  const latest = useRef(range);
  const choose = (choice: Partial<Range>): void => {
    latest.current = { ...latest.current, ...choice };
    onChoose(latest.current);
  };
  const [swaps, setSwaps] = useState(0);
  const swap = (): void => {
    setSwaps(swaps + 1);
    choose({ base: latest.current.head, head: latest.current.base });
  };
  useShortcut(KEYS.swap, SWAP, shortcutGroups.reader, swap);
  return (
    <div className="ComparePickers">
      <RevisionPicker
        key={`base ${swaps}`}
        slug={slug}
        label="Base"
        keys={KEYS.base}
        group={shortcutGroups.reader}
        value={base}
        onPick={(next) => choose({ base: next })}
        onType={(text) => onType?.({ base: text })}
      />
      <IconButton label={SWAP} keys={KEYS.swap} icon={<ArrowSwitchIcon />} onClick={swap} />
      <RevisionPicker
        key={`head ${swaps}`}
        slug={slug}
        label="Head"
        keys={KEYS.head}
        group={shortcutGroups.reader}
        value={head}
        onPick={(next) => choose({ head: next })}
        onType={(text) => onType?.({ head: text })}
      />
      <SegmentedControl
        label="Comparison type"
        options={DOTS}
        keys={KEYS.dots}
        group={shortcutGroups.reader}
        value={dots}
        onChange={(next) => choose({ dots: next })}
      />
    </div>
  );
}
