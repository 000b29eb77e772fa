import { chmod, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { encodeBytes } from "#contract/byteText.ts";
import { leftovers } from "./leftovers.ts";
import { startGit } from "./startGit.ts";

/** What a file is to be: text (as `byteText` carries it), bytes, a program, a symbolic link, a submodule's commit, or gone. */
export type FileContent =
  | string
  | Uint8Array
  | { readonly program: string }
  | { readonly symlink: string }
  | { readonly gitlink: string }
  | null;

/** Files by their path below the root; a path that is not UTF-8 is written as `byteText` carries it. */
export type Files = Readonly<Record<string, FileContent>>;

export interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** The folder git runs in; the repository's root if absent. */
  readonly cwd?: string;
}

export interface TempRepo {
  /** The real path of the work tree's root, or of the bare repository. */
  readonly path: string;
  /** Runs git and gives what it printed without the last line's end. Fails with git's own words when git fails. */
  git(...args: readonly string[]): Promise<string>;
  /** Runs git with input, environment or folder of its own and gives the bytes that it printed. */
  gitBytes(args: readonly string[], options?: GitOptions): Promise<Buffer>;
  /** Writes files to the work tree only. */
  write(files: Files): Promise<void>;
  /** Writes files, puts them into the index, commits, and gives the commit's id; without files the commit is empty. */
  commit(files: Files, message?: string): Promise<string>;
  /** Moves the clock by some seconds, backwards too. Each commit, merge or the like moves it by 60 by itself. */
  tick(seconds: number): void;
  /** A path below the root, for use with node's own functions. */
  file(path: string): Buffer;
}

export interface TempRepoOptions {
  readonly bare?: boolean;
  readonly objectFormat?: "sha1" | "sha256";
  /** The folder to make it in, which need not be there; a new temporary one if absent. */
  readonly at?: string;
  /** Takes an existing repository as it is, instead of making one. */
  readonly existing?: boolean;
}

const MAKES_COMMITS = new Set([
  "am",
  "cherry-pick",
  "commit",
  "commit-tree",
  "merge",
  "notes",
  "rebase",
  "revert",
  "stash",
  "tag",
]);

/** Makes an empty folder that goes away after the test file; its path is real (no symbolic links in it). */
export async function tempFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "galley-test-")));
  leftovers.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }));
  return folder;
}

function joinBytes(root: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(`${root}/`), encodeBytes(path)]);
}

async function writeOne(root: string, path: string, content: FileContent): Promise<void> {
  const file = joinBytes(root, path);
  await rm(file, { recursive: true, force: true });
  if (content === null) return;
  await mkdir(joinBytes(root, dirname(path)), { recursive: true });
  if (typeof content === "string") return writeFile(file, encodeBytes(content));
  if (content instanceof Uint8Array) return writeFile(file, content);
  if ("symlink" in content) return symlink(Buffer.from(encodeBytes(content.symlink)), file);
  if ("gitlink" in content) return void (await mkdir(file));
  await writeFile(file, content.program);
  await chmod(file, 0o755);
}

/** Gives what a ref's file holds, and the name of the ref that it leads to if it leads to one. */
function headParts(content: string): readonly [text: string, name?: string] {
  const text = content.trimEnd();
  return text.startsWith("ref: ") ? [text, text.slice("ref: ".length)] : [text];
}

/**
 * Makes a repository with raw git, a fixed clock (from 1,700,000,000, UTC) and fixed names, free of the configuration of
 * anyone who runs the tests, so that the same steps give the same ids. It goes away after the test file.
 */
export async function tempRepo(options: TempRepoOptions = {}): Promise<TempRepo> {
  const at = options.at ?? join(await tempFolder(), "repo");
  await mkdir(at, { recursive: true });
  const path = await realpath(at);
  let now = 1_700_000_000;

  function gitBytes(args: readonly string[], { input = "", env = {}, cwd = path }: GitOptions = {}): Promise<Buffer> {
    if (MAKES_COMMITS.has(args[0] ?? "")) now += 60;
    const fixed = {
      PATH: process.env["PATH"] ?? "/usr/bin:/bin",
      HOME: "/nonexistent",
      LC_ALL: "C.UTF-8",
      TZ: "UTC",
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_AUTHOR_NAME: "Ada Proof",
      GIT_AUTHOR_EMAIL: "ada@example.org",
      GIT_AUTHOR_DATE: `${now} +0000`,
      GIT_COMMITTER_NAME: "Carl Press",
      GIT_COMMITTER_EMAIL: "carl@example.org",
      GIT_COMMITTER_DATE: `${now} +0000`,
      GIT_EDITOR: ":",
      GIT_TERMINAL_PROMPT: "0",
      // What is made here need not outlive a power cut: git's own tests do not wait for the disk either.
      GIT_TEST_FSYNC: "0",
      // Each commit would start a process that asks whether it is time to tidy up.
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: "maintenance.auto",
      GIT_CONFIG_VALUE_0: "false",
    };
    return startGit({ args, cwd, env: { ...fixed, ...env }, input: Buffer.from(input) });
  }

  async function git(...args: readonly string[]): Promise<string> {
    return (await gitBytes(args)).toString().replace(/\n$/u, "");
  }

  async function write(files: Files): Promise<void> {
    for (const [name, content] of Object.entries(files)) await writeOne(path, name, content);
  }

  async function commit(files: Files, message = "Change something"): Promise<string> {
    await write(files);
    const plain: Buffer[] = [];
    for (const [name, content] of Object.entries(files)) {
      if (content !== null && typeof content === "object" && "gitlink" in content) {
        await git("update-index", "--add", "--replace", "--cacheinfo", `160000,${content.gitlink},${name}`);
      } else plain.push(Buffer.from(encodeBytes(name)), Buffer.of(0));
    }
    if (plain.length > 0) {
      await gitBytes(["update-index", "--add", "--remove", "--replace", "-z", "--stdin"], {
        input: Buffer.concat(plain),
      });
    }
    await gitBytes(["commit", "--quiet", "--allow-empty", "--allow-empty-message", "--cleanup=verbatim", "-F", "-"], {
      input: encodeBytes(message),
    });
    return head();
  }

  /** Reads where HEAD is from the files that a commit has just written; where git keeps it otherwise (a linked work tree), git is asked. */
  async function head(): Promise<string> {
    try {
      const [text, name] = headParts(await readFile(join(path, ".git/HEAD"), "latin1"));
      return name === undefined ? text : headParts(await readFile(join(path, ".git", name), "latin1"))[0];
    } catch {
      return git("rev-parse", "HEAD");
    }
  }

  if (!options.existing) {
    const format = `--object-format=${options.objectFormat ?? "sha1"}`;
    await git("init", "--quiet", "--template=", "--initial-branch=main", format, ...(options.bare ? ["--bare"] : []));
  }
  return {
    path,
    git,
    gitBytes,
    write,
    commit,
    tick: (seconds) => void (now += seconds),
    file: (name) => joinBytes(path, name),
  };
}
