import { execFileSync } from "node:child_process";
import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, realpathSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leftovers } from "./leftovers.ts";

/** A separate file system in memory that can be filled and made read-only. */
export interface SmallDisk {
  readonly path: string;
  /** Fills it until this number of bytes is left, rounded to whole blocks. */
  fill(left: number): void;
  /** Frees the space again. */
  clear(): void;
  /** Makes it read-only, or writable again. */
  lock(isLocked: boolean): void;
}

/** The size of its blocks in bytes. */
const BLOCK = 4096;

/** Reports whether this process may mount a file system, which only root on Linux can. */
export function canMount(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), "galley-test-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "galley-test", folder], { stdio: "ignore" });
    execFileSync("umount", [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Mounts a file system of this size. It is unmounted after the test file, even if files on it are still open. */
export function smallDisk(bytes: number): SmallDisk {
  const path = realpathSync(mkdtempSync(join(tmpdir(), "galley-test-disk-")));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "galley-test", path]);
  leftovers.push(() => {
    execFileSync("umount", ["--lazy", path]);
    rmSync(path, { recursive: true, force: true });
    return Promise.resolve();
  });
  const filler = join(path, "filler");
  return {
    path,
    fill(left) {
      const block = Buffer.alloc(BLOCK);
      const file = openSync(filler, "w");
      try {
        for (;;) writeSync(file, block);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
        ftruncateSync(file, Math.max(0, fstatSync(file).size - Math.ceil(left / BLOCK) * BLOCK));
      } finally {
        closeSync(file);
      }
    },
    clear: () => rmSync(filler, { force: true }),
    lock: (isLocked) => execFileSync("mount", ["-o", `remount,${isLocked ? "ro" : "rw"}`, path]),
  };
}
