import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { LineRange } from "#contract/suggesting/suggestionText.ts";
import { LineField } from "#app/diff/lineRanges/LineField.tsx";
import { saveLabels } from "#app/reading/data/TextSaver.ts";
import { Button } from "#app/ui/Button.tsx";
import { counted } from "#app/ui/format.ts";
import { FailureNotice, Notice } from "#app/ui/Notice.tsx";
import { PaletteEntry, shortcutGroups } from "#app/ui/shortcuts.tsx";
import { useStore } from "#app/ui/Store.ts";
import { useAnnounce } from "#app/ui/Toaster.tsx";
import type { AnchorInput } from "#generated/commentsAddMutation.graphql.ts";
import type { SuggestionField_review$key } from "#generated/SuggestionField_review.graphql.ts";
import { type CommentKind, commentKind } from "./commentKind.ts";
import { useTextSaver } from "./useComposerForm.ts";
import { useDraft } from "./useDraft.ts";
import { type Part, writeParts } from "./suggestedParts.ts";

/** The lines of a file that the viewer edits, and the draft suggestion that they are part of. */
export interface EditedLines {
  /** Another one whenever the user begins to edit lines. */
  readonly id: string;
  readonly draftKey: string;
  readonly fileKey: string;
  readonly range: LineRange;
  readonly label: string;
  readonly original: readonly string[];
  readonly proposed: readonly string[];
  readonly indent: string;
  /** The other parts of the suggestion, and the text above it. */
  readonly others: readonly Part[];
  readonly text: string;
  /** The lines that the draft is on. */
  readonly own: LineRange;
  /** Those of the draft that is continued. */
  readonly version: number | undefined;
  readonly kind: CommentKind | null;
  readonly anchorAt: (range: LineRange) => AnchorInput;
}

const KEEP = "Use these lines";

interface Props {
  readonly review: SuggestionField_review$key;
  readonly edited: EditedLines;
  /** Called with all parts of the suggestion when one has changed. */
  readonly onParts: (parts: readonly Part[]) => void;
  readonly onClose: () => void;
}

/** Edits lines in place. What is written is saved as a draft comment with a suggestion; unchanged lines are no part of it. */
export function SuggestionField({ edited, onParts, onClose, ...props }: Props): ReactNode {
  const { draftKey, range, original, proposed, others, text, anchorAt } = edited;
  const review = useFragment(
    graphql`
      fragment SuggestionField_review on Review @throwOnFieldError {
        id
        key
        ...comments_draftsOfReview
      }
    `,
    props.review,
  );
  const [begun] = useState(edited);
  const own = useRef(begun.own);
  const kind = begun.kind ?? commentKind.of(review.key, "BLOCKING").initial;
  const begunAt = anchorAt(begun.own);
  const savedTextKey = `${review.key}/NEW/${begun.own.startLine}/${begun.own.endLine}/${begunAt.path}`;
  const { field } = useDraft({
    reviewId: review.id,
    drafts: review,
    savedTextKey,
    draftKey,
    version: begun.version,
    placeOf: () => ({ anchor: anchorAt(own.current), kind }),
  });
  const [body, setBody] = useState("");
  const saver = useTextSaver({ savedTextKey, draft: field.draft }, { text: body, kind });
  const saved = useStore(saver.state);
  const conflict = field.conflict ?? (saved.kind === "conflict" ? saved.conflict : null);
  const [count, setCount] = useState(others.length);
  const announce = useAnnounce();

  const write = (value: string): void => {
    const lines = linesOf(value, original);
    const isSame = lines.length === original.length && lines.every((line, at) => line === original[at]);
    const parts = isSame ? others : [...others, { range, lines }];
    const written = writeParts(text, parts);
    own.current = written.own ?? own.current;
    onParts(parts);
    setCount(parts.length);
    setBody(written.body);
    saver.onTextChange(written.body);
  };
  const leave = async (): Promise<void> => {
    await saver.flush();
    if (!saver.isSafe()) return;
    onClose();
    announce(count === 0 ? "No lines are changed" : "Your suggestion is saved as a draft");
  };
  const closePublished = useEffectEvent(() => {
    if (saver.isSafe()) onClose();
  });
  useEffect(() => {
    if (field.draft.isPublished) closePublished();
  }, [field.draft.isPublished]);
  const keep = (): void => {
    conflict?.accept();
    saver.onTextChange(body);
  };
  return (
    <>
      <LineField
        key={edited.id}
        label={edited.label}
        initial={proposed.join("\n")}
        original={original.join("\n")}
        indent={edited.indent}
        onChange={write}
        onLeave={() => void leave()}
      >
        <span role="status">
          {count > 1 && `${counted(count, "part", "parts")} in this suggestion. `}
          {saveLabels[saved.kind]}
        </span>
      </LineField>
      {saved.kind === "failed" && <FailureNotice reason={saved.reason} onRetry={() => void saver.flush()} />}
      {conflict !== null && (
        <Notice
          tone="warning"
          actions={
            <>
              <Button size="small" onClick={keep}>
                {KEEP}
              </Button>
              <PaletteEntry label={KEEP} group={shortcutGroups.writing} onRun={keep} />
            </>
          }
        >
          This draft was changed in another window. Your lines here are kept.
        </Notice>
      )}
    </>
  );
}

/** Returns the lines of the field: an empty one deletes the lines, unless it had one empty line. */
function linesOf(value: string, original: readonly string[]): readonly string[] {
  if (value === "") return original.length === 1 && original[0] === "" ? original : [];
  return value.split("\n");
}
