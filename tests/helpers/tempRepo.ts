import { chmod, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { encodeBytes } from "#contract/byteText.ts";
import { leftovers } from "./leftovers.ts";
import { startGit } from "./startGit.ts";

/**
 * The content of a file to write: text (in the encoding of `byteText`), bytes, a program, a symbolic link, the commit
 * of a submodule, or null to delete it.
 */
export type FileContent =
  | string
  | Uint8Array
  | { readonly program: string }
  | { readonly symlink: string }
  | { readonly gitlink: string }
  | null;

/** Files by their path below the root. A path that is not UTF-8 is given in the encoding of `byteText`. */
export type Files = Readonly<Record<string, FileContent>>;

export interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** The folder to run git in; the repository's root by default. */
  readonly cwd?: string;
}

export interface TempRepo {
  /** The real path of the work tree's root, or of the bare repository. */
  readonly path: string;
  /** Runs git and returns its output without the newline at the end. Throws git's own message if it fails. */
  git(...args: readonly string[]): Promise<string>;
  /** Runs git with the given input, environment or folder and returns its output as bytes. */
  gitBytes(args: readonly string[], options?: GitOptions): Promise<Buffer>;
  /** Writes files to the work tree only. */
  write(files: Files): Promise<void>;
  /** Writes files, adds them to the index, commits, and returns the commit's id; without files the commit is empty. */
  commit(files: Files, message?: string): Promise<string>;
  /**
   * Moves the clock by this number of seconds, which may be negative. Each commit, merge or similar command moves it by
   * 60.
   */
  tick(seconds: number): void;
  /** A path below the root, for use with node's own functions. */
  file(path: string): Buffer;
}

export interface TempRepoOptions {
  readonly bare?: boolean;
  readonly objectFormat?: "sha1" | "sha256";
  /** The folder to create it in, which need not exist; a new temporary folder by default. */
  readonly at?: string;
  /** Uses an existing repository instead of creating one. */
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

/** Creates an empty folder that is deleted after the test file. Its path contains no symbolic links. */
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

/** Returns the content of a ref's file, and the name of the ref that it points to, if any. */
function headParts(content: string): readonly [text: string, name?: string] {
  const text = content.trimEnd();
  return text.startsWith("ref: ") ? [text, text.slice("ref: ".length)] : [text];
}

/**
 * Creates a repository with raw git, a fixed clock (from 1,700,000,000, UTC) and fixed names, independent of the
 * configuration of the user who runs the tests, so that the same steps produce the same ids. It is deleted after the
 * test file.
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
      // Test repositories need not survive a power cut. Git's own tests do not wait for the disk either.
      GIT_TEST_FSYNC: "0",
      // Otherwise each commit would start a process that checks whether maintenance is due.
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

  /**
   * Reads the commit of HEAD from the files that a commit has just written. Runs git if it stores them elsewhere (in a
   * linked work tree).
   */
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
