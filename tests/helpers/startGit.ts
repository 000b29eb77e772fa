import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Socket } from "node:net";

/** A git command with its folder and its complete environment. */
export interface GitOrder {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly input: Uint8Array;
}

/** A shell that runs git, one command at a time. Its folder holds the files with the command's input and output. */
interface Shell {
  readonly folder: string;
  /** Runs shell commands and returns the exit code of the last one; null if the shell itself has ended. */
  run(script: string): Promise<number | null>;
}

/**
 * The folder of the shells' files. It is read here because a test may set another folder later, for example on a full
 * disk.
 */
const FOLDER = tmpdir();

/** The number of commands that run at once; more of them wait. */
const SHELLS_MAX = 8;

const free: Shell[] = [];
const waiting: ((shell: Shell) => void)[] = [];
let count = 0;

const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

function openShell(): Shell {
  const folder = mkdtempSync(join(FOLDER, "galley-test-shell-"));
  // The shell ends when its input is closed, however this process ended, and deletes its files.
  const child = spawn("/bin/sh", ["-c", '/bin/sh; /bin/rm -rf "$0"', folder], {
    cwd: "/",
    env: {},
    stdio: ["pipe", "pipe", "inherit"],
  });
  const handles = [child, ...[child.stdin, child.stdout].filter((stream) => stream instanceof Socket)];
  // Keeps this process alive only while a command is running.
  const hold = (on: boolean): void => handles.forEach((one) => void (on ? one.ref() : one.unref()));
  let done: ((code: number | null) => void) | null = null;
  const end = (code: number | null): void => {
    hold(false);
    done?.(code);
    done = null;
  };
  createInterface(child.stdout).on("line", (line) => end(Number(line)));
  child.on("close", () => end(null)).on("error", () => end(null));
  child.stdin.on("error", () => undefined); // the shell has ended, which is reported
  return {
    folder,
    run: (script) =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return void resolve(null);
        done = resolve;
        hold(true);
        child.stdin.write(`${script}\ncode=$?; cd /; echo $code\n`);
      }),
  };
}

function takeShell(): Shell | Promise<Shell> {
  const shell = free.pop();
  if (shell !== undefined) return shell;
  if (count >= SHELLS_MAX) return new Promise((resolve) => waiting.push(resolve));
  count += 1;
  return openShell();
}

function give(shell: Shell): void {
  const next = waiting.shift();
  if (next === undefined) free.push(shell);
  else next(shell);
}

/**
 * Runs git and returns its output. Throws git's own message if it fails. Git is started by a small shell: starting a
 * child process copies the page tables of its parent, which are large in tests of a page, so that each git would take
 * up to 30 ms.
 */
export async function startGit({ args, cwd, env, input }: GitOrder): Promise<Buffer> {
  const shell = await takeShell();
  const file = (name: string): string => join(shell.folder, name);
  if (input.length > 0) writeFileSync(file("in"), input);
  const commandLine = ["git", ...args].map(quoted).join(" ");
  const variables = Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}`);
  const files = `<${input.length > 0 ? quoted(file("in")) : "/dev/null"} >${quoted(file("out"))} 2>${quoted(file("err"))}`;
  // Git must not get the variables of the shell's working directory.
  const code = await shell.run(
    `{ cd ${quoted(cwd)} && unset PWD OLDPWD && ${variables.join(" ")} ${commandLine}; } ${files}`,
  );
  if (code === null) {
    count -= 1;
    throw new Error("The shell that starts git has ended.");
  }
  const [stdout, stderr] = [readFileSync(file("out")), readFileSync(file("err"))];
  give(shell);
  if (code !== 0) throw new Error(`git ${args.join(" ")}: ${stderr.toString()}${stdout.toString()}`);
  return stdout;
}
