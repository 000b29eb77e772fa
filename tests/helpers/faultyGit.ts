import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { leftovers } from "./leftovers.ts";

/** A git that goes before the real one on this process's PATH, and in which a command can be made to fail. */
export interface FaultyGit {
  /** Has each git whose words hold `command` do this first, in a shell: `$REAL` is git, "$@" are the words. */
  fail(command: string, script: string): void;
  /** Has git work again. */
  restore(): void;
  /** Takes it off the PATH. */
  remove(): void;
}

/**
 * Puts a git that can be made to fail on the PATH: before Galley first looks for git, which it does once. It goes away after
 * the test file at the latest, for the next one may be of the same process.
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

/** Gives the path of strace if it is here and may watch a program, else null. */
export function findStrace(): string | null {
  try {
    const found = execFileSync("/bin/sh", ["-c", "command -v strace"]).toString().trim();
    execFileSync(found, ["-qq", "-o", "/dev/null", "-e", "inject=fsync:error=EIO", "true"], { stdio: "ignore" });
    return found;
  } catch {
    return null;
  }
}
