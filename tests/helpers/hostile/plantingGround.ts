import { execFile } from "node:child_process";
import { chmod, mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { basename, delimiter, join } from "node:path";
import { SECRET, type Lure, type Redirect } from "./Redirect.ts";
import { hostileFolder, type HostileFacts, type HostileRepo } from "./hostileRepo.ts";
import type { Injection, PlantingGround, Proof } from "./Injection.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";

/** A folder in which one case after another is injected, and which records the programs that ran. */
export interface PlantingFolder {
  readonly facts: HostileFacts;
  /** Restores the state before any case, and injects into it. */
  injected(...injections: readonly Injection[]): Promise<HostileRepo>;
  /** The same for redirects, each with its own secret. */
  lured(...redirects: readonly Redirect[]): Promise<readonly Lure[]>;
  /** The names of the injections whose programs have run since. */
  fired(): Promise<readonly string[]>;
  /** Runs plain git as a user would in a terminal, for at most two seconds. Returns all of its output. */
  plainGit(repository: HostileRepo, proof: Proof): Promise<string>;
}

/** The name of the program that git looks for as a remote helper. */
const HELPER = "git-remote-galley-evil";

/** Longer than git needs for any case: a command that has not ended by then waits for a pipe. */
const PLAIN_MS = 2000;

/** Runs git without any user's settings and with a folder of programs on its PATH. */
function plainGit({ repo }: HostileRepo, proof: Proof, programs: string): Promise<string> {
  const { programArgs, input = "", env = {}, folder = "", inTerminal } = proof;
  const names = { GIT_AUTHOR_NAME: "Ada", GIT_AUTHOR_EMAIL: "a", GIT_COMMITTER_NAME: "Ada", GIT_COMMITTER_EMAIL: "a" };
  const path = [programs, process.env["PATH"] ?? ""].join(delimiter);
  const fixed = { PATH: path, HOME: "/nonexistent", GIT_CONFIG_NOSYSTEM: "1", TERM: "xterm", LC_ALL: "C.UTF-8" };
  const command = ["git", ...programArgs].join(" ");
  const [file = "git", ...args] = inTerminal ? ["script", "-qec", command, "/dev/null"] : ["git", ...programArgs];
  const options = { cwd: join(repo.path, folder), timeout: PLAIN_MS, killSignal: "SIGKILL" } as const;
  return new Promise((resolve) => {
    const child = execFile(file, args, { ...options, env: { ...fixed, ...names, ...env } }, (error, stdout, stderr) =>
      resolve(`${stdout}${stderr}${error?.killed ? "\nIt waited." : ""}`),
    );
    child.stdin?.on("error", () => undefined); // git need not read its input
    child.stdin?.end(input);
  });
}

/** Creates the folder, with a program for each injection. */
export async function plantingFolder(): Promise<PlantingFolder> {
  const [folder, marks, programs] = [await hostileFolder(), await tempFolder(), await tempFolder()];
  await rm(marks, { recursive: true });
  await mkdir(marks);
  const { facts } = await folder.fresh();
  // Programs that plain git would find must be found by Galley too.
  process.env["PATH"] = [programs, process.env["PATH"] ?? ""].join(delimiter);
  const names = new Map<string, string>();

  async function programOf(name: string): Promise<string> {
    const mark = name.replaceAll(/[^\w.]+/gu, "_");
    names.set(mark, name);
    const program = join(programs, mark);
    await writeFile(program, `#!/bin/sh\n: >"${marks}/${mark}"\nexit 1\n`);
    await chmod(program, 0o755);
    return program;
  }

  function groundOf(repository: HostileRepo, program: string): PlantingGround {
    const dirs = { repo: join(repository.repo.path, ".git"), peer: repository.peer };
    return {
      ...repository,
      program,
      async set(key, value, where = "repo") {
        const args = ["config", "--file", join(dirs[where], "config"), "--add", key, value];
        await repository.repo.gitBytes(args, { cwd: "/" });
      },
      async hook(name, where = "repo") {
        await mkdir(join(dirs[where], "hooks"), { recursive: true });
        await symlink(program, join(dirs[where], "hooks", name));
      },
    };
  }

  async function fresh(): Promise<HostileRepo> {
    // A child process that is no longer waited for may still write.
    const cache = process.env["GALLEY_CACHE_DIR"] ?? "";
    await rm(cache, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    for (const name of await readdir(marks)) await rm(join(marks, name));
    return folder.fresh();
  }

  return {
    facts,
    async lured(...all) {
      const repository = await fresh();
      const lures: Lure[] = [];
      for (const redirect of all) {
        const program = await programOf(redirect.name);
        const reported = `${SECRET}-${basename(program)}`;
        const secret = join(repository.outside, `secret-${basename(program)}.txt`);
        await writeFile(secret, `${reported} secret\n`);
        lures.push({ ...groundOf(repository, program), secret, reported });
      }
      for (const [index, lure] of lures.entries()) await all[index]?.inject(lure);
      return lures;
    },
    async injected(...injections) {
      const repository = await fresh();
      for (const inject of injections) {
        const program = await programOf(inject.name);
        await rm(join(programs, HELPER), { force: true });
        if (inject.name === "remote.<name>.vcs") await symlink(program, join(programs, HELPER));
        await inject.inject(groundOf(repository, program));
      }
      return repository;
    },
    fired: async () => (await readdir(marks)).map((mark) => names.get(mark) ?? mark),
    plainGit: (repository, proof) => plainGit(repository, proof, programs),
  };
}
