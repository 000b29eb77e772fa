import { type ReactNode, use } from "react";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import type { DiffFile } from "../DiffFile.ts";
import { DiffIcon } from "../DiffIcon.tsx";
import type { FileModel } from "../models/FileModel.ts";
import { NO_LINE } from "../patch/Patch.ts";
import type { ReaderCommand, ReaderController, ReaderFeature } from "../reader/ReaderController.ts";
import { type ReaderView, RevertContext } from "../reader/ReaderView.ts";
import "./revert.css";

const LABEL = "Revert hunk…";
/** The key that does the same at the cursor. */
const KEYS = "b";

/**
 * The button that asks to revert a hunk; nothing if it cannot be reverted. It changes files, so it has a visible label
 * and is at the other end of the row than the viewed mark.
 */
export function HunkRevert({ model, index }: { readonly model: FileModel; readonly index: number }): ReactNode {
  const revert = use(RevertContext);
  const { file, patch } = model;
  if (revert === null || patch === null || !canRevert(file)) return null;
  return (
    <button
      type="button"
      className="diff-revert"
      title={`${LABEL} (${KEYS})`}
      onClick={() => revert({ file, patch, hunks: [index] })}
    >
      <DiffIcon name="revert" />
      {LABEL}
    </button>
  );
}

/** Git's modes of regular files; the second one is executable. */
const ORDINARY: ReadonlySet<string | null> = new Set(["100644", "100755", null]);

/** True if hunks of a file can be reverted: not those of a symbolic link, a submodule or a type change. */
function canRevert({ status, oldMode, newMode }: DiffFile): boolean {
  return status !== "TYPE_CHANGED" && ORDINARY.has(oldMode) && ORDINARY.has(newMode);
}

const isEnabled = ({ page, stack }: ReaderView): boolean => page.revert !== null && stack.models.length > 0;

const COMMANDS: readonly ReaderCommand[] = [
  {
    keys: KEYS,
    label: "Revert hunk…",
    group: shortcutGroups.review,
    isEnabled,
    run: (reader) => revertAt(reader, false),
  },
  {
    keys: "Shift+B",
    label: "Revert all hunks of file…",
    group: shortcutGroups.review,
    isEnabled,
    run: (reader) => revertAt(reader, true),
  },
];

/** Reverts by key the hunk of the cursor, or all hunks of its file. */
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
  if (page.revert === null || patch === null || hunks.length === 0 || !canRevert(file))
    return page.announce("Nothing to revert here.");
  page.revert({ file, patch, hunks });
}
