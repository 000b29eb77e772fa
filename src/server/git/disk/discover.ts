import { createHash } from "node:crypto";
import type { Dirent } from "node:fs";
import { access, constants, readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import type { Repository } from "../openRepository.ts";
import { codeOf } from "./fsErrors.ts";
import { readPlainFile } from "./readPlainFile.ts";

const NEXT = "Start galley inside a repository, or name one.";
const NEXT_RIGHTS = "Give yourself the right to read it, or name another repository.";

/** `HEAD`, `.git` and the like hold one line, and no path is as long. */
const LINE_BYTES = 65_536;

/** Where a repository lies; all paths are real ones. */
export interface Discovered {
  readonly gitDir: string;
  /** The git dir that holds objects and refs; another one than `gitDir` only for a linked work tree. */
  readonly commonDir: string;
  /** The folder that holds `.git`; null where there is none. */
  readonly workTree: string | null;
}

/** Says that there is no right to read a path; any other failure means that nothing is there. */
function noRight(path: string, error: unknown): void {
  if (codeOf(error) !== "EACCES") return;
  throw new GalleyError("NOT_FOUND", `You have no right to read ${path}.`, { next: NEXT_RIGHTS, cause: error });
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

/** Reads a small file; empty if it is not there, or is none. */
async function textOf(file: string): Promise<string> {
  const bytes = await readPlainFile(file, { maxBytes: LINE_BYTES }).catch((error: unknown) => {
    noRight(file, error);
    return null;
  });
  return bytes?.toString("utf8") ?? "";
}

/** Reads a file of one path, as `.git` and `commondir` are; null if it is not there. */
async function readPath(file: string, prefix: string): Promise<string | null> {
  const text = await textOf(file);
  if (!text.startsWith(prefix) || text === "") return null;
  return resolve(dirname(file), text.slice(prefix.length).replace(/[\r\n]+$/u, ""));
}

/** Tells whether a folder is a git dir, as git does: a HEAD, objects and refs, the last two perhaps elsewhere. */
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
      throw new GalleyError("NOT_FOUND", `${dotGit} leads to ${inside}, which is no repository.`, { next: NEXT });
  }
  const commonDir = await commonDirOf(folder);
  if (commonDir === null) return null;
  return { gitDir: folder, commonDir, workTree: await workTreeOf(folder, commonDir) };
}

/** Finds the work tree of a git dir that was named itself. */
async function workTreeOf(gitDir: string, commonDir: string): Promise<string | null> {
  if (gitDir === commonDir) return basename(gitDir) === ".git" ? dirname(gitDir) : null;
  const dotGit = await readPath(join(gitDir, "gitdir"), "");
  if (dotGit === null || (await readPath(dotGit, "gitdir: ")) !== gitDir) return null;
  return realpath(dirname(dotGit));
}

/**
 * Finds the repository that a path lies in, going up from it: the work tree's root, a folder in it, a `.git`, a bare
 * repository. Asks neither git nor the repository's configuration, so `core.worktree` leads nowhere and it does not
 * matter who owns the files. Fails as NOT_FOUND, saying whether the path or the repository is what is not there.
 */
export async function discover(path: string): Promise<Discovered> {
  const start = await realpath(path).catch((error: unknown) => {
    noRight(path, error);
    throw new GalleyError("NOT_FOUND", `There is no folder at ${path}.`, { next: NEXT });
  });
  let folder = (await kindOf(start)) === "folder" ? start : dirname(start);
  for (;;) {
    const found = await inspect(folder);
    if (found !== null) return found;
    const parent = dirname(folder);
    if (parent === folder) throw new GalleyError("NOT_FOUND", `${path} is in no git repository.`, { next: NEXT });
    folder = parent;
  }
}

/**
 * Tells where the repository is that a path lies in, and by which id those who opened it know it; neither git nor its settings are asked,
 * so one that its settings alone call bare has another. Takes a millisecond. Fails as `discover` does.
 */
export async function locateRepository(path: string): Promise<{ readonly root: string; readonly id: string }> {
  const { workTree, gitDir } = await discover(path);
  const root = workTree ?? gitDir;
  return { root, id: repositoryId(root) };
}

/** Gives the id of what is at a real path: 16 hexadecimal digits, the same at every start. */
export function repositoryId(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 16);
}

const AT_ONCE = 16;
/** What git reads whatever it is asked: files, and folders with all that is below. Single objects are read when they are needed. */
const FILES = ["HEAD", "config", "config.worktree", "packed-refs", "shallow", "commondir", "info/grafts"];
const FOLDERS = ["refs", "objects/info", "objects/pack"];

/**
 * Finds a pipe or a device in place of a file that git reads in a repository: git would wait for what comes out of it, or read
 * for ever. Gives its path, or null. Linear in the refs that have files of their own, and the packs.
 */
export async function findPipe({ gitDir, commonDir }: Discovered): Promise<string | null> {
  const dirs = [...new Set([gitDir, commonDir])];
  for (const file of dirs.flatMap((dir) => FILES.map((name) => join(dir, name)))) if (await isPipe(file)) return file;
  const folders = dirs.flatMap((dir) => FOLDERS.map((name) => join(dir, name)));
  while (folders.length > 0) {
    const some = folders.splice(-AT_ONCE);
    const lists = await Promise.all(some.map((folder) => readdir(folder, { withFileTypes: true }).catch(() => []))); // none, or closed to us
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
    () => false, // not there, or a link that leads nowhere
  );
}

/** Tells whether objects and refs can be written into a repository, as far as the rights to its folders say. No process. */
export async function isWritable({ commonDir }: Pick<Repository, "commonDir">): Promise<boolean> {
  const folders = [commonDir, join(commonDir, "objects"), join(commonDir, "refs")];
  const may = await Promise.all(
    folders.map((folder) =>
      access(folder, constants.W_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  return may.every(Boolean);
}
