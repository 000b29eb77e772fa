import type { DiffLayout } from "#app/diff/DiffFile.ts";
import { canLayOut, fileModel, type FileModel, guessedModel, type LayoutFacts } from "#app/diff/models/FileModel.ts";
import { contentsOf, type TestFile } from "./diffFile.ts";

/** Lays a file out as the reader does, where its patch is given; wrapped in so many columns of a pane, and with hunk headers so high, where they are given. */
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
