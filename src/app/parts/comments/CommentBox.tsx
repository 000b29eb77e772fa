import { useEffect, type FocusEvent, type ReactNode } from "react";
import "./CommentBox.css";

interface Props {
  /** The draft key of the composer inside. */
  readonly composer?: string;
  readonly onShown?: () => void;
  readonly children: ReactNode;
}

/** The box at a line or a file: a thread, a draft or a composer, with a note about its location. */
export function CommentBox({ composer, onShown, children }: Props) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <div className="CommentBox" data-composer={composer} onFocus={showComposer}>
      {children}
    </div>
  );
}

/** Scrolls just enough to show all of a composer when its field gets the focus. */
function showComposer({ target }: FocusEvent<HTMLElement>): void {
  if (target instanceof HTMLTextAreaElement) target.closest(".Composer")?.scrollIntoView({ block: "nearest" });
}
