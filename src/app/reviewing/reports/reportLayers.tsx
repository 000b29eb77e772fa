import { AlertFillIcon, DotFillIcon, XCircleFillIcon } from "@primer/octicons-react";
import type { ReactNode } from "react";
import type { DiffLayer, LayerRange } from "#app/diff/models/DiffLayer.ts";
import type { FoundReports, Finding, Severity } from "./useReports.ts";
import { findingLabel } from "./FindingBox.tsx";
import "./marks.css";

const NO_RANGES: readonly LayerRange[] = [];
const ICONS: Readonly<Record<Severity, ReactNode>> = {
  error: <XCircleFillIcon size={12} />,
  warning: <AlertFillIcon size={12} />,
  note: <DotFillIcon size={12} />,
};
const RANKS: Readonly<Record<Severity, number>> = { error: 2, warning: 1, note: 0 };

/** The coverage of the measured lines: a bar at the left edge. */
export function coverageLayer(reports: FoundReports | null): DiffLayer {
  const byPath = new Map<string, readonly LayerRange[]>();
  for (const [path, { ranges }] of reports?.coverage ?? []) {
    const marked = ranges.map(({ from, to, coverage, label }) => {
      const gutter = (
        <span key="coverage" className="layer-mark" data-mark={coverage} title={label} role="img" aria-label={label} />
      );
      return { from, to, gutter };
    });
    byPath.set(path, marked);
  }
  return ({ file }, side) => (side === "new" ? byPath.get(file.key) : undefined) ?? NO_RANGES;
}

/** The findings of a line: the icon of the worst of them, which opens it. Expects them in the order of their lines. */
export function findingsLayer(findings: readonly Finding[], open: (index: number) => void): DiffLayer {
  const byPath = new Map<string, Map<number, Finding[]>>();
  for (const finding of findings) {
    const { path, line } = finding;
    if (path === null || line === 0) continue;
    const lines = byPath.get(path) ?? new Map<number, Finding[]>();
    byPath.set(path, lines);
    const known = lines.get(line);
    if (known === undefined) lines.set(line, [finding]);
    else known.push(finding);
  }
  const ranges = new Map(
    [...byPath].map(([path, lines]) => [path, [...lines].map(([line, found]) => markOf(line, found, open))]),
  );
  return ({ file }, side) => (side === "new" ? ranges.get(file.key) : undefined) ?? NO_RANGES;
}

/** Marks are no stops of Tab: there may be many, and keys lead from one to the next. */
function markOf(line: number, found: readonly Finding[], open: (index: number) => void): LayerRange {
  const [worst] = found.toSorted((a, b) => RANKS[b.severity] - RANKS[a.severity]);
  if (worst === undefined) return { from: line, to: line };
  const label = found.map(findingLabel).join("\n");
  const gutter = (
    <button
      key="findings"
      type="button"
      tabIndex={-1}
      className="layer-mark"
      data-mark={worst.severity}
      title={label}
      aria-label={label}
      onClick={() => open(worst.index)}
    >
      {ICONS[worst.severity]}
    </button>
  );
  return { from: line, to: line, gutter };
}
