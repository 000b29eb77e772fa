import type { ReactNode } from "react";

/** Strokes in a view box of 16 by 16. */
const PATHS = {
  down: "M4 6.25 8 10.25 12 6.25",
  right: "M6.25 4 10.25 8 6.25 12",
  copy: "M5.75 5.75h7.5v7.5h-7.5z M10.25 5.5v-2.75h-7.5v7.5h2.75",
  link: "M6.75 9.25 9.25 6.75 M7.5 4.75 9 3.25a2.65 2.65 0 0 1 3.75 3.75l-1.5 1.5 M8.5 11.25 7 12.75A2.65 2.65 0 0 1 3.25 9l1.5-1.5",
  check: "M3.25 8.5 6.5 11.75 12.75 4.75",
  expandUp: "M8 12.5V4 M4.5 7.25 8 3.75 11.5 7.25",
  expandDown: "M8 3.5V12 M4.5 8.75 8 12.25 11.5 8.75",
  expandAll: "M5 5.75 8 2.75 11 5.75 M5 10.25 8 13.25 11 10.25",
  revert: "M6.5 3.5 3.25 6.75 6.5 10 M3.5 6.75h5.75a3.25 3.25 0 0 1 0 6.5H6.5",
  fold: "M5 3 8 6 11 3 M5 13 8 10 11 13",
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
