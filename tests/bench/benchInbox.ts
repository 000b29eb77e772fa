import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROGRAM } from "#tests/helpers/startProgram.ts";
import { measureStarts } from "./benchCli.ts";
import type { BenchArgs } from "./parseBenchArgs.ts";
import { runGit } from "./runGit.ts";

const [REPOSITORIES, WORK_TREES] = [200, 40];
/** The exit code if something is the user's to review. */
const IS_YOURS = 5;

/** Lists what waits in many repositories, alternating with Node alone: the last result, and all of them read again. */
export async function benchInbox({ runs }: BenchArgs, root: string): Promise<void> {
  const folder = join(root, "inbox");
  process.stderr.write(`${REPOSITORIES} repositories …\n`);
  await makeRepositories(join(folder, "repositories"));
  const config = join(folder, "gitconfig");
  const identity = "[user]\n\tname = Ada\n\temail = ada@example.org\n";
  writeFileSync(config, `${identity}[galley]\n\tinboxFolder = ${join(folder, "repositories")}\n`);
  process.env["GIT_CONFIG_GLOBAL"] = config;
  const inbox = (...options: readonly string[]): readonly string[] => [PROGRAM, "inbox", ...options];
  await measureStarts(
    [
      { label: "node -e 0", args: ["-e", "0"], floor: null, goal: null },
      { label: "galley inbox", args: inbox(), floor: "node -e 0", goal: null, code: IS_YOURS },
      { label: "galley inbox --last", args: inbox("--last"), floor: "node -e 0", goal: 6, code: IS_YOURS },
    ],
    { path: folder, runs, folder },
  );
}

/** Makes copies of a repository with commits that no review covers. The first one has many work trees. */
async function makeRepositories(folder: string): Promise<void> {
  if (existsSync(join(folder, "ready"))) return;
  const first = join(folder, "r0");
  mkdirSync(first, { recursive: true });
  const git = (...args: readonly string[]): Promise<string> =>
    runGit(first, ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", ...args]);
  await git("init", "-q", "-b", "main");
  await git("commit", "-q", "--allow-empty", "-m", "Begin");
  await git("switch", "-q", "--create", "topic");
  await git("commit", "-q", "--allow-empty", "-m", "More");
  for (let at = 1; at < REPOSITORIES; at += 1) cpSync(first, join(folder, `r${at}`), { recursive: true });
  for (let at = 0; at < WORK_TREES; at += 1)
    await git("worktree", "add", "-q", "-b", `tree-${at}`, join(folder, "trees", `t${at}`), "topic");
  writeFileSync(join(folder, "ready"), "");
}
