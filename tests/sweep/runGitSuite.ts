import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Half of the scripts take less than two seconds; the slowest take two minutes on an idle machine. */
const TIMEOUT_MS = 20 * 60_000;
/**
 * Scripts that use servers and other systems, or that test git's own test framework. They leave no other kinds of
 * repositories.
 */
const LEFT_OUT = /^t(?:00(?:00|34)|55[4-8]\d|5732|9[1468]\d\d|9[05]0[0-3])-/;

/** Stops the processes that GnuPG leaves running. */
const KEY_PROGRAM = "gpgconf";

/** Reports the progress of the run. */
export type Report = (message: string) => void;

/**
 * Runs the scripts of git's own test suite with the installed git, this many at once, and leaves what each one created
 * below `trash`. Scripts that have already ended, according to their marker in `done`, are not run again, so an
 * interrupted run continues. It does not check whether the tests of a script pass.
 */
export async function runGitSuite(
  { source, trash, done, jobs }: SuiteFolders,
  git: string,
  report: Report,
): Promise<void> {
  mkdirSync(trash, { recursive: true });
  mkdirSync(done, { recursive: true });
  const ended = new Set(readdirSync(done));
  const scripts = readdirSync(join(source, "t")).filter((name) => /^t\d{4}-.*\.sh$/.test(name) && !LEFT_OUT.test(name));
  const waiting = scripts.filter((name) => !ended.has(name));
  let ran = scripts.length - waiting.length;
  const work = async (): Promise<void> => {
    for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) {
      rmSync(join(trash, `trash directory.${script.slice(0, -3)}`), { recursive: true, force: true });
      await runScript(join(source, "t"), script, trash, git);
      await endKeyAgent(join(trash, `trash directory.${script.slice(0, -3)}`, "gpghome"));
      writeFileSync(join(done, script), "");
      ran += 1;
      if (ran % 50 === 0) report(`${ran} of ${scripts.length} scripts of git's tests ran`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
}

/** The folders of the suite and of its results. */
export interface SuiteFolders {
  readonly source: string;
  readonly trash: string;
  readonly done: string;
  readonly jobs: number;
}

/** Runs one script at the lowest priority, in a separate process group, which is killed when it takes too long. */
function runScript(folder: string, script: string, trash: string, git: string): Promise<void> {
  const env = {
    PATH: process.env["PATH"],
    LC_ALL: "C.UTF-8",
    GIT_TEST_INSTALLED: git,
    GIT_TEST_HTTPD: "false",
    GIT_TEST_GIT_DAEMON: "false",
    GIT_TEST_CHAIN_LINT: "false",
    GIT_TEST_CLONE_2GB: "false",
  };
  const args = ["-n", "19", "sh", `./${script}`, "--debug", "--no-chain-lint", "--quiet", `--root=${trash}`];
  return new Promise((resolve, reject) => {
    const child = spawn("nice", args, { cwd: folder, env, stdio: "ignore", detached: true });
    const end = (): void => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, "SIGKILL");
      } catch {
        // No process of the group is left.
      }
    };
    const timer = setTimeout(end, TIMEOUT_MS);
    child.once("error", reject);
    child.once("close", () => {
      clearTimeout(timer);
      end(); // also kills what the script left in the background
      resolve();
    });
  });
}

/** Stops the agent that GnuPG leaves behind for a script that signs: the agent has left the script's process group. */
async function endKeyAgent(home: string): Promise<void> {
  if (!existsSync(home)) return;
  await new Promise<void>((done) => {
    const child = spawn(KEY_PROGRAM, ["--homedir", home, "--kill", "all"], { stdio: "ignore" });
    child.once("error", () => done()); // without gpgconf there is no agent
    child.once("close", () => done());
  });
}
