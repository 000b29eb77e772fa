import { use, useSyncExternalStore, type ReactNode } from "react";
import type { DiffFile } from "../DiffFile.ts";
import { ExpansionsContext } from "./ExpansionsContext.ts";
import { Glyph } from "../Glyph.tsx";
import { hasHiddenLines } from "../patch/hasHiddenLines.ts";
import { neverChanges } from "../neverChanges.ts";

const TEXT = {
  whole: "Show the whole file",
  changes: "Show only the changes",
} as const;
const KEYS = "Shift+E";

/** Shows all lines of a file that has more than its patch tells, or only the changes again. */
export function WholeFileButton(props: { readonly file: DiffFile; readonly describedBy: string }): ReactNode {
  const expansions = use(ExpansionsContext);
  const { file } = props;
  const isWhole = useSyncExternalStore(
    expansions?.subscribe ?? neverChanges,
    () => expansions?.isWhole(file.key) === true,
    () => false,
  );
  if (expansions === null || !hasHiddenLines(file)) return null;
  const label = isWhole ? TEXT.changes : TEXT.whole;
  return (
    <button
      type="button"
      className="diff-icon"
      aria-label={label}
      aria-describedby={props.describedBy}
      title={`${label} (${KEYS})`}
      onClick={() => expansions.toggleWhole(file.key)}
    >
      <Glyph name={isWhole ? "fold" : "expandAll"} />
    </button>
  );
}
