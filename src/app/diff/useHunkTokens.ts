import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { HunkTokens } from "./Highlighter.ts";
import { languageOf } from "./languageOf.ts";
import { pageHighlighter } from "./pageHighlighter.ts";
import type { FileModel } from "./FileModel.ts";

/**
 * Asks for the colours of some hunks of a file, named as "3,4,5", and gives a function that finds each hunk's tokens. The
 * function changes when tokens arrive.
 */
export function useHunkTokens(model: FileModel, hunks: string): (hunk: number) => HunkTokens | null {
  const { patch, file } = model;
  const answered = useSyncExternalStore(
    useCallback((changed) => (patch === null ? noMore : pageHighlighter.subscribe(patch, changed)), [patch]),
    () => (patch === null ? 0 : pageHighlighter.answeredOf(patch)),
    () => 0,
  );
  useEffect(() => {
    if (patch === null || hunks === "") return;
    const language = languageOf(file.newPath ?? file.oldPath ?? "");
    if (language === null) return;
    // The one asked for last comes first, so the uppermost is asked for last.
    for (const hunk of hunks.split(",").reverse()) pageHighlighter.want(patch, Number(hunk), language);
  }, [patch, file.newPath, file.oldPath, hunks]);
  return useCallback(
    (hunk) => (patch === null || answered === 0 ? null : pageHighlighter.tokensOf(patch, hunk)),
    [patch, answered],
  );
}

function noMore(): void {
  // There is nothing to unsubscribe from.
}
