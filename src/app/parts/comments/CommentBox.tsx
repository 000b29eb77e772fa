import { useEffect, type FocusEvent, type ReactNode } from "react";
import "./Remark.css";

interface Props {
  /** Names the composer in it. */
  readonly composer?: string;
  /** Is told when it has been drawn. */
  readonly onShown?: () => void;
  readonly children: ReactNode;
}

/** What stands at a line or a file: a thread, a draft or a composer, with what one must know of its place. */
export function Remark({ composer, onShown, children }: Props) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <div className="Remark" data-composer={composer} onFocus={showComposer}>
      {children}
    </div>
  );
}

/** Scrolls no further than needed for all of a composer to be seen in which one begins to type. */
function showComposer({ target }: FocusEvent<HTMLElement>): void {
  if (target instanceof HTMLTextAreaElement) target.closest(".Composer")?.scrollIntoView({ block: "nearest" });
}
