import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeBytes, encodeBytes } from "#contract/byteText.ts";

/** Two contents of one file, as `byteText` encodes them, which git itself compares. */
export interface GitDiff extends Disposable {
  /** Returns git's unified diff with some options; the two file names in its header are meaningless. */
  with(...options: readonly string[]): string;
}

/** Writes two contents to a place where git can compare them, until disposed of. */
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
