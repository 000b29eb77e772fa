import type { DiffFile } from "#app/diff/DiffFile.ts";

/** A modified file "src/a.ts" with one line changed, but for what is given. */
export function diffFile(given: Partial<DiffFile> = {}): DiffFile {
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
    patch: "--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1,3 +1,3 @@ top\n one\n-two\n+TWO\n three\n",
    failure: null,
    ...given,
  };
}
