import { createHash } from "node:crypto";
import type { Dirent } from "node:fs";
import { access, constants, readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import type { Repository } from "../Repository.ts";
import { run } from "../processes/run.ts";
import { mayAccess, statNow } from "../disk/fileStat.ts";
import { codeOf } from "../disk/fsErrors.ts";
import { readPlainFile } from "../disk/readPlainFile.ts";

const NEXT = "Run galley inside a repository or pass the path of one.";
const NEXT_RIGHTS = "Check its permissions or choose another repository.";

/** `HEAD`, `.git` and similar files hold one line, and no path is this long. */
const LINE_BYTES = 65_536;

/** The location of a repository. All paths are real paths. */
export interface Discovered {
  readonly gitDir: string;
  /** The git dir with the objects and refs. Differs from `gitDir` only in a linked work tree. */
  readonly commonDir: string;
  /** The folder that contains `.git`; null if there is none. */
  readonly workTree: string | null;
}

/** Throws if the error means that permission is missing. Any other error means that nothing is there. */
function noRight(path: string, error: unknown): void {
  if (codeOf(error) !== "EACCES") return;
  throw new GalleyError("NOT_FOUND", `Permission denied: cannot read ${path}.`, { next: NEXT_RIGHTS, cause: error });
}

async function kindOf(path: string): Promise<"file" | "folder" | null> {
  return stat(path).then(
    (found) => (found.isDirectory() ? "folder" : "file"),
    (error: unknown) => {
      noRight(path, error);
      return null;
    },
  );
}

/** Reads a small file; empty if it does not exist or is not a file. */
async function textOf(file: string): Promise<string> {
  const bytes = await readPlainFile(file, { maxBytes: LINE_BYTES }).catch((error: unknown) => {
    noRight(file, error);
    return null;
  });
  return bytes?.toString("utf8") ?? "";
}

/** Reads a file that holds one path, such as `.git` and `commondir`; null if it does not exist. */
async function readPath(file: string, prefix: string): Promise<string | null> {
  const text = await textOf(file);
  if (!text.startsWith(prefix) || text === "") return null;
  return resolve(dirname(file), text.slice(prefix.length).replace(/[\r\n]+$/u, ""));
}

/**
 * Returns the common dir if a folder is a git dir by git's own rule: it has a HEAD, objects and refs, the last two
 * possibly elsewhere. Otherwise null.
 */
async function commonDirOf(folder: string): Promise<string | null> {
  const head = await textOf(join(folder, "HEAD"));
  if (!/^(?:ref: ?\S|[0-9a-f]{40})/u.test(head)) return null;
  const common = (await readPath(join(folder, "commondir"), "")) ?? folder;
  const [objects, refs] = await Promise.all([kindOf(join(common, "objects")), kindOf(join(common, "refs"))]);
  for (const part of ["objects", "refs"]) {
    const path = join(common, part);
    await access(path, constants.R_OK | constants.X_OK).catch((error: unknown) => noRight(path, error));
  }
  return objects === "folder" && refs === "folder" ? realpath(common) : null;
}

async function inspect(folder: string): Promise<Discovered | null> {
  const dotGit = join(folder, ".git");
  const kind = await kindOf(dotGit);
  const inside = kind === "file" ? await readPath(dotGit, "gitdir: ") : kind === "folder" ? dotGit : null;
  if (inside !== null) {
    const commonDir = await commonDirOf(inside);
    if (commonDir !== null) return { gitDir: await realpath(inside), commonDir, workTree: folder };
    if (kind === "file")
      throw new GalleyError("NOT_FOUND", `${dotGit} points to ${inside}, which is not a git repository.`, {
        next: NEXT,
      });
  }
  const commonDir = await commonDirOf(folder);
  if (commonDir === null) return jjRepositoryOf(folder);
  return { gitDir: folder, commonDir, workTree: await workTreeOf(folder, commonDir) };
}

/**
 * Finds the git repository of a jj workspace without a `.git`: a file in jj's store names it. It is read as a bare one, because jj and
 * not git keeps the work tree. `.jj/repo` is a file in all workspaces but the first.
 */
async function jjRepositoryOf(folder: string): Promise<Discovered | null> {
  const repo = join(folder, ".jj", "repo");
  const kind = await kindOf(repo);
  const data = kind === "file" ? await readPath(repo, "") : kind === "folder" ? repo : null;
  const gitDir = data === null ? null : await readPath(join(data, "store", "git_target"), "");
  const commonDir = gitDir === null ? null : await commonDirOf(gitDir);
  return gitDir === null || commonDir === null ? null : { gitDir: await realpath(gitDir), commonDir, workTree: null };
}

/** Finds the work tree of a git dir that was given directly. */
async function workTreeOf(gitDir: string, commonDir: string): Promise<string | null> {
  if (gitDir === commonDir) return basename(gitDir) === ".git" ? dirname(gitDir) : null;
  const dotGit = await readPath(join(gitDir, "gitdir"), "");
  if (dotGit === null || (await readPath(dotGit, "gitdir: ")) !== gitDir) return null;
  return realpath(dirname(dotGit));
}

/**
 * Finds the repository that contains a path by walking up from it: the root of a work tree, a folder in it, a `.git`,
 * or a bare repository. Uses neither git nor the repository's configuration, so `core.worktree` has no effect and the
 * owner of the files does not matter. Fails as NOT_FOUND; the message says whether the path or the repository is
 * missing.
 */
export async function discover(path: string): Promise<Discovered> {
  const start = await realpath(path).catch((error: unknown) => {
    noRight(path, error);
    throw new GalleyError("NOT_FOUND", `${path} does not exist.`, { next: NEXT });
  });
  let folder = (await kindOf(start)) === "folder" ? start : dirname(start);
  for (;;) {
    const found = await inspect(folder);
    if (found !== null) return found;
    const parent = dirname(folder);
    if (parent === folder) throw new GalleyError("NOT_FOUND", `${path} is not in a git repository.`, { next: NEXT });
    folder = parent;
  }
}

/**
 * Returns the root of the repository that contains a path, and the id it has once opened. Does not read the
 * configuration, so the id is wrong for a repository that is bare only by its settings. Takes 1 ms. Fails as `discover`
 * does.
 */
export async function locateRepository(path: string): Promise<{ readonly root: string; readonly id: string }> {
  const { workTree, gitDir } = await discover(path);
  const root = workTree ?? gitDir;
  return { root, id: repositoryId(root) };
}

/** Returns the id of a real path: 16 hexadecimal digits, the same at every start. */
export function repositoryId(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 16);
}

