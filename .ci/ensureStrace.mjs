// @ts-check
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installOnDebian } from "./installOnDebian.mjs";

/**
 * Installs strace, with which one test makes each system call of git fail, on Debian and its derivatives, if the user
 * has the right to. Without strace only that test is skipped, and the run reports it.
 */
export async function ensureStrace() {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  if (process.platform === "linux" && !folders.some((folder) => existsSync(join(folder, "strace"))))
    await installOnDebian(["strace"]);
}
