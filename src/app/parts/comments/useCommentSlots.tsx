import { useContext, useMemo, useState } from "react";
import type { LinePlace } from "#app/diff/lineRanges/useGoTo.ts";
import type { Slot } from "#app/diff/Slot.ts";
import { Button } from "#app/ui/Button.tsx";
import { returnFocus } from "#app/ui/focus.ts";
import { ShownRenderedContext } from "../changes/ChangeBody.ts";
import { DraftComposer, RemarkComposer } from "../composers/CommentComposer.tsx";
import { DraftView, gridBeside } from "../threads/DraftView.tsx";
import { positionAt, type ThreadPlace } from "../threads/placeThread.ts";
import { QuotedLines } from "../threads/QuotedLines.tsx";
import { ReviewThreadView } from "../threads/ReviewThreadView.tsx";
import type { Anchor } from "./anchor.ts";
import { Remark } from "./CommentBox.tsx";
import type { PlacedDraft, PlacedThread, RemarkedReview, Remarks } from "./useComments.ts";
import type { OpenComposer } from "./useComposers.ts";

const TEXT = {
  onLines: (line: number, to: number): string => (line === to ? `line ${line}` : `lines ${line} to ${to}`),
  commentOnFile: "Comment on the file",
  comment: (lines: string): string => `Comment on ${lines}`,
} as const;
const NO_LINES: readonly string[] = [];
const commentOn = ({ line, to }: Required<LinePlace>): string =>
  line === 0 ? TEXT.commentOnFile : TEXT.comment(TEXT.onLines(line, to));

interface Deeds {
  /** Brings the focus from the composer that has it to its line, because it closes. */
  readonly leave: () => void;
  readonly close: (draftKey: string) => void;
  readonly onShown: (threadId: string) => void;
  readonly goTo: (place: LinePlace) => void;
  readonly anchorOf: (place: Required<LinePlace>) => Anchor;
}

/** Makes the reader's slots of threads, drafts and open composers; one of which nothing has changed stays the same object. */
export function useRemarkSlots(
  review: RemarkedReview,
  { threads, drafts }: Remarks,
  composers: readonly OpenComposer[],
  deeds: Deeds,
): readonly Slot[] {
  const [kept] = useState(() => new KeptSlots());
  return useMemo(() => {
    const isOpen = new Set(composers.map(({ draftKey }) => draftKey));
    const slots = [
      ...threads.flatMap((thread) => threadSlot(kept, review, thread, deeds)),
      ...drafts.flatMap((draft) => (isOpen.has(draft.draftKey) ? [] : draftSlot(kept, review, draft, deeds))),
      ...composers.map((composer) => composerSlot(kept, review, composer, deeds)),
    ];
    return kept.settle(slots);
  }, [kept, review, threads, drafts, composers, deeds]);
}

function threadSlot(kept: KeptSlots, review: RemarkedReview, placed: PlacedThread, deeds: Deeds): readonly Slot[] {
  const { id, slotKey, fileKey, place, quote, isOpen, thread } = placed;
  if (fileKey === null) return [];
  const inputs = [review, thread, isOpen, fileKey, ...Object.values(place), deeds];
  return [
    kept.of(slotKey, inputs, () => ({
      ...standing(fileKey, place, quote, deeds),
      foldsAway: !isOpen,
      content: (
        <Remark onShown={() => deeds.onShown(id)}>
          {place.note !== null && <p className="Remark-note">{place.note}</p>}
          <ReviewThreadView thread={thread} review={review} showsCode={place.isLost} place={place} />
        </Remark>
      ),
    })),
  ];
}

function draftSlot(kept: KeptSlots, review: RemarkedReview, placed: PlacedDraft, deeds: Deeds): readonly Slot[] {
  const { slotKey, fileKey, place, draft } = placed;
  if (fileKey === null) return [];
  return [
    kept.of(slotKey, [review, draft, fileKey, ...Object.values(place), deeds], () => ({
      ...standing(fileKey, place, [], deeds),
      content: (
        <Remark composer={placed.draftKey}>
          {place.note !== null && <p className="Remark-note">{place.note}</p>}
          <DraftView draft={draft} review={review} position={positionAt(place)} />
        </Remark>
      ),
    })),
  ];
}

