import { use, type ReactNode } from "react";
import "./revert.css";
import { canRevert } from "./canRevert.ts";
import type { FileModel } from "../models/FileModel.ts";
import { Glyph } from "../Glyph.tsx";
import { RevertContext } from "./RevertContext.ts";

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
