import { lstat, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import { deflateSync } from "node:zlib";
import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { quotePath, unquotePath } from "../gitPaths.ts";
import type { Oid } from "../oid.ts";
import type { ObjectFormat, Repository } from "../Repository.ts";
import { replaceFile } from "./cacheFiles.ts";
import { cacheFailure, cacheFolder, codeOf, unlessMissing } from "./fsErrors.ts";
import { readPlainFile } from "./readPlainFile.ts";

/** The settings whose values are copied into the mirror, and the allowed values of each. */
export const MIRROR_SETTINGS: ReadonlyMap<string, RegExp> = new Map([
  ["core.autocrlf", /^(?:true|false|input)$/u],
  ["core.eol", /^(?:lf|crlf|native)$/u],
  ["core.ignorecase", /^(?:true|false)$/u],
  ["core.precomposeunicode", /^(?:true|false)$/u],
  ["core.filemode", /^(?:true|false)$/u],
  ["core.symlinks", /^(?:true|false)$/u],
]);

export const EMPTY_TREE: Readonly<Record<ObjectFormat, Oid>> = {
  sha1: "4b825dc642cb6eb9a060e54bf8d69288fbee4904",
  sha256: "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321",
};

/** Writes a bare repository that contains the empty tree, as `git init` and `git mktree` would with two processes. */
export async function createBareRepository(folder: string, format: ObjectFormat, branch = "main"): Promise<void> {
  const tree = EMPTY_TREE[format];
  const folders = ["objects/info", "objects/pack", `objects/${tree.slice(0, 2)}`, "refs/heads", "refs/tags"];
  for (const name of folders) await mkdir(join(folder, name), { recursive: true });
  await replaceFile(join(folder, `objects/${tree.slice(0, 2)}/${tree.slice(2)}`), deflateSync("tree 0\0"));
  await configureMirror(folder, format, new Map());
  // Last, because a mirror without HEAD is filled again.
  await replaceFile(join(folder, "HEAD"), `ref: refs/heads/${branch}\n`);
}

async function make(root: string, mirror: string, format: ObjectFormat): Promise<void> {
  const unfinished = await mkdtemp(join(root, ".new-"));
  try {
    await createBareRepository(unfinished, format);
    await rename(unfinished, mirror);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another Galley created it at the same time.
    if (!["ENOTEMPTY", "EEXIST"].includes(codeOf(error))) throw error;
  }
}

/**
 * Returns the path of our own bare git dir for a repository and creates it if needed: mode 0700, the repository's
 * objects as alternates, no configuration but ours. The repository's own alternates are listed before it, since git
 * follows nested alternates only five levels deep and the mirror adds one. Linked work trees share the mirror. It is a
 * cache: deleting it loses nothing. Fails as READ_ONLY or DISK_FULL if the cache folder cannot be written.
 */
export async function mirrorDir(
  { commonDir }: Pick<Repository, "commonDir">,
  id: string,
  format: ObjectFormat,
): Promise<string> {
  const root = cacheFolder();
  const mirror = join(root, `${id}-${format}.git`);
  try {
    await mkdir(root, { recursive: true, mode: 0o700 });
    // If it cannot be inspected, creating it fails too and reports why.
    const there = await lstat(mirror).catch(() => null);
    if (there !== null && process.getuid !== undefined && there.uid !== process.getuid()) {
      throw new GalleyError("READ_ONLY", `Galley's cache folder ${root} is owned by another user.`);
    }
    if (there === null) await make(root, mirror, format);
    // It was deleted while Galley was running, and something was put into it since.
    else if ((await unlessMissing(lstat(join(mirror, "HEAD")))) === null) await createBareRepository(mirror, format);
    await borrowObjects(mirror, commonDir);
    return mirror;
  } catch (error) {
    throw cacheFailure(root, error);
  }
}

/** Makes a bare repository of ours read the objects of another one as its own. */
export async function borrowObjects(bare: string, commonDir: string): Promise<void> {
  const objects = join(commonDir, "objects");
  const lines = [...(await borrowedStores(objects)), objects].map(alternateLine);
  await replaceFile(join(bare, "objects/info/alternates"), lines.join(""));
}

/** Formats a path as a line of an alternates file, in which "#" starts a comment. */
function alternateLine(path: string): string {
  const quoted = quotePath(encodeBytes(path));
  return `${quoted.startsWith("#") ? `"${quoted}"` : quoted}\n`;
}

/** The valid values of `core.sharedRepository`, the access rights of new objects. */
export const SHARED_RIGHTS = /^(?:umask|group|all|world|everybody|true|false|yes|no|on|off|[0-7]{1,4})$/iu;

/** Returns the configuration of a git dir of ours: the format of its objects, and settings such as `bare = true`. */
export function gitDirConfig(format: ObjectFormat, core: readonly string[]): string {
  const isSha1 = format === "sha1";
  const lines = ["[core]", ...[`repositoryformatversion = ${isSha1 ? 0 : 1}`, ...core].map((line) => `\t${line}`)];
  return [...lines, ...(isSha1 ? [] : ["[extensions]", "\tobjectformat = sha256"]), ""].join("\n");
}

/** Writes the mirror's configuration: its own settings, and the allowed values of the repository's settings. */
export async function configureMirror(
  mirror: string,
  format: ObjectFormat,
  settings: ReadonlyMap<string, string>,
): Promise<void> {
  const core = ["bare = true"];
  for (const [key, allowed] of MIRROR_SETTINGS) {
    const value = settings.get(key)?.toLowerCase();
    if (value !== undefined && allowed.test(value)) core.push(`${key.slice("core.".length)} = ${value}`);
  }
  try {
    await replaceFile(join(mirror, "config"), gitDirConfig(format, core));
  } catch (error) {
    throw cacheFailure(mirror, error);
  }
}

/**
 * Returns the alternate object folders of a repository as absolute paths, encoded by `byteText`; none if the list is
 * missing or cannot be read, in which case git ignores it too. Source: gitrepository-layout(5),
 * objects/info/alternates.
 */
async function borrowedStores(objects: string): Promise<readonly string[]> {
  const bytes = await readPlainFile(join(objects, "info/alternates")).catch(() => null);
  const lines = bytes?.toString("latin1").split("\n") ?? [];
  const paths = lines.filter((line) => line !== "" && !line.startsWith("#")).map(unquotePath);
  return paths.map((path) => (isAbsolute(path) ? path : `${objects}/${path}`));
}
