/** What holds the focus while one reads a file's lines by key. */
export const GRID = ".diff-sheet";

/** Gives the grid of lines that has the focus and the key of its file; null where none has. */
export function focusedGrid(): { readonly grid: HTMLElement; readonly fileKey: string } | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !activeElement.matches(GRID)) return null;
  const fileKey = activeElement.closest<HTMLElement>(".diff-file")?.dataset["key"];
  return fileKey === undefined ? null : { grid: activeElement, fileKey };
}
