import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { leftovers } from "./leftovers.ts";

/** A wrapper around git that comes first on this process's PATH and can make a command fail. */
export interface FaultyGit {
  /**
   * Makes each git whose arguments contain `command` run this shell script first: `$REAL` is the real git, "$@" are the
   * arguments.
   */
  fail(command: string, script: string): void;
  /** Makes git work again. */
  restore(): void;
  /** Removes the wrapper from the PATH. */
  remove(): void;
}

/**
 * Puts a wrapper around git on the PATH that can make commands fail. It has to be called before Galley looks for git,
 * which happens once. The wrapper is removed at the latest after the test file, because the next file may run in the
 * same process.
 */
export function faultyGit(): FaultyGit {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "galley-test-git-")));
  const fault = join(folder, "fault");
  const before = process.env["PATH"] ?? "";
  const real =
    before
      .split(delimiter)
      .map((part) => join(part, "git"))
      .find(existsSync) ?? "git";
  const args = `case "$1" in --exec-path) echo "${folder}"; exit;; esac`;
  writeFileSync(
    join(folder, "git"),
    `#!/bin/sh\n${args}\nREAL="${real}"\n[ -f "${fault}" ] && . "${fault}"\nexec "$REAL" "$@"\n`,
  );
  chmodSync(join(folder, "git"), 0o755);
  process.env["PATH"] = `${folder}${delimiter}${before}`;
  function remove(): void {
    process.env["PATH"] = before;
    rmSync(folder, { recursive: true, force: true });
  }
  leftovers.push(() => Promise.resolve(remove()));
  return {
    fail: (command, script) => writeFileSync(fault, `case "$*" in *"${command}"*) ${script};; esac\n`),
    restore: () => rmSync(fault, { force: true }),
    remove,
  };
}

/** Returns the path of strace if it is installed and allowed to trace a program, otherwise null. */
export function findStrace(): string | null {
  try {
    const found = execFileSync("/bin/sh", ["-c", "command -v strace"]).toString().trim();
    execFileSync(found, ["-qq", "-o", "/dev/null", "-e", "inject=fsync:error=EIO", "true"], { stdio: "ignore" });
    return found;
  } catch {
    return null;
  }
}
