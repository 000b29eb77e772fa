import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { COMMANDS } from "#cli/arguments/commandTable.ts";
import { completion } from "#cli/guides/completion.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";

const COMMAND_NAMES = [...Object.keys(COMMANDS), "help"].toSorted();
const HOSTILE = "evil$(touch${IFS}run-by-completion)";
/** What a repository of somebody else may have in its configuration, with a program that leaves a file. */
const CONFIG = `
[core]
  fsmonitor = touch run-by-completion
  pager = touch run-by-completion
  sshCommand = touch run-by-completion
  alternateRefsCommand = touch run-by-completion
[pager]
  for-each-ref = true
  remote = true
[alias]
  for-each-ref = !touch run-by-completion
`;

let repository: string;
let home: string;

const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", ...args], {
    cwd: repository,
    encoding: "utf8",
  });

beforeAll(async () => {
  [repository, home] = await Promise.all([tempFolder(), tempFolder()]);
  git("init", "-q", "-b", "main");
  for (const folder of ["src", "odd folder", "review"]) await mkdir(join(repository, folder));
  await writeFile(join(repository, "odd folder/two words.ts"), "");
  await writeFile(join(repository, "$(touch run-by-completion)"), "");
  git("add", ".");
  git("commit", "-qm", "Begin");
  for (const branch of ["topic", "feature/one", HOSTILE]) git("branch", branch);
  git("tag", "v1.0");
  for (const remote of ["origin", "upstream"]) git("remote", "add", remote, "/nowhere");
  await writeFile(join(repository, ".git/config"), CONFIG, { flag: "a" });
  await mkdir(join(home, "bin"));
  const recorder = `#!/bin/sh\nprintf '%s\\0' "$@" > "$HOME/recorded"\nprintf 'RECOR%s\\n' DED\n`;
  for (const name of ["galley", "git-galley"]) {
    await writeFile(join(home, "bin", name), recorder);
    await chmod(join(home, "bin", name), 0o755);
  }
  await writeFile(join(home, "galley.bash"), completion("bash"));
  await mkdir(join(home, "functions"));
  for (const name of ["_galley", "_git-galley"]) await writeFile(join(home, "functions", name), completion("zsh"));
  await mkdir(join(home, ".config/fish/conf.d"), { recursive: true });
  await writeFile(join(home, ".config/fish/conf.d/galley.fish"), completion("fish"));
});

const GIT_COMPLETION = ["/usr/share/bash-completion/completions/git", "/etc/bash_completion.d/git"].find(existsSync);

/** The start of each shell, with a key sequence that inserts all matches into the line. */
const SHELLS = {
  bash: {
    command: "bash --noprofile -i",
    file: ".bashrc",
    settings: () => `source ${GIT_COMPLETION}\nsource ~/galley.bash\nPS1='READY '\n`,
    all: "\u001b*",
  },
  zsh: {
    command: "zsh -i",
    file: ".zshrc",
    settings: () => `PS1='READY '
fpath=(~/functions $fpath)
autoload -Uz compinit && compinit -u -D
zle -C all-matches complete-word _generic
bindkey '^Xa' all-matches
zstyle ':completion:all-matches:*' insert true
zstyle ':completion:all-matches::::' completer _all_matches _complete
`,
    all: "\u0018a",
  },
  fish: {
    command: "fish -i",
    file: ".config/fish/config.fish",
    settings: () => "function fish_prompt\n  echo 'READY '\nend\nset -g fish_greeting\n",
    all: null,
  },
};
type ShellName = keyof typeof SHELLS;

const isInstalled = (name: string): boolean =>
  existsSync(join("/usr/bin", name)) && (name !== "bash" || GIT_COMPLETION !== undefined);

/** The environment of the shells: a home of their own, with the recording `galley` first on the PATH. */
const environment = () => ({
  HOME: home,
  PATH: `${join(home, "bin")}:/usr/bin:/bin`,
  TERM: "xterm",
  LANG: "C.UTF-8",
  GIT_CONFIG_NOSYSTEM: "1",
});

let terminal: ChildProcessWithoutNullStreams | null = null;
let screen = "";

afterEach(() => {
  terminal?.kill();
  terminal = null;
});

