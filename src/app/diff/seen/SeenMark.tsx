import type { ReactNode } from "react";
import { Glyph } from "../Glyph.tsx";

/** A box that says whether something was seen, and changes that. */
export function SeenMark(props: {
  readonly label: string;
  readonly describedBy?: string;
  readonly isSeen: boolean;
  readonly onMark: (isSeen: boolean) => void;
  /** Stands beside the box. */
  readonly children?: ReactNode;
}): ReactNode {
  const { label, isSeen } = props;
  return (
    <button
      type="button"
      className="diff-seen-mark"
      aria-label={label}
      aria-describedby={props.describedBy}
      aria-pressed={isSeen}
      title={label}
      onClick={() => props.onMark(!isSeen)}
    >
      <span className="diff-seen-box">{isSeen && <Glyph name="check" />}</span>
      {props.children}
    </button>
  );
}
