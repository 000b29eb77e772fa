import type { ReactNode } from "react";
import type { PaneSide } from "./DiffRow.tsx";
import type { ShownLine } from "../models/joinLines.ts";
import { LineKind, type Patch } from "../patch/parsePatch.ts";
import "./passed.css";
import { NO_LENGTHS, shownText } from "./shownText.ts";

const SIGNS = ["", "+", "−"];
const GROUND_CLASS = ["", "diff-added", "diff-removed"];

/**
 * Lines that stand right below one another as one who sweeps by, or comes from afar, sees them first: one text each for all their numbers, signs and
 * characters. That is a tenth of the elements that they are as rows, which come when one rests.
 */
export function PassedLines(props: {
  readonly patch: Patch;
  /** All of one line's height. */
  readonly lines: readonly ShownLine[];
  readonly side: PaneSide;
}): ReactNode {
  const { patch, lines, side } = props;
  const numbers = (of: Int32Array): string => lines.map(({ line }) => of[line] || "").join("\n");
  const { top = 0, height = 0 } = lines[0] ?? {};
  const kinds = lines.map(({ line }) => patch.kinds[line] ?? LineKind.context);
  return (
    <div className="diff-passed" aria-hidden="true" style={{ top, height: lines.length * height }}>
      {side !== "new" && <span className="diff-number">{numbers(patch.oldNumbers)}</span>}
      {side !== "old" && <span className="diff-number">{numbers(patch.newNumbers)}</span>}
      <span className="diff-sign">{kinds.map((kind) => SIGNS[kind]).join("\n")}</span>
      <span className="diff-code">{lines.map(({ line }) => shownText(patch, line, NO_LENGTHS)).join("\n")}</span>
      {groundsOf(kinds, height)}
    </div>
  );
}

/** The coloured grounds of lines that came or went, one for each run of a kind. */
function groundsOf(kinds: readonly number[], height: number): readonly ReactNode[] {
  const found: ReactNode[] = [];
  for (let from = 0; from < kinds.length;) {
    const kind = kinds[from] ?? LineKind.context;
    let to = from + 1;
    while (kinds[to] === kind) to++;
    if (kind !== LineKind.context) {
      const place = { top: from * height, height: (to - from) * height };
      found.push(<i key={from} className={GROUND_CLASS[kind]} style={place} />);
    }
    from = to;
  }
  return found;
}
