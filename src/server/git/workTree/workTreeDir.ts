import { constants, mkdir, readFile, rm, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { mayAccess } from "../disk/fileStat.ts";
import { cacheFailure } from "../disk/fsErrors.ts";
import type { GitLocation } from "../processes/gitEnvironment.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readConfig } from "../processes/readConfig.ts";
import { replaceFile } from "../disk/cacheFiles.ts";
import { requireRepository } from "../processes/readGit.ts";
import { gitDirConfig, MIRROR_SETTINGS, SHARED_RIGHTS } from "../disk/mirrorDir.ts";

/** Our own git dir for one work tree, for commands that read it. */
export interface WorkTreeDir {
  readonly location: GitLocation & { readonly kind: "workTree" };
  /** The arguments before a command: the settings with which git would commit these files. */
  readonly settings: readonly string[];
  /** True if new objects go into the repository, so that a ref can keep them; else they go only into the mirror. */
  readonly isReal: boolean;
}

const SPARSE = ["core.sparsecheckout", "core.sparsecheckoutcone"];
/** The setting for the access rights of new objects in the repository. */
const RIGHTS = "core.sharedrepository";

const FILES = ["core.excludesfile", "core.attributesfile"] as const;
const DEFAULT_FILES = { "core.excludesfile": "git/ignore", "core.attributesfile": "git/attributes" } as const;

/** The settings that prevent extra files next to the index, and errors about converted line endings. */
const FIXED = ["core.untrackedCache=false", "core.splitIndex=false", "core.safecrlf=false", "index.sparse=false"];

/**
 * Returns the git dir with which a work tree is read, and creates it if needed. It has the repository's rules about
 * line endings, attributes and ignored files, by value, and no filter, hook or other program. Starts a process. Fails
 * as BAD_INPUT for a bare repository, as REPOSITORY_GONE, and as READ_ONLY or DISK_FULL if the cache folder cannot be
 * written.
 */
export async function workTreeDir(
  repository: Repository,
  { isLive, ...options }: ReadOptions & { readonly isLive: boolean },
): Promise<WorkTreeDir> {
  const { commonDir, mirror, id } = repository;
  const workTree = requireWorkTree(repository);
  await requireRepository(repository);
  const gitDir = join(mirror, `worktree-${id}`);
  const objects = join(commonDir, "objects");
  const [isReal, values] = await Promise.all([
    isLive ? false : mayAccess(objects, constants.W_OK),
    readConfig(repository, options),
    make(repository, gitDir),
  ]);
  const settings = await settingsOf(values, workTree);
  const location = { kind: "workTree", gitDir, workTree, objects: isReal ? objects : join(mirror, "objects") } as const;
  return { location, settings: settings.flatMap((setting) => ["-c", setting]), isReal };
}

/** Returns the root of the work tree; fails as BAD_INPUT for a bare repository. */
export function requireWorkTree({ workTree }: Repository): string {
  if (workTree !== null) return workTree;
  const next = "Use a clone with a work tree.";
  throw new GalleyError("BAD_INPUT", "A bare repository has no work tree.", { next });
}

async function settingsOf(values: ReadonlyMap<string, string>, workTree: string): Promise<readonly string[]> {
  const settings = [...FIXED];
  for (const [key, allowed] of MIRROR_SETTINGS) {
    const value = values.get(key)?.toLowerCase();
    if (value !== undefined && allowed.test(value)) settings.push(`${key}=${value}`);
  }
  for (const key of SPARSE) if (/^(?:true|yes|on|1)$/iu.test(values.get(key) ?? "")) settings.push(`${key}=true`);
  const rights = values.get(RIGHTS);
  if (rights !== undefined && SHARED_RIGHTS.test(rights)) settings.push(`${RIGHTS}=${rights}`);
  for (const key of FILES) {
    const file = fileOf(values.get(key), DEFAULT_FILES[key], workTree);
    settings.push(`${key}=${(await isFile(file)) ? file : "/dev/null"}`);
  }
  return settings;
}

/** Only regular files are read for rules: reading a pipe would hang. */
function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Returns the file named by a setting, as git finds it. Its content is only ever read as patterns. */
function fileOf(value: string | undefined, standard: string, workTree: string): string {
  const home = homedir();
  const xdg = process.env["XDG_CONFIG_HOME"] ?? "";
  if (value === undefined) return join(isAbsolute(xdg) ? xdg : join(home, ".config"), standard);
  if (value === "") return "/dev/null";
  return value.startsWith("~/") ? join(home, value.slice(2)) : resolve(workTree, value);
}

async function make({ commonDir, objectFormat }: Repository, gitDir: string): Promise<void> {
  try {
    await mkdir(join(gitDir, "info"), { recursive: true, mode: 0o700 });
    await mkdir(join(gitDir, "refs"), { recursive: true });
    await replaceFile(join(gitDir, "config"), gitDirConfig(objectFormat, ["bare = false"]));
    for (const name of ["info/exclude", "info/attributes"]) {
      const file = join(commonDir, name);
      const rules = (await isFile(file)) ? await readFile(file).catch(() => null) : null; // most repositories have none
      if (rules === null) await rm(join(gitDir, name), { force: true });
      else await replaceFile(join(gitDir, name), rules);
    }
    // Written last, since it turns the folder into a git dir.
    await replaceFile(join(gitDir, "HEAD"), "ref: refs/heads/none\n");
  } catch (error) {
    throw cacheFailure(gitDir, error);
  }
}
