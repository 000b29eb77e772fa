import { Highlighter } from "../colours/Highlighter.ts";
import { startHighlightWorker } from "./startHighlightWorker.ts";

/** The page's one highlighter: its worker starts with the first wish and serves every reader of the page. */
export const pageHighlighter = new Highlighter(startHighlightWorker);
