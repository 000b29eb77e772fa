import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { vi } from "vitest";
import { searchPath } from "#server/git/processes/programs.ts";
import { leftovers } from "./leftovers.ts";
import { tempFolder } from "./tempRepo.ts";

/** The output and exit code of a program. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
}

/** A home folder with its own SSH keys and git configuration. */
export interface SshHome {
  readonly path: string;
  /** Creates a key, the same one for the same name in all homes. Returns the path of its private part, and its public part. */
  key(name: string, passphrase?: string): Promise<{ readonly file: string; readonly publicKey: string }>;
  /** Writes `~/.gitconfig`. */
  configure(text: string): Promise<void>;
  /** Writes `~/.ssh/allowed_signers` and returns its path. */
  allow(...lines: readonly string[]): Promise<string>;
  /** Starts an SSH agent with keys that have no passphrase, and sets SSH_AUTH_SOCK. */
  startAgent(...files: readonly string[]): Promise<void>;
  /** Runs a program with this home. */
  run(
    file: string,
    args: readonly string[],
    options?: { readonly input?: string; readonly cwd?: string },
  ): Promise<Ran>;
}

/** The private and the public part of each key, by its name and passphrase: it is made once for all tests of a process. */
const keys = new Map<string, readonly string[]>();

/** Creates a home folder and sets the environment to use it; `vi.unstubAllEnvs` undoes that. */
export async function sshHome(): Promise<SshHome> {
  const path = await tempFolder();
  await mkdir(join(path, ".ssh"), { mode: 0o700 });
  vi.stubEnv("HOME", path);
  vi.stubEnv("XDG_CONFIG_HOME", undefined);
  vi.stubEnv("GIT_CONFIG_GLOBAL", undefined);
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  vi.stubEnv("SSH_AUTH_SOCK", undefined);
  const run: SshHome["run"] = (file, args, { input = "", cwd = path } = {}) =>
    new Promise((resolve) => {
      const env = { ...process.env, PATH: searchPath() }; // a relative entry would mean a folder beside `cwd`
      const child = execFile(file, [...args], { cwd, env, encoding: "utf8" }, (error, stdout) =>
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout }),
      );
      child.stdin?.on("error", () => undefined).end(input); // it may have ended already
    });
  return {
    path,
    async key(name, passphrase = "") {
      const file = join(path, ".ssh", name);
      const parts = [file, `${file}.pub`];
      const known = keys.get(`${name} ${passphrase}`);
      if (known === undefined) {
        const made = await run("ssh-keygen", ["-q", "-t", "ed25519", "-N", passphrase, "-C", name, "-f", file]);
        if (made.code !== 0) throw new Error(`ssh-keygen ended with ${made.code}.`);
      } else for (const [at, part] of parts.entries()) await writeFile(part, known[at] ?? "", { mode: 0o600 });
      const texts = known ?? (await Promise.all(parts.map((part) => readFile(part, "utf8"))));
      keys.set(`${name} ${passphrase}`, texts);
      return { file, publicKey: (texts[1] ?? "").trim() };
    },
    configure: (text) => writeFile(join(path, ".gitconfig"), text),
    async allow(...lines) {
      const file = join(path, ".ssh/allowed_signers");
      await writeFile(file, lines.map((line) => `${line}\n`).join(""));
      return file;
    },
    async startAgent(...files) {
      const socket = join(path, "agent");
      const agent = spawn("ssh-agent", ["-D", "-a", socket], { stdio: ["ignore", "pipe", "ignore"] });
      leftovers.push(async () => void agent.kill());
      await once(agent.stdout, "data");
      vi.stubEnv("SSH_AUTH_SOCK", socket);
      for (const file of files) {
        while ((await run("ssh-add", ["-q", file])).code !== 0) await wait(20);
      }
    },
    run,
  };
}

/** Appends settings to the configuration of a repository. */
export async function configureRepository(repository: string, text: string): Promise<void> {
  await appendFile(join(repository, ".git/config"), text);
}
