import type { ReactNode } from "react";
import { useCopy } from "#app/ui/useCopy.ts";
import { Glyph } from "../Glyph.tsx";

/** A quiet button that copies a text. Many come and go while one scrolls, so it names itself without a tooltip's machinery. */
export function CopyGlyph(props: {
  readonly glyph: "copy" | "link";
  readonly label: string;
  /** What does the same at the cursor. */
  readonly keys: string;
  readonly describedBy: string;
  readonly textOf: () => string;
}): ReactNode {
  const { outcome, isCopied, copy } = useCopy();
  const label = outcome ?? props.label;
  return (
    <button
      type="button"
      className="diff-icon diff-copy"
      aria-label={label}
      aria-describedby={props.describedBy}
      title={`${label} (${props.keys})`}
      onClick={() => copy(props.textOf())}
    >
      <Glyph name={isCopied ? "check" : props.glyph} />
    </button>
  );
}
