import { createContext, type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import "./Paper.css";

/** True for what is drawn for paper: all of it, with nothing folded away. */
export const PaperContext = createContext(false);

/** True in an exported file and on paper, where no server answers: what needs one is left out. */
export const ExportedContext = createContext(false);

/** Draws content for paper in place of the page; nothing of it is on the screen. */
export function Paper({ children }: { readonly children: ReactNode }) {
  const [sheet] = useState(() => {
    const element = document.createElement("div");
    element.className = "Paper";
    element.dataset["theme"] = "light";
    return element;
  });
  useEffect(() => {
    document.body.append(sheet);
    return () => sheet.remove();
  }, [sheet]);
  return createPortal(<PaperContext value>{children}</PaperContext>, sheet);
}
