import { use } from "react";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { canRevert } from "./canRevert.ts";
import type { Cursor } from "../cursor/moveCursor.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import { RevertContext } from "./RevertContext.ts";
import type { FileStack } from "../models/stackFiles.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
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
    if (cursor === null || file === null) return announce(TEXT.noCursor);
    const all = (patch?.hunks ?? []).map((_, index) => index);
    const isHere = (index: number): boolean => cursor.line < (patch?.hunks[index]?.end ?? 0);
    const here = cursor.line === NO_LINE ? undefined : all.find(isHere);
    const hunks = isWhole || all.length === 1 ? all : here === undefined ? [] : [here];
    if (revert === null || patch === null || hunks.length === 0 || !canRevert(file)) return announce(TEXT.notHere);
    revert({ file, patch, hunks });
  };
  const enabled = revert !== null && stack.models.length > 0;
  useShortcut("b", TEXT.hunk, shortcutGroups.review, () => ask(false), { enabled });
  useShortcut("Shift+B", TEXT.file, shortcutGroups.review, () => ask(true), { enabled });
}
