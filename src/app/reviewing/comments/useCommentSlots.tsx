import { PencilIcon } from "@primer/octicons-react";
import { type ReactNode, type RefObject, useContext, useEffect, useMemo, useState } from "react";
import { nameLines } from "#contract/addresses.ts";
import type { LineRange } from "#contract/suggesting/suggestionText.ts";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import type { LineLocation } from "#app/diff/models/DiffLocation.ts";
import type { Slot } from "#app/diff/models/Slot.ts";
import { Button } from "#app/ui/Button.tsx";
import { returnFocus } from "#app/ui/focus.ts";
import { ExportedContext } from "#app/ui/Paper.tsx";
import { type PartActions, PartActionsContext } from "#app/reading/markdown/PartLines.tsx";
import { ShownRenderedContext } from "#app/reading/views/ChangeBody.ts";
import { DraftComposer, CommentComposer } from "../composers/CommentComposer.tsx";
import { DraftView, gridBeside } from "../threads/DraftView.tsx";
import { positionAt, type ThreadLocation } from "../threads/locateThread.ts";
import { QuotedLines } from "../threads/QuotedLines.tsx";
import { ReviewThreadView } from "../threads/ReviewThreadView.tsx";
import type { Anchor, OpenComposer } from "./useComposers.ts";
import type { ThreadFocus } from "./useThreadKeys.ts";
import type { PlacedDraft, PlacedThread, CommentedReview, DrawnComments } from "./useComments.ts";
import "./CommentBox.css";

const NO_LINES: readonly string[] = [];
const commentOn = ({ line, to, side }: Required<LineLocation>): string =>
  (line === 0 ? "Comment on this file" : `Comment on ${nameLines(line, to)}`) +
  (side === "old" ? ", before the change" : "");

/** Edits lines in place; resolves to false if that is not possible. */
type EditLines = (location: Required<LineLocation>) => Promise<boolean>;

/** The reader of the comments, and the actions in them. Pass stable functions. */
interface SlotsOf {
  readonly reader: RefObject<DiffReaderHandle | null>;
  readonly close: (draftKey: string) => void;
  readonly focus: ThreadFocus;
  readonly anchorOf: (location: Required<LineLocation>) => Anchor;
  /** Absent where nothing can be edited. */
  readonly edit: EditLines | undefined;
}

interface SlotActions extends Pick<SlotsOf, "close" | "anchorOf" | "edit"> {
  /** Moves the focus from a closing composer to its line. */
  readonly leave: () => void;
  readonly onShown: (threadId: string) => void;
  readonly goTo: (location: LineLocation) => void;
}

/** Creates the reader's slots for threads, drafts and open composers. A slot with unchanged inputs stays the same object. */
export function useCommentSlots(
  review: CommentedReview,
  { threads, drafts }: DrawnComments,
  composers: readonly OpenComposer[],
  { reader, close, focus, anchorOf, edit }: SlotsOf,
): readonly Slot[] {
  const actions = useMemo((): SlotActions => {
    const [leave, goTo] = [() => reader.current?.leaveComment(), (to: LineLocation) => reader.current?.goTo(to)];
    return { close, anchorOf, edit, leave, onShown: focus.shown, goTo };
  }, [reader, close, focus, anchorOf, edit]);
  const [cache] = useState(() => new SlotCache());
  return useMemo(() => {
    const isOpen = new Set(composers.map(({ draftKey }) => draftKey));
    const slots = [
      ...threads.flatMap((thread) => threadSlot(cache, review, thread, actions)),
      ...drafts.flatMap((draft) => (isOpen.has(draft.draftKey) ? [] : draftSlot(cache, review, draft, actions))),
      ...composers.map((composer) => composerSlot(cache, review, composer, actions)),
    ];
    return cache.endRound(slots);
  }, [cache, review, threads, drafts, composers, actions]);
}

