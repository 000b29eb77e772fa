import { isJsonFields, type JsonFields } from "./isJsonFields.ts";

/** A notebook as it stands in its file. */
export interface NotebookFields {
  readonly book: JsonFields;
  readonly cells: readonly unknown[];
}

const MARK = /^\uFEFF/u;

/** Reads a notebook's file: its fields, and its cells, in the third format those of all its worksheets. Null for what is none. Never throws. */
export function notebookFields(text: string): NotebookFields | null {
  const book = parseFields(text);
  if (book === null || typeof book["nbformat"] !== "number") return null;
  const cells = cellsOf(book);
  return cells === undefined ? null : { book, cells };
}

function parseFields(text: string): JsonFields | null {
  try {
    const value: unknown = JSON.parse(text.replace(MARK, ""));
    return isJsonFields(value) ? value : null;
  } catch {
    // What is no JSON is no notebook.
    return null;
  }
}

function cellsOf(book: JsonFields): readonly unknown[] | undefined {
  if (Array.isArray(book["cells"])) return book["cells"];
  const sheets: unknown = book["worksheets"];
  if (!Array.isArray(sheets)) return undefined;
  const lists = sheets.map((sheet: unknown): unknown => (isJsonFields(sheet) ? sheet["cells"] : undefined));
  return lists.every((list): list is readonly unknown[] => Array.isArray(list)) ? lists.flat() : undefined;
}
