// @ts-check
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installOnDebian } from "./installOnDebian.mjs";

/**
 * Sees to strace, by which one test lets each system call of git fail in turn: installs it on Debian and its kin with the
 * right to. Where it cannot be had that test alone is skipped, which the run says.
 */
export async function ensureStrace() {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  if (process.platform === "linux" && !folders.some((folder) => existsSync(join(folder, "strace"))))
    await installOnDebian(["strace"]);
}
