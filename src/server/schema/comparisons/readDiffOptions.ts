import type { DiffOptions as GitDiffOptions } from "#server/git/diffs/DiffOptions.ts";
import type { DiffOptions } from "./DiffOptions.ts";

/** Gives what a request asks for as git's room takes it. */
export function readDiffOptions(options: DiffOptions | null | undefined): GitDiffOptions {
  return {
    whitespace: options?.whitespace ?? undefined,
    algorithm: options?.algorithm ?? undefined,
    contextLines: options?.contextLines ?? undefined,
  };
}
