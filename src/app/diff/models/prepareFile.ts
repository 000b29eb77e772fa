import { conflictLines } from "./conflictLines.ts";
import { hiddenLines } from "./hiddenLines.ts";
import { lookalikeLines } from "./lookalikeLines.ts";
import { readPatch } from "../patch/readPatch.ts";

/**
 * Reads a large patch, and what its file's notes are made of, before it is laid out: both in one go would keep a page of a file of
 * 50,000 changed lines from answering for 100 ms. Linear in the patch.
 */
export function prepareFile(text: string): void {
  const patch = readPatch(text);
  for (const find of [conflictLines, hiddenLines, lookalikeLines]) find(patch);
}