async function shows(text: string, from: number): Promise<void> {
  await vi.waitFor(() => expect(screen.slice(from)).toContain(text), { timeout: WAIT_MS, interval: 20 });
}

/** Starts a shell in a terminal. */
async function start(name: ShellName): Promise<void> {
  const { command, file, settings } = SHELLS[name];
  await writeFile(join(home, file), settings());
  screen = "";
  terminal = spawn("script", ["-qec", command, "/dev/null"], { cwd: repository, env: environment() });
  for (const stream of [terminal.stdout, terminal.stderr]) stream.on("data", (bytes) => (screen += String(bytes)));
  await shows("READY ", 0);
}

/** Types keys and Enter, and returns the arguments with which the shell then started `galley`. */
async function typed(keys: string): Promise<readonly string[]> {
  const recorded = join(home, "recorded");
  await rm(recorded, { force: true });
  const from = screen.length;
  terminal?.stdin.write(`${keys}\r`);
  await shows("RECORDED", from);
  return (await readFile(recorded, "utf8")).split("\0").slice(0, -1);
}

/** Returns everything that a shell offers at the end of a line, in alphabetical order. */
async function offered(name: ShellName, line: string): Promise<readonly string[]> {
  const { all } = SHELLS[name];
  const complete = line.split(" ").length - (line.startsWith("git ") ? 3 : 2);
  if (all !== null) return (await typed(line + all)).slice(complete).toSorted();
  const listed = execFileSync("fish", ["-c", "complete -C $argv[1]", "--", line], {
    cwd: repository,
    env: environment(),
    encoding: "utf8",
  });
  return listed
    .split("\n")
    .flatMap((one) => one.split("\t")[0] || [])
    .toSorted();
}

const TAB = "\t";

/** What is typed after `galley`, and the arguments that come of it. */
const TYPED: readonly (readonly [keys: string, args: readonly string[]])[] = [
  [`unb${TAB}x`, ["unbundle", "x"]],
  [`review --for${TAB}js${TAB}`, ["review", "--format", "json"]],
  [`review to${TAB}`, ["review", "topic"]],
  [`review main..to${TAB}`, ["review", "main..topic"]],
  [`main...fea${TAB}`, ["main...feature/one"]],
  [`hook inst${TAB}pre-p${TAB}`, ["hook", "install", "pre-push"]],
  [`review ev${TAB}`, ["review", HOSTILE]],
  [`comment odd\\ folder/tw${TAB}`, ["comment", "odd folder/two words.ts"]],
  [`comment \\$\\(t${TAB}`, ["comment", "$(touch run-by-completion)"]],
  [`sync up${TAB}`, ["sync", "upstream"]],
  [`help ke${TAB}`, ["help", "keys"]],
];

const OFFERED: readonly (readonly [line: string, names: readonly string[]])[] = [
  ["", COMMAND_NAMES],
  ["review ", [HOSTILE, "feature/one", "main", "topic", "v1.0"]],
  ["review --format ", ["json", "jsonl", "md"]],
  ["sync ", ["origin", "upstream"]],
  ["hook ", ["ci", "install", "remove"]],
  ["completion ", ["bash", "fish", "zsh"]],
];

describe.each(Object.keys(SHELLS) as ShellName[])("%s", (name) => {
  describe.runIf(isInstalled(name)).each(["galley ", "git galley "])("after “%s”", (program) => {
    it("completes commands, options, values, branches, remotes and files, and runs nothing in their names", async () => {
      await start(name);
      for (const [keys, args] of TYPED) {
        const got = await typed(program + keys);
        // zsh puts the value into the same argument.
        expect([keys, ...got.flatMap((arg) => arg.split(/(?<=^--format)=/u))]).toEqual([keys, ...args]);
      }
      expect(existsSync(join(repository, "run-by-completion"))).toBe(false);
    });

    it("offers exactly the commands of the table, and what a place in a command can be", async () => {
      await start(name);
      for (const [line, names] of OFFERED)
        expect([line, await offered(name, program + line)]).toEqual([line, names.toSorted()]);
      for (const [command, { options }] of Object.entries(COMMANDS)) {
        const longs = [...Object.keys(options), "help"].map((option) => `--${option}`).toSorted();
        expect([command, await offered(name, `${program}${command} --`)]).toEqual([command, longs]);
      }
    });
  });
});
