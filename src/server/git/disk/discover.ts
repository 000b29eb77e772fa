import { access, constants, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { codeOf } from "./codeOf.ts";
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
