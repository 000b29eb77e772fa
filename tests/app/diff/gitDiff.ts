import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeBytes, encodeBytes } from "#contract/byteText.ts";

/** Two contents of one file, as `byteText` carries them, whose differences git itself is asked for. */
export interface GitDiff extends Disposable {
  /** Gives git's unified diff with some options; its two heads of the file's name say nothing true. */
  with(...options: readonly string[]): string;
}

/** Writes two contents where git can compare them, until disposed of. */
export function gitDiff(before: string, after: string): GitDiff {
  const directory = mkdtempSync(join(tmpdir(), "galley-pair-"));
  writeFileSync(join(directory, "before"), encodeBytes(before));
  writeFileSync(join(directory, "after"), encodeBytes(after));
  return {
    with(...options) {
      const args = ["diff", "--no-index", "--no-ext-diff", ...options, "before", "after"];
      const { stdout, status } = spawnSync("git", args, { cwd: directory, env: ENVIRONMENT, maxBuffer: 1 << 28 });
      if (status !== 0 && status !== 1) throw new Error(`git ${args.join(" ")} failed`);
      return decodeBytes(stdout);
    },
    [Symbol.dispose]: () => rmSync(directory, { recursive: true, force: true }),
  };
}

const ENVIRONMENT = {
  PATH: process.env["PATH"],
  HOME: "/nonexistent",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  LC_ALL: "C.UTF-8",
};
