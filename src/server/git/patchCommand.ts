import type { WhitespaceMode } from "#contract/whitespaceWord.ts";
import { whitespaceFlags } from "./whitespaceFlags.ts";

const FLAGS = ["-r", "-p", "--full-index", "--no-color", "--no-ext-diff", "--no-textconv"];

/** Gives the command that prints patches as `patchHead` knows them; the two trees and pathspecs go behind it. */
export function patchCommand(whitespace: WhitespaceMode, ...flags: readonly string[]): readonly string[] {
  return ["diff-tree", ...FLAGS, ...whitespaceFlags(whitespace), ...flags];
}
