import { execFileSync } from "node:child_process";

/** Has a folder refuse whatever is written below it, as a disk that turned read-only does, and gives the function that ends it. */
export function lockFolder(path: string): () => void {
  execFileSync("mount", ["--bind", path, path]);
  execFileSync("mount", ["-o", "remount,bind,ro", path]);
  return () => execFileSync("umount", ["--lazy", path]);
}
