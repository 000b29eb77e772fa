import { EDITOR_KEYS, EDITOR_LABEL, editorPlace, type EditorPlace } from "#app/ui/editors/openInEditor.tsx";
import type { ReaderCommand, ReaderController, ReaderFeature } from "../controller/ReaderController.ts";
import type { ReaderView } from "../controller/ReaderView.ts";
import { locationAtCursor } from "../lineRanges/CommentButton.tsx";
import type { LineLocation } from "../models/DiffLocation.ts";

const COMMANDS: readonly ReaderCommand[] = [
  {
    keys: EDITOR_KEYS,
    label: EDITOR_LABEL,
    isEnabled: ({ page, props, stack }) =>
      page.openInEditor !== null && props.revisions !== undefined && stack.models.length > 0,
    run: openAtCursor,
  },
];

/** Opens the cursor's line by key, or its file at the header; without a cursor, the uppermost visible line. */
export function editorKeys(): ReaderFeature {
  return { commands: COMMANDS };
}

function openAtCursor(reader: ReaderController): void {
  const cursor = reader.takeCursor();
  if (cursor === null) return;
  const place = placeOf(reader.view, locationAtCursor(reader.view, cursor));
  const { page } = reader.view;
  if (place === null) page.toast({ text: "This line is in no file of a commit." });
  else page.openInEditor?.(place);
}

/** Returns the place of a line in the commit of its side; null if that side is of no commit. Line 0 is the file as a whole. */
export function placeOf({ props, stack }: ReaderView, { key, side, line }: LineLocation): EditorPlace | null {
  const file = stack.modelOf(key)?.file;
  if (file === undefined) return null;
  const isOld = line === 0 ? file.status === "DELETED" : side === "old";
  const path = isOld ? (file.plainOldPath ?? file.plainPath) : file.plainPath;
  return editorPlace(isOld ? props.revisions?.old : props.revisions?.new, path, line === 0 ? null : line);
}
