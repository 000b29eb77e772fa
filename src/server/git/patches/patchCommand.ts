import { diffFlags } from "../diffs/diffFlags.ts";
import type { DiffOptions } from "../diffs/DiffOptions.ts";

const FLAGS = ["-r", "-p", "--full-index", "--no-color", "--no-ext-diff", "--no-textconv"];

/** Gives the command that prints patches as `patchHead` knows them; the two trees and pathspecs go behind it. */
export function patchCommand(options: DiffOptions, ...flags: readonly string[]): readonly string[] {
  return ["diff-tree", ...FLAGS, ...diffFlags(options), ...flags];
}