const AT_ONCE = 16;
/**
 * The files that every git command reads, and below them the folders read with all their contents. Single objects are
 * read on demand.
 */
const FILES = ["HEAD", "config", "config.worktree", "packed-refs", "shallow", "commondir", "info/grafts"];
const FOLDERS = ["refs", "objects/info", "objects/pack"];

/**
 * Finds a pipe or device in place of a file that git reads in a repository: git would wait for its input or read
 * forever. Resolves to its path, or null. Linear in the loose refs and packs.
 */
export async function findPipe({ gitDir, commonDir }: Discovered): Promise<string | null> {
  const dirs = [...new Set([gitDir, commonDir])];
  for (const file of dirs.flatMap((dir) => FILES.map((name) => join(dir, name)))) if (await isPipe(file)) return file;
  const folders = dirs.flatMap((dir) => FOLDERS.map((name) => join(dir, name)));
  while (folders.length > 0) {
    const some = folders.splice(-AT_ONCE);
    const lists = await Promise.all(some.map((folder) => readdir(folder, { withFileTypes: true }).catch(() => []))); // missing or unreadable
    for (const [index, entries] of lists.entries()) {
      const pathOf = ({ name }: Dirent): string => join(some[index] ?? gitDir, name);
      const odd = entries.filter((entry) => !entry.isFile() && !entry.isDirectory());
      for (const entry of odd) if (await isPipe(pathOf(entry))) return pathOf(entry);
      folders.push(...entries.filter((entry) => entry.isDirectory()).map(pathOf));
    }
  }
  return null;
}

function isPipe(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFIFO() || found.isCharacterDevice() || found.isBlockDevice(),
    () => false, // missing, or a dangling symbolic link
  );
}

/** Checks by file permissions whether objects and refs can be written to a repository. Starts no process. */
export async function isWritable({ commonDir }: Pick<Repository, "commonDir">): Promise<boolean> {
  const folders = [commonDir, join(commonDir, "objects"), join(commonDir, "refs")];
  const may = await Promise.all(folders.map((folder) => mayAccess(folder, constants.W_OK)));
  return may.every(Boolean);
}

/** Git's own tests set it, so that git takes every repository for another user's. */
const PRETENCE = "GIT_TEST_ASSUME_DIFFERENT_OWNER";

/** Checks if the viewer owns what git looks at before it trusts a repository, so that git need not be asked. */
function isOwn({ gitDir, workTree }: Pick<Repository, "gitDir" | "workTree">): boolean {
  if (process.env[PRETENCE] !== undefined) return false;
  const own = BigInt(process.geteuid?.() ?? -1);
  const paths = [gitDir, ...(workTree === null ? [] : [workTree, join(workTree, ".git")])];
  return paths.every((path) => {
    const found = statNow(path);
    return found !== null && typeof found !== "string" && found.uid === own;
  });
}

/**
 * Returns true if git itself refuses to work in a repository because it belongs to another user and `safe.directory`
 * does not name it. Galley reads it all the same, since it runs nothing that the repository names. Starts a process
 * only for a repository of another user.
 */
export async function isRefusedForOwner(
  repository: Pick<Repository, "gitDir" | "workTree">,
  signal?: AbortSignal,
): Promise<boolean> {
  if (isOwn(repository)) return false;
  const location = { kind: "search", cwd: repository.workTree ?? repository.gitDir } as const;
  const { code } = await run({ location, args: ["rev-parse", "--git-dir"], signal }, () => undefined);
  return code !== 0;
}
