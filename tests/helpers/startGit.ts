import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Socket } from "node:net";

/** One git command, in a folder, in this environment and no other. */
export interface GitOrder {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly input: Uint8Array;
}

/** What runs git, one command at a time; its files are the command's input and what that printed. */
interface Shell {
  readonly folder: string;
  /** Runs lines of shell and gives the code that the last of them ended with; null where the shell itself has ended. */
  run(script: string): Promise<number | null>;
}

/** Where the shells' files are, wherever a test has its own later: on a disk that is full, for one. */
const FOLDER = tmpdir();

/** More commands at once than this wait for one another. */
const SHELLS_MAX = 8;

const free: Shell[] = [];
const waiting: ((shell: Shell) => void)[] = [];
let count = 0;

const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

function openShell(): Shell {
  const folder = mkdtempSync(join(FOLDER, "galley-test-shell-"));
  // It ends when what it reads does, however this process ended, and its files go with it.
  const child = spawn("/bin/sh", ["-c", '/bin/sh; /bin/rm -rf "$0"', folder], {
    cwd: "/",
    env: {},
    stdio: ["pipe", "pipe", "inherit"],
  });
  const handles = [child, ...[child.stdin, child.stdout].filter((stream) => stream instanceof Socket)];
  // Keeps this process from ending while a command is under way, and no longer.
  const hold = (on: boolean): void => handles.forEach((one) => void (on ? one.ref() : one.unref()));
  let done: ((code: number | null) => void) | null = null;
  const end = (code: number | null): void => {
    hold(false);
    done?.(code);
    done = null;
  };
  createInterface(child.stdout).on("line", (line) => end(Number(line)));
  child.on("close", () => end(null)).on("error", () => end(null));
  child.stdin.on("error", () => undefined); // it has ended, which is reported
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
 * Runs git and gives what it printed. Fails with git's own words when git fails. A small shell starts it: to start a child copies
 * the page tables of who starts it, which are large where a page is tested, so that each git would cost up to 30 ms.
 */
export async function startGit({ args, cwd, env, input }: GitOrder): Promise<Buffer> {
  const shell = await takeShell();
  const file = (name: string): string => join(shell.folder, name);
  if (input.length > 0) writeFileSync(file("in"), input);
  const commandLine = ["git", ...args].map(quoted).join(" ");
  const variables = Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}`);
  const files = `<${input.length > 0 ? quoted(file("in")) : "/dev/null"} >${quoted(file("out"))} 2>${quoted(file("err"))}`;
  // The shell's own idea of where it is, is not for git.
  const code = await shell.run(
    `{ cd ${quoted(cwd)} && unset PWD OLDPWD && ${variables.join(" ")} ${commandLine}; } ${files}`,
  );
  if (code === null) {
    count -= 1;
    throw new Error("What starts git has ended.");
  }
  const [stdout, stderr] = [readFileSync(file("out")), readFileSync(file("err"))];
  give(shell);
  if (code !== 0) throw new Error(`git ${args.join(" ")}: ${stderr.toString()}${stdout.toString()}`);
  return stdout;
}
