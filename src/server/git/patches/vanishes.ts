import type { ChangedFile } from "../diffs/diffTree.ts";

/** Whether git prints nothing at all of a file, not even its head, where no line of it is left to show. */
export function vanishes({ status, oldMode, newMode }: ChangedFile): boolean {
  return status === "MODIFIED" && oldMode === newMode;
}
