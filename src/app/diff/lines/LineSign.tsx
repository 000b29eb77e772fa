import type { ReactNode } from "react";
import type { MovedLine } from "../compare/FileMoves.ts";
import "./moves.css";
import { LineKind } from "../patch/parsePatch.ts";

const TEXT = {
  context: "Unchanged",
  added: "Added",
  removed: "Removed",
  movedHere: "Moved here",
  movedAway: "Moved away",
  goThereM: (text: string): string => `${text}: go there (m or Enter)`,
} as const;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** The keys that `useMoves` and `useLineKeys` bind. */
const hint = (text: string): string => TEXT.goThereM(capital(text));

/** The sign before a line; at the head of a moved block it leads to the block's other end. */
export function LineSign(props: {
  readonly kind: number;
  readonly moved: MovedLine | null;
  /** Where a block that begins here moved; null elsewhere. */
  readonly movedText: string | null;
}): ReactNode {
  const { kind, moved, movedText } = props;
  if (kind === LineKind.context) return <span className="diff-sign" role="gridcell" aria-label={TEXT.context} />;
  const isAdded = kind === LineKind.added;
  const isQuiet = moved !== null && !moved.isEdited && !moved.isInPlace;
  const name = isAdded ? (isQuiet ? TEXT.movedHere : TEXT.added) : isQuiet ? TEXT.movedAway : TEXT.removed;
  const sign = isAdded ? "+" : "−";
  if (moved === null || movedText === null || moved.isInPlace) {
    return (
      <span className="diff-sign" role="gridcell" aria-label={name}>
        {sign}
      </span>
    );
  }
  return (
    <span className="diff-sign" role="gridcell">
      <button
        type="button"
        className="diff-moved-link"
        aria-label={isQuiet ? capital(movedText) : `${name}, ${movedText}`}
        title={hint(movedText)}
      >
        {sign}
        <svg aria-hidden="true" viewBox="0 0 8 12" width="8" height="12">
          <path d={isAdded ? "M7 2H3.5v7M1 6.5 3.5 9 6 6.5" : "M1 9h3.5V2M2 4.5 4.5 2 7 4.5"} />
        </svg>
      </button>
    </span>
  );
}
