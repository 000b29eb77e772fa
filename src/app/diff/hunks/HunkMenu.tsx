import { type ReactNode, use } from "react";
import { counted } from "#app/ui/format.ts";
import { editorItems, OpenInEditorContext } from "#app/ui/editors/openInEditor.tsx";
import type { MenuItem } from "#app/ui/MenuPopup.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { placeOf } from "../editors/editorKeys.ts";
import { type DiffFile, isOrdinary } from "../patch/DiffFile.ts";
import type { FileModel } from "../models/FileModel.ts";
import { NO_LINE } from "../patch/Patch.ts";
import { numberOfLine } from "../patch/patchLines.ts";
import { gapAbove } from "../patch/patchGaps.ts";
import {
  ReaderContext,
  type ReaderCommand,
  type ReaderController,
  type ReaderFeature,
} from "../controller/ReaderController.ts";
import { type ReaderView, RevertContext } from "../controller/ReaderView.ts";
import { RowMenu } from "../controller/RowMenu.tsx";
import { expandGap } from "../controller/Expansions.ts";

const LABEL = "Revert hunk…";
const WHOLE_LABEL = "Revert all hunks of file…";
/** The keys that do the same at the cursor. */
const KEYS = "b";
const WHOLE_KEYS = "Shift+B";

/** The menu of a hunk; nothing if no lines above it are hidden and it cannot be reverted. */
export function HunkMenu({ model, index }: { readonly model: FileModel; readonly index: number }): ReactNode {
  const reader = use(ReaderContext)?.reader;
  const revert = use(RevertContext);
  const open = use(OpenInEditorContext);
  const { file, patch } = model;
  const hunk = patch?.hunks[index];
  if (reader === undefined || patch === null || hunk === undefined) return null;
  const gap = gapAbove(patch, index, Infinity);
  const hidden = gap.newEnd - gap.newFrom;
  const canExpand = hidden > 0 && reader.view.expansions !== null;
  const canBeReverted = revert !== null && isOrdinary(file);
  if (!canExpand && !canBeReverted) return null;
  const showAll = (): void => reader.view.expansions?.show(file.key, () => expandGap(gap, "all"));
  const items = (): readonly MenuItem[] => {
    const first = numberOfLine(patch, hunk.first, "new");
    return [
      ...editorItems(open, first && placeOf(reader.view, { key: file.key, side: first.side, line: first.number })),
      ...(canExpand
        ? [{ kind: "action" as const, label: `Show all ${counted(hidden, "hidden line")}`, run: showAll }]
        : []),
      ...(canBeReverted
        ? [{ kind: "action" as const, label: LABEL, keys: KEYS, run: () => revert({ file, patch, hunks: [index] }) }]
        : []),
    ];
  };
  return <RowMenu items={items} />;
}

/** Returns the item that reverts a file, for its menu; none if it cannot be reverted. */
export function revertItems({ view }: ReaderController, file: DiffFile): readonly MenuItem[] {
  const { page, stack } = view;
  const patch = stack.modelOf(file.key)?.patch ?? null;
  if (page.revert === null || patch === null || patch.hunks.length === 0 || !isOrdinary(file)) return [];
  const run = (): void => page.revert?.({ file, patch, hunks: patch.hunks.map((_, index) => index) });
  return [{ kind: "separator" }, { kind: "action", label: WHOLE_LABEL, keys: WHOLE_KEYS, run }];
}

const isEnabled = ({ page, stack }: ReaderView): boolean => page.revert !== null && stack.models.length > 0;

const COMMANDS: readonly ReaderCommand[] = [
  {
    keys: KEYS,
    label: LABEL,
    group: shortcutGroups.review,
    isEnabled,
    run: (reader) => revertAt(reader, false),
  },
  {
    keys: WHOLE_KEYS,
    label: WHOLE_LABEL,
    group: shortcutGroups.review,
    isEnabled,
    run: (reader) => revertAt(reader, true),
  },
];

export function revertKeys(): ReaderFeature {
  return { commands: COMMANDS };
}

function revertAt({ view, modelAtCursor }: ReaderController, isWhole: boolean): void {
  const { cursor, page } = view;
  const { file, patch } = modelAtCursor ?? { file: null, patch: null };
  if (cursor === null || file === null) return page.announce("Go to a hunk first.");
  const all = (patch?.hunks ?? []).map((_, index) => index);
  const isHere = (index: number): boolean => cursor.line < (patch?.hunks[index]?.end ?? 0);
  const here = cursor.line === NO_LINE ? undefined : all.find(isHere);
  const hunks = isWhole || all.length === 1 ? all : here === undefined ? [] : [here];
  if (page.revert === null || patch === null || hunks.length === 0 || !isOrdinary(file))
    return page.announce("Nothing to revert here.");
  page.revert({ file, patch, hunks });
}
