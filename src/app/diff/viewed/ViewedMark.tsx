import { type ReactNode, use } from "react";
import { counted, formatCount } from "#app/ui/format.ts";
import { displayText } from "../displayText.ts";
import { Glyph } from "../Glyph.tsx";
import type { FileModel } from "../models/FileModel.ts";
import { hunkKeysOf } from "../models/viewedHunks.ts";
import { LineKind } from "../patch/Patch.ts";
import { SeenContext } from "./useMarking.ts";

/** A box that says whether something was seen, and changes that. */
function SeenMark(props: {
  readonly label: string;
  readonly describedBy?: string;
  readonly isSeen: boolean;
  readonly onMark: (isSeen: boolean) => void;
  /** Stands beside the box. */
  readonly children?: ReactNode;
}): ReactNode {
  const { label, isSeen } = props;
  return (
    <button
      type="button"
      className="diff-seen-mark"
      aria-label={label}
      aria-describedby={props.describedBy}
      aria-pressed={isSeen}
      title={label}
      onClick={() => props.onMark(!isSeen)}
    >
      <span className="diff-seen-box">{isSeen && <Glyph name="check" />}</span>
      {props.children}
    </button>
  );
}

const TEXT = {
  mark: "mark the file as seen (Shift+V)",
  unmark: "take the file's seen marks back (Shift+V)",
  seen: "Seen",
  unseenText: (count: number): string => `${formatCount(count)} unseen`,
} as const;

/** Says in a file's header how many of its hunks were not seen, and marks them; takes its room before that is known. */
export function FileSeen(props: {
  readonly fileKey: string;
  readonly describedBy: string;
  /** Null while not known. */
  readonly unseen: number | null;
}): ReactNode {
  const deeds = use(SeenContext);
  const { fileKey, unseen } = props;
  if (deeds === null) return null;
  if (unseen === null) return <span className="diff-seen-mark diff-seen-file" />;
  const isSeen = unseen === 0;
  const text = isSeen ? TEXT.seen : TEXT.unseenText(unseen);
  return (
    <span className="diff-seen-file">
      <SeenMark
        label={`${text}: ${isSeen ? TEXT.unmark : TEXT.mark}`}
        describedBy={props.describedBy}
        isSeen={isSeen}
        onMark={(next) => deeds.markFile(fileKey, next)}
      >
        <span className="diff-seen-count">{text}</span>
      </SeenMark>
    </span>
  );
}

const HUNK_SEEN_TEXT = {
  mark: "Mark the hunk as seen (v)",
  unmark: "Take the seen mark back (v)",
} as const;

/** Says at a hunk's band whether it was seen, and changes that; nothing where nobody keeps it. */
export function HunkSeen({ model, index }: { readonly model: FileModel; readonly index: number }): ReactNode {
  const deeds = use(SeenContext);
  const { seen, file } = model;
  if (deeds === null || seen === null) return null;
  const isSeen = seen.whole[index] === 1;
  return (
    <SeenMark
      label={isSeen ? HUNK_SEEN_TEXT.unmark : HUNK_SEEN_TEXT.mark}
      isSeen={isSeen}
      onMark={(next) => deeds.mark(file.key, hunkKeysOf(seen, index), next)}
    />
  );
}

const SEEN_AGAIN_TEXT = {
  fold: "Fold",
  foldLabel: "Fold what was seen again (z)",
  seen: "Seen",
} as const;

/** Folds a hunk that was seen and is shown all the same; nothing for others. */
export function SeenAgain({ model, index }: { readonly model: FileModel; readonly index: number }): ReactNode {
  const deeds = use(SeenContext);
  const { seen, file } = model;
  if (deeds === null || seen?.whole[index] !== 1) return null;
  return (
    <button
      type="button"
      className="diff-seen-show"
      title={SEEN_AGAIN_TEXT.foldLabel}
      onClick={() => deeds.open(file.key, hunkKeysOf(seen, index), false)}
    >
      {`${SEEN_AGAIN_TEXT.seen} · `}
      <span className="diff-seen-word">{SEEN_AGAIN_TEXT.fold}</span>
    </button>
  );
}

const SEEN_BAND_TEXT = {
  seen: "Seen",
  show: "Show",
  showLabel: "Show what was seen (Enter)",
  linesText: (count: number): string => counted(count, { one: "line", other: "lines" }),
} as const;

/** What a band says that stands in place of a hunk that was seen: how many lines it has, and shows them. */
export function SeenBand({ model, index }: { readonly model: FileModel; readonly index: number }): ReactNode {
  const deeds = use(SeenContext);
  const { patch, file, seen } = model;
  const hunk = patch?.hunks[index];
  if (patch === null || seen === null || hunk === undefined) return SEEN_BAND_TEXT.seen;
  let count = 0;
  for (let line = hunk.first; line < hunk.end; line++) if (patch.kinds[line] !== LineKind.marker) count++;
  const heading = displayText(hunk.heading);
  return (
    <>
      <button
        type="button"
        className="diff-seen-show"
        title={SEEN_BAND_TEXT.showLabel}
        onClick={() => deeds?.open(file.key, hunkKeysOf(seen, index), true)}
      >
        {`${SEEN_BAND_TEXT.seen} · ${SEEN_BAND_TEXT.linesText(count)} · `}
        <span className="diff-seen-word">{SEEN_BAND_TEXT.show}</span>
      </button>
      {heading !== "" && <span className="diff-heading diff-seen-heading">{heading}</span>}
    </>
  );
}
