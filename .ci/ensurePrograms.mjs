// @ts-check
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installOnDebian } from "./installOnDebian.mjs";

/** strace makes each system call of git fail; the shells complete commands; mandoc checks the manual page. */
const PROGRAMS = ["strace", "zsh", "fish", "mandoc"];

/**
 * Installs the programs that a few tests need, on Debian and its derivatives, if the user has the right to. Without one
 * of them only its tests are skipped, and the run reports it.
 */
export async function ensurePrograms() {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const missing = PROGRAMS.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  if (process.platform === "linux" && missing.length > 0) await installOnDebian(missing);
}