function composerSlot(kept: KeptSlots, review: RemarkedReview, composer: OpenComposer, deeds: Deeds): Slot {
  const { draftKey, place, text, isKept, draft } = composer;
  const suggestedOn = place.side === "new" ? text : null;
  const close = (): void => {
    const field = document.querySelector(`[data-composer="${CSS.escape(draftKey)}"]`);
    // One that was sent may close when the next is being written.
    if (field?.contains(document.activeElement) === true) deeds.leave();
    // While it was sent it was out of sight, and the focus nowhere.
    returnFocus(field && gridBeside(field), null);
    deeds.close(draftKey);
  };
  return kept.of(`draft ${draftKey}`, [review, composer, deeds], () => ({
    ...standing(place.key, place, text ?? [], deeds),
    staysDrawn: true,
    content: (
      <Remark composer={draftKey}>
        {draft === null ? (
          <RemarkComposer
            review={review}
            anchor={deeds.anchorOf(place)}
            draftKey={draftKey}
            takesFocus={!isKept}
            suggestedOn={suggestedOn}
            label={commentOn(place)}
            onClose={close}
          />
        ) : (
          <DraftComposer
            draft={draft}
            review={review}
            suggestedOn={suggestedOn}
            takesFocus={!isKept}
            label={commentOn(place)}
            onClose={close}
          />
        )}
      </Remark>
    ),
  }));
}

/** Where a slot stands: below the last of its lines. */
function standing(
  fileKey: string,
  {
    side,
    line,
    to,
    isLost = false,
    certainty = null,
  }: Pick<ThreadPlace, "side" | "line" | "to"> & Partial<ThreadPlace>,
  quote: readonly string[],
  { goTo }: Deeds,
): Omit<Slot, "key" | "content"> {
  const show = (): void => goTo({ key: fileKey, side, line, to });
  // Lines that were changed are no quotation of what stands there.
  const there = isLost || certainty === "EDITED" ? NO_LINES : quote;
  const adrift = <AwayNote line={line} to={to} quote={there} isNear={isLost} onShow={show} />;
  return { fileKey, side, line: to, from: line, place: "below", isRemark: true, adrift };
}

const AWAY_NOTE_TEXT = {
  show: "Show the lines",
  away: (line: number, to: number): string => (line === to ? `On line ${line}` : `On lines ${line} to ${to}`),
  near: (line: number): string => `Near line ${line}`,
  notShown: ", which this change leaves alone.",
  rendered: " of its source.",
} as const;

/** Says on which lines something stands that are not shown, quotes them, and leads there. */
function AwayNote(props: {
  readonly line: number;
  readonly to: number;
  readonly quote: readonly string[];
  /** Whether what it was about is there no more, so that it stands near where that was. */
  readonly isNear: boolean;
  readonly onShow: () => void;
}) {
  const { line, to, quote, isNear, onShow } = props;
  const isRendered = useContext(ShownRenderedContext);
  return (
    <div className="Remark Remark-away">
      <p className="Remark-note">
        {isNear ? AWAY_NOTE_TEXT.near(line) : AWAY_NOTE_TEXT.away(line, to)}
        {isRendered ? AWAY_NOTE_TEXT.rendered : AWAY_NOTE_TEXT.notShown}{" "}
        <Button size="small" variant="quiet" onClick={onShow}>
          {AWAY_NOTE_TEXT.show}
        </Button>
      </p>
      {quote.length > 0 && <QuotedLines lines={quote} startLine={line} />}
    </div>
  );
}

interface Kept {
  readonly inputs: readonly unknown[];
  readonly slot: Slot;
}

/** Makes the slots of a reader and gives the same ones again for as long as what they are made of is the same. */
export class KeptSlots {
  #known: ReadonlyMap<string, Kept> = new Map();
  #next = new Map<string, Kept>();
  #slots: readonly Slot[] = [];

  /** Gives the slot of a key, made anew where one of its inputs is another than at the last round. */
  of(key: string, inputs: readonly unknown[], make: () => Omit<Slot, "key">): Slot {
    const known = this.#known.get(key);
    const isSame =
      known?.inputs.length === inputs.length && known.inputs.every((one, at) => Object.is(one, inputs[at]));
    const kept = isSame ? known : { inputs, slot: { key, ...make() } };
    this.#next.set(key, kept);
    return kept.slot;
  }

  /** Ends a round with these slots, and gives the list of the last round where it held the same. What was not asked for is forgotten. */
  settle(slots: readonly Slot[]): readonly Slot[] {
    this.#known = this.#next;
    this.#next = new Map();
    const isSame = slots.length === this.#slots.length && slots.every((slot, at) => slot === this.#slots[at]);
    if (!isSame) this.#slots = slots;
    return this.#slots;
  }
}
