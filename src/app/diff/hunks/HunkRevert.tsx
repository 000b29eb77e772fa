import { createContext, type ReactNode, use } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { Cursor } from "../cursor/Cursor.ts";
import type { DiffFile } from "../DiffFile.ts";
import { DiffIcon } from "../DiffIcon.tsx";
import type { FileModel } from "../models/FileModel.ts";
import type { FileStack } from "../models/FileStack.ts";
import { NO_LINE, type Patch } from "../patch/Patch.ts";
import "./revert.css";

const TEXT = {
  label: "Revert hunk… (b)",
} as const;

/** The button that reverts a hunk; nothing if it cannot be reverted. */
export function HunkRevert({ model, index }: { readonly model: FileModel; readonly index: number }): ReactNode {
  const revert = use(RevertContext);
  const { file, patch } = model;
  if (revert === null || patch === null || !canRevert(file)) return null;
  return (
    <button
      type="button"
      className="diff-icon diff-revert"
      aria-label={TEXT.label}
      title={TEXT.label}
      onClick={() => revert({ file, patch, hunks: [index] })}
    >
      <DiffIcon name="revert" />
    </button>
  );
}

export interface ShownHunks {
  readonly file: DiffFile;
  readonly patch: Patch;
  /** Their indexes in the patch. */
  readonly hunks: readonly number[];
}

/** Asks the user to confirm that hunks are reverted in the file; null if the content shown cannot be changed. */
export const RevertContext = createContext<((shown: ShownHunks) => void) | null>(null);

/** Git's modes of regular files; the second one is executable. */
const ORDINARY: ReadonlySet<string | null> = new Set(["100644", "100755", null]);

/** True if hunks of a file can be reverted: not those of a symbolic link, a submodule or a type change. */
function canRevert({ status, oldMode, newMode }: DiffFile): boolean {
  return status !== "TYPE_CHANGED" && ORDINARY.has(oldMode) && ORDINARY.has(newMode);
}

const REVERT_KEYS_TEXT = {
  hunk: "Revert hunk…",
  file: "Revert all hunks of file…",
  noCursor: "Go to a hunk first.",
  notHere: "Nothing to revert here.",
} as const;

/** Adds the keys that revert the hunk of the cursor, or all hunks of its file. */
export function useRevertKeys(stack: FileStack, cursor: Cursor | null): void {
  const revert = use(RevertContext);
  const announce = useAnnounce();
  const requestRevert = (isWhole: boolean): void => {
    const { file, patch } = stack.models[stack.fileIndexOf(cursor?.key)] ?? { file: null, patch: null };
    if (cursor === null || file === null) return announce(REVERT_KEYS_TEXT.noCursor);
    const all = (patch?.hunks ?? []).map((_, index) => index);
    const isHere = (index: number): boolean => cursor.line < (patch?.hunks[index]?.end ?? 0);
    const here = cursor.line === NO_LINE ? undefined : all.find(isHere);
    const hunks = isWhole || all.length === 1 ? all : here === undefined ? [] : [here];
    if (revert === null || patch === null || hunks.length === 0 || !canRevert(file))
      return announce(REVERT_KEYS_TEXT.notHere);
    revert({ file, patch, hunks });
  };
  const enabled = revert !== null && stack.models.length > 0;
  useShortcut("b", REVERT_KEYS_TEXT.hunk, shortcutGroups.review, () => requestRevert(false), { enabled });
  useShortcut("Shift+B", REVERT_KEYS_TEXT.file, shortcutGroups.review, () => requestRevert(true), { enabled });
}
