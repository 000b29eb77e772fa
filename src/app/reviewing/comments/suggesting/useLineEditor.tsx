import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { COMMIT_MESSAGE_PATH, nameLines } from "#contract/addresses.ts";
import { withoutSuggestions } from "#contract/suggesting/suggestionText.ts";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import type { LineLocation } from "#app/diff/models/DiffLocation.ts";
import type { Slot } from "#app/diff/models/Slot.ts";
import { TextSaver } from "#app/reading/data/TextSaver.ts";
import { newKey } from "#app/reading/data/useReviewMutation.ts";
import { textBuffer } from "#app/ui/keyBuffer.ts";
import { later } from "#app/ui/later.tsx";
import { MissingCode } from "#app/ui/Notice.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import type { SuggestionField_review$key } from "#generated/SuggestionField_review.graphql.ts";
import type { DrawnComments, PlacedDraft } from "../useComments.ts";
import { type Anchor, fieldOf } from "../useComposers.ts";
import type { EditedLines } from "../../composers/SuggestionField.tsx";
import { joinParts, type Part, partsOf, proposedLines } from "../../composers/suggestedParts.ts";

const SuggestionField = later(
  async () => (await import("../../composers/SuggestionField.tsx")).SuggestionField,
  MissingCode,
);

const NO_SLOTS: readonly Slot[] = [];
const UNFINISHED = "Finish the text of your suggestion on these lines first.";
const MESSAGE = "A commit message cannot be edited here. Press c to comment.";

/**
 * Edits lines in place, one part at a time. A file has one draft suggestion: lines that are edited later become more parts of
 * it. Returns the function that begins, which resolves to false if that is not possible, and what to draw meanwhile.
 */
export function useLineEditor(
  review: SuggestionField_review$key,
  reader: RefObject<DiffReaderHandle | null>,
  drawn: DrawnComments,
  anchorOf: (location: Required<LineLocation>) => Anchor,
) {
  const [edited, setEdited] = useState<EditedLines | null>(null);
  /** The parts of the edited suggestion, which the draft has only when it is saved. */
  const parts = useRef<readonly Part[]>([]);
  const toast = useToast();
  const latest = useRef({ edited, drafts: drawn.drafts });
  useLayoutEffect(() => {
    latest.current = { edited, drafts: drawn.drafts };
  }, [edited, drawn.drafts]);
  const edit = useCallback(
    async (location: Required<LineLocation>): Promise<boolean> => {
      const { key, line, to } = location;
      const refuse = (text: string): boolean => {
        textBuffer.take();
        toast({ text });
        return false;
      };
      if (key === COMMIT_MESSAGE_PATH) return refuse(MESSAGE);
      textBuffer.startBuffering();
      if (TextSaver.isSaving()) {
        // The draft that is continued must be the saved one.
        await TextSaver.flushAll();
        await new Promise(requestAnimationFrame);
      }
      const { edited: before, drafts } = latest.current;
      const current = before?.fileKey === key ? { ...before, parts: parts.current } : findSuggestion(drafts, key);
      if (current !== null && before?.draftKey !== current.draftKey && fieldOf(current.draftKey) !== null)
        return refuse(UNFINISHED);
      const joined = joinParts(current?.parts ?? [], { startLine: line, endLine: to });
      const at = { ...location, line: joined.range.startLine, to: joined.range.endLine };
      const read = (await reader.current?.linesToEdit(at)) ?? "";
      if (typeof read === "string") return refuse(read);
      parts.current = current?.parts ?? [];
      setEdited({
        id: newKey(),
        draftKey: current?.draftKey ?? newKey(),
        fileKey: key,
        range: joined.range,
        label: `Edit ${nameLines(at.line, at.to)}`,
        original: read.lines,
        proposed: proposedLines(joined, read.lines),
        indent: read.indent,
        others: joined.others,
        text: current?.text ?? "",
        own: current?.own ?? joined.range,
        version: current?.version,
        kind: current?.kind ?? null,
        anchorAt: ({ startLine, endLine }) => anchorOf({ key, side: "new", line: startLine, to: endLine }),
      });
      return true;
    },
    [reader, anchorOf, toast],
  );
  const close = useCallback((): void => {
    leaveField(reader);
    setEdited(null);
  }, [reader]);
  const slots = useMemo(() => {
    if (edited === null) return NO_SLOTS;
    const { draftKey, fileKey, range } = edited;
    const onParts = (now: readonly Part[]): void => {
      parts.current = now;
    };
    const content = <SuggestionField review={review} edited={edited} onParts={onParts} onClose={close} />;
    const lines = { fileKey, side: "new", line: range.endLine, from: range.startLine } as const;
    return [
      { key: `edit ${draftKey}`, ...lines, placement: "below", covers: true, staysDrawn: true, content } as const,
    ];
  }, [edited, review, close]);
  const others = useMemo(
    () => ({ ...drawn, drafts: drawn.drafts.filter(({ draftKey }) => draftKey !== edited?.draftKey) }),
    [drawn, edited?.draftKey],
  );
  return { edit, slots, drawn: others };
}

/** Moves the focus from the field to its lines. */
function leaveField(reader: RefObject<DiffReaderHandle | null>): void {
  reader.current?.leaveComment();
}

/** Returns the draft suggestion of a file, if it is on the lines as they are shown. */
function findSuggestion(drafts: readonly PlacedDraft[], key: string) {
  for (const { draftKey, fileKey, location, written, body, version, kind } of drafts) {
    const own = { startLine: written.line, endLine: written.to };
    const isHere = fileKey === key && location.certainty === null && location.side === "new" && location.line > 0;
    const parts = isHere ? partsOf(body, own) : null;
    if (parts !== null) return { draftKey, parts, own, text: withoutSuggestions(body), version, kind };
  }
  return null;
}