function threadSlot(
  cache: SlotCache,
  review: CommentedReview,
  placed: PlacedThread,
  actions: SlotActions,
): readonly Slot[] {
  const { id, slotKey, fileKey, location, quote, isOpen, thread } = placed;
  if (fileKey === null) return [];
  const inputs = [review, thread, isOpen, fileKey, ...Object.values(location), actions];
  return [
    cache.of(slotKey, inputs, () => ({
      ...slotPlace(fileKey, location, quote, actions),
      collapses: !isOpen,
      content: (
        <CommentBox onShown={() => actions.onShown(id)}>
          {location.note !== null && <p className="CommentBox-note muted small">{location.note}</p>}
          <ShownParts fileKey={fileKey} location={location} goTo={actions.goTo} edit={undefined}>
            <ReviewThreadView thread={thread} review={review} showsCode={location.isLost} location={location} />
          </ShownParts>
        </CommentBox>
      ),
    })),
  ];
}

function draftSlot(
  cache: SlotCache,
  review: CommentedReview,
  placed: PlacedDraft,
  actions: SlotActions,
): readonly Slot[] {
  const { slotKey, fileKey, location, draft } = placed;
  if (fileKey === null) return [];
  return [
    cache.of(slotKey, [review, draft, fileKey, ...Object.values(location), actions], () => ({
      ...slotPlace(fileKey, location, [], actions),
      content: (
        <CommentBox composer={placed.draftKey}>
          {location.note !== null && <p className="CommentBox-note muted small">{location.note}</p>}
          <ShownParts fileKey={fileKey} location={location} goTo={actions.goTo} edit={actions.edit}>
            <DraftView draft={draft} review={review} position={positionAt(location)} />
          </ShownParts>
        </CommentBox>
      ),
    })),
  ];
}

function composerSlot(cache: SlotCache, review: CommentedReview, composer: OpenComposer, actions: SlotActions): Slot {
  const { draftKey, location, text, isRestored, draft } = composer;
  const close = (): void => {
    const field = document.querySelector(`[data-composer="${CSS.escape(draftKey)}"]`);
    // A composer may close after sending while the next one has the focus.
    if (field?.contains(document.activeElement) === true) actions.leave();
    // While sending, the composer was hidden and nothing had the focus.
    returnFocus(field && gridBeside(field), null);
    actions.close(draftKey);
  };
  const fields = {
    review,
    takesFocus: !isRestored,
    isRestored,
    suggestedOn: location.side === "new" ? text : null,
    label: commentOn(location),
    onClose: close,
  };
  return cache.of(`draft ${draftKey}`, [review, composer, actions], () => ({
    ...slotPlace(location.key, location, text ?? [], actions),
    staysDrawn: true,
    content: (
      <CommentBox composer={draftKey}>
        {draft === null && location.side === "new" && location.line > 0 && actions.edit !== undefined && (
          <EditButton edit={actions.edit} location={location} onBegun={() => actions.close(draftKey)} />
        )}
        {draft === null ? (
          <CommentComposer {...fields} anchor={actions.anchorOf(location)} draftKey={draftKey} />
        ) : (
          <DraftComposer {...fields} draft={draft} />
        )}
      </CommentBox>
    ),
  }));
}

interface PartsProps {
  readonly fileKey: string;
  readonly location: ThreadLocation;
  readonly goTo: (location: LineLocation) => void;
  readonly edit: EditLines | undefined;
  readonly children: ReactNode;
}

/** Lets the parts of a suggestion lead to their lines, where they are as they were written on, and edits them there. */
function ShownParts({ fileKey, location, goTo, edit, children }: PartsProps): ReactNode {
  const isHere = location.certainty === null && location.side === "new" && location.line > 0;
  const actions = useMemo((): PartActions | null => {
    const at = ({ startLine, endLine }: LineRange) =>
      ({ key: fileKey, side: "new", line: startLine, to: endLine }) as const;
    if (!isHere) return null;
    return { goTo: (range) => goTo(at(range)), edit: edit === undefined ? null : (range) => void edit(at(range)) };
  }, [isHere, fileKey, goTo, edit]);
  return <PartActionsContext value={actions}>{children}</PartActionsContext>;
}

