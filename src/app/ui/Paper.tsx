import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

/** Selects what only the printed page shows; the style sheet of `PrintedReview` hides everything else. */
const CLASS = "Paper";

/**
 * Renders content for paper instead of the page, prints it at once, and calls `onPrinted` when the browser's dialog is
 * closed.
 */
export function Paper({ children, onPrinted }: { readonly children: ReactNode; readonly onPrinted: () => void }) {
  const [sheet] = useState(() => {
    const element = document.createElement("div");
    element.className = CLASS;
    return element;
  });
  useEffect(() => {
    document.body.append(sheet);
    window.addEventListener("afterprint", onPrinted);
    window.print();
    return () => {
      window.removeEventListener("afterprint", onPrinted);
      sheet.remove();
    };
  }, [sheet, onPrinted]);
  return createPortal(children, sheet);
}
