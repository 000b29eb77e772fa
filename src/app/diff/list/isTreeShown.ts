import type { FileArrangement } from "./FileListHead.tsx";

/** Tells whether files stand in their folders: by size, or as they changed together, they do not. */
export function isTreeShown({ form, order }: Pick<FileArrangement, "form" | "order">): boolean {
  return form === "tree" && order !== "size" && order !== "together";
}