interface ButtonProps {
  readonly edit: EditLines;
  readonly location: Required<LineLocation>;
  readonly onBegun: () => void;
}

/** The button of a new comment that edits its lines instead: without a keyboard there is no other way. */
function EditButton({ edit, location, onBegun }: ButtonProps): ReactNode {
  const begin = async (): Promise<void> => {
    if (await edit(location)) onBegun();
  };
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<PencilIcon />}
      hint="Suggest a change by editing the lines"
      keys="e"
      onClick={() => void begin()}
    >
      Edit these lines
    </Button>
  );
}

/** Returns the location of a slot: below the last of its lines. */
function slotPlace(
  fileKey: string,
  {
    side,
    line,
    to,
    isLost = false,
    certainty = null,
  }: Pick<ThreadLocation, "side" | "line" | "to"> & Partial<ThreadLocation>,
  quote: readonly string[],
  { goTo }: SlotActions,
): Omit<Slot, "key" | "content"> {
  const show = (): void => goTo({ key: fileKey, side, line, to });
  // Changed lines are not a quotation of the current ones.
  const there = isLost || certainty === "EDITED" ? NO_LINES : quote;
  const awayNote = <AwayNote line={line} to={to} quote={there} isNear={isLost} onShow={show} />;
  return { fileKey, side, line: to, from: line, placement: "below", isComment: true, awayNote };
}

/** Names the lines of a comment when they are not shown, quotes them, and goes there on request. */
function AwayNote(props: {
  readonly line: number;
  readonly to: number;
  readonly quote: readonly string[];
  /** True when the commented lines were deleted, so that it is shown near where they were. */
  readonly isNear: boolean;
  readonly onShow: () => void;
}) {
  const { line, to, quote, isNear, onShow } = props;
  const isRendered = useContext(ShownRenderedContext);
  const isExported = useContext(ExportedContext);
  return (
    <div className="CommentBox CommentBox-away">
      <p className="CommentBox-note muted small">
        {isNear ? `Near line ${line}` : `On ${nameLines(line, to)}`}
        {isRendered ? " of the source file." : " (unchanged)."}{" "}
        {!isExported && (
          <Button size="small" variant="quiet" onClick={onShow}>
            Show context
          </Button>
        )}
      </p>
      {quote.length > 0 && <QuotedLines lines={quote} startLine={line} />}
    </div>
  );
}

interface CachedSlot {
  readonly inputs: readonly unknown[];
  readonly slot: Slot;
}

/** Creates the slots of a reader and reuses them while their inputs are the same. */
export class SlotCache {
  #known: ReadonlyMap<string, CachedSlot> = new Map();
  #next = new Map<string, CachedSlot>();
  #slots: readonly Slot[] = [];

  /** Returns the slot of a key, created again when one of its inputs changed since the last round. */
  of(key: string, inputs: readonly unknown[], make: () => Omit<Slot, "key">): Slot {
    const known = this.#known.get(key);
    const isSame =
      known?.inputs.length === inputs.length && known.inputs.every((one, at) => Object.is(one, inputs[at]));
    const cached = isSame ? known : { inputs, slot: { key, ...make() } };
    this.#next.set(key, cached);
    return cached.slot;
  }

  /** Ends a round and returns its slots; the list of the last round if it has the same ones. */
  endRound(slots: readonly Slot[]): readonly Slot[] {
    this.#known = this.#next;
    this.#next = new Map();
    const isSame = slots.length === this.#slots.length && slots.every((slot, at) => slot === this.#slots[at]);
    if (!isSame) this.#slots = slots;
    return this.#slots;
  }
}

interface CommentBoxProps {
  /** The draft key of the composer inside. */
  readonly composer?: string;
  readonly onShown?: () => void;
  readonly children: ReactNode;
}

/** The box at a line or a file: a thread, a draft or a composer, with a note about its location. */
export function CommentBox({ composer, onShown, children }: CommentBoxProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <div className="CommentBox" data-composer={composer}>
      {children}
    </div>
  );
}
