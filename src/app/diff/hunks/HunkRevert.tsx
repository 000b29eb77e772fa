import { createContext, type ReactNode, use } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { Cursor } from "../cursor/Cursor.ts";
import type { DiffFile } from "../DiffFile.ts";
import { Glyph } from "../Glyph.tsx";
import type { FileModel } from "../models/FileModel.ts";
import type { FileStack } from "../models/FileStack.ts";
import { NO_LINE, type Patch } from "../patch/Patch.ts";
import "./revert.css";

const TEXT = {
  label: "Revert the hunk… (b)",
} as const;

/** Asks at a hunk's band whether it is to be taken back; nothing where that cannot be. */
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
      <Glyph name="revert" />
    </button>
  );
}

/** Hunks of a file, as they are shown. */
export interface ShownHunks {
  readonly file: DiffFile;
  readonly patch: Patch;
  /** Their places in the patch. */
  readonly hunks: readonly number[];
}

/** Asks whether hunks are to be taken back in the file; null where what is shown cannot be changed. */
export const RevertContext = createContext<((shown: ShownHunks) => void) | null>(null);

/** Git's modes of ordinary files, of which the second can be run. */
const ORDINARY: ReadonlySet<string | null> = new Set(["100644", "100755", null]);

/** Whether changed lines of a file can be taken back: not those of a link, of a submodule, or of what became another kind. */
function canRevert({ status, oldMode, newMode }: DiffFile): boolean {
  return status !== "TYPE_CHANGED" && ORDINARY.has(oldMode) && ORDINARY.has(newMode);
}

const USE_REVERT_KEYS_TEXT = {
  hunk: "Revert the hunk in the file…",
  file: "Revert all hunks of the file…",
  noCursor: "Go to a hunk first.",
  notHere: "There is nothing here that can be reverted.",
} as const;

/** Asks by key whether the hunk that the cursor is on, or all of its file, is to be taken back. */
export function useRevertKeys(stack: FileStack, cursor: Cursor | null): void {
  const revert = use(RevertContext);
  const announce = useAnnounce();
  const ask = (isWhole: boolean): void => {
    const { file, patch } = stack.models[stack.placeOf(cursor?.key)] ?? { file: null, patch: null };
    if (cursor === null || file === null) return announce(USE_REVERT_KEYS_TEXT.noCursor);
    const all = (patch?.hunks ?? []).map((_, index) => index);
    const isHere = (index: number): boolean => cursor.line < (patch?.hunks[index]?.end ?? 0);
    const here = cursor.line === NO_LINE ? undefined : all.find(isHere);
    const hunks = isWhole || all.length === 1 ? all : here === undefined ? [] : [here];
    if (revert === null || patch === null || hunks.length === 0 || !canRevert(file))
      return announce(USE_REVERT_KEYS_TEXT.notHere);
    revert({ file, patch, hunks });
  };
  const enabled = revert !== null && stack.models.length > 0;
  useShortcut("b", USE_REVERT_KEYS_TEXT.hunk, shortcutGroups.review, () => ask(false), { enabled });
  useShortcut("Shift+B", USE_REVERT_KEYS_TEXT.file, shortcutGroups.review, () => ask(true), { enabled });
}
