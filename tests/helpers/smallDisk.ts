import { execFileSync } from "node:child_process";
import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, realpathSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leftovers } from "./leftovers.ts";

/** A disk of its own, in memory, that can be full and that can be read alone. */
export interface SmallDisk {
  readonly path: string;
  /** Leaves so many bytes on it, rounded to its blocks. */
  fill(left: number): void;
  /** Makes space again. */
  clear(): void;
  /** Has it refuse, or take again, whatever is written. */
  lock(isLocked: boolean): void;
}

/** What such a disk gives out at once. */
const BLOCK = 4096;

/** Reports whether this process may mount a disk: Linux alone, and only who administers it. */
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

/** Mounts a disk of so many bytes, which goes away after the test file, behind what was opened on it. */
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
