import { execFileSync } from "node:child_process";

/**
 * Makes everything below a folder read-only, like a disk that has turned read-only. Returns the function that undoes
 * it.
 */
export function lockFolder(path: string): () => void {
  execFileSync("mount", ["--bind", path, path]);
  execFileSync("mount", ["-o", "remount,bind,ro", path]);
  return () => execFileSync("umount", ["--lazy", path]);
}
