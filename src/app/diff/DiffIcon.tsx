import type { ReactNode } from "react";

/** Strokes in a view box of 16 by 16. */
const PATHS = {
  down: "M4 6.25 8 10.25 12 6.25",
  right: "M6.25 4 10.25 8 6.25 12",
  check: "M3.25 8.5 6.5 11.75 12.75 4.75",
  expandUp: "M8 12.5V4 M4.5 7.25 8 3.75 11.5 7.25",
  expandDown: "M8 3.5V12 M4.5 8.75 8 12.25 11.5 8.75",
  expandAll: "M5 5.75 8 2.75 11 5.75 M5 10.25 8 13.25 11 10.25",
  more: "M3 8h.01 M8 8h.01 M13 8h.01",
  dash: "M4 8h8",
};

export type DiffIconName = keyof typeof PATHS;

/** An icon in the color of the surrounding text, hidden from screen readers. */
export function DiffIcon({ name }: { readonly name: DiffIconName }): ReactNode {
  return (
    <svg className="diff-glyph" viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
