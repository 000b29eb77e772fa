import type { DiffFile, ReaderOptions } from "#app/diff/patch/DiffFile.ts";
import { FileContents } from "#app/diff/patch/FileContents.ts";

/** The patch of `diffFile()`: line two changes. */
export const PATCH = "--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1,3 +1,3 @@ top\n one\n-two\n+TWO\n three\n";

/** A file as tests describe it: its table data, its patch, and why the patch cannot be loaded. */
export interface TestFile extends DiffFile {
  readonly patch: string | null;
  readonly failure: string | null;
}

/** A modified file "src/a.ts" with one changed line, overridden by the given properties. */
export function diffFile(overrides: Partial<TestFile> = {}): TestFile {
  return {
    key: "a",
    oldPath: "src/a.ts",
    newPath: "src/a.ts",
    plainPath: "src/a.ts",
    status: "MODIFIED",
    similarity: null,
    isSameContent: false,
    oldMode: "100644",
    newMode: "100644",
    additions: 1,
    deletions: 1,
    isBinary: false,
    patch: PATCH,
    failure: null,
    ...overrides,
  };
}

/** Puts the given data of files into contents; pass existing contents to add to them. */
export function contentsOf(files: readonly TestFile[], contents = new FileContents()): FileContents {
  contents.putPatches(files.flatMap(({ key, patch }) => (patch === null ? [] : [[key, patch] as const])));
  contents.putFailures(files.flatMap(({ key, failure }) => (failure === null ? [] : [[key, failure] as const])));
  return contents;
}

/** The reader's options with this layout and line wrapping. */
export function optionsOf(layout: ReaderOptions["layout"], wrap = false): ReaderOptions {
  return { layout, wrap, tabSize: 4, showsWhitespace: false };
}
