import { isOid, type Oid } from "../oid.ts";

/** The ids in a list of commits to pass over, each with its line, counted from 1; and the lines that hold none. */
export interface ParsedIgnoreRevs {
  readonly listed: readonly { readonly oid: Oid; readonly line: number }[];
  readonly malformed: readonly number[];
}

/**
 * Reads a list of commits to pass over as git does: a full id on each line, what stands behind a `#` left out. Git takes no list
 * with any other line; here such a line is only told. Linear in the text.
 */
export function parseIgnoreRevs(text: string): ParsedIgnoreRevs {
  const listed: { readonly oid: Oid; readonly line: number }[] = [];
  const malformed: number[] = [];
  for (const [index, row] of text.split("\n").entries()) {
    const word = row.replace(/#.*$/su, "").trim().toLowerCase();
    if (word === "") continue;
    if (isOid(word)) listed.push({ oid: word, line: index + 1 });
    else malformed.push(index + 1);
  }
  return { listed, malformed };
}
