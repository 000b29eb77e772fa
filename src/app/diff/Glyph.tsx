import type { ReactNode } from "react";

export type GlyphName = "down" | "right";

/** Strokes on a field of 16 by 16. */
const PATHS: Readonly<Record<GlyphName, string>> = {
  down: "M4 6.25 8 10.25 12 6.25",
  right: "M6.25 4 10.25 8 6.25 12",
};

/** One of the reader's few signs, drawn in the colour of the text around it and silent to those who listen. */
export function Glyph({ name }: { readonly name: GlyphName }): ReactNode {
  return (
    <svg className="diff-glyph" viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
