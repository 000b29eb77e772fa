import type { DiffLayout } from "#app/diff/patch/DiffFile.ts";
import { canLayOut, fileModel, type FileModel, guessedModel, type LayoutFacts } from "#app/diff/models/FileModel.ts";
import { contentsOf, type TestFile } from "./diffFile.ts";

/**
 * Returns the reader's model of a file, or an estimated one without a patch. `wrapIn` is the number of columns at which
 * a pane wraps lines.
 */
export function modelOf(
  file: TestFile,
  layout: DiffLayout,
  wrapIn: number | null = null,
  wideRows: Pick<LayoutFacts, "hunkHeaderHeight"> = {},
): FileModel {
  const facts: LayoutFacts = { layout, tabSize: 4, wrapIn, numberPadding: 2, ...wideRows };
  const content = contentsOf([file]).of(file.key);
  return canLayOut(file, content) ? fileModel(file, content, { facts }, null) : guessedModel(file, content, facts);
}
