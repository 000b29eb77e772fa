import { lstat, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { quotePath, unquotePath } from "../gitPaths.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { run } from "../processes/run.ts";
import { replaceFile } from "./cacheFiles.ts";
import type { Discovered } from "./discover.ts";
import { cacheFailure, codeOf, unlessMissing } from "./fsErrors.ts";
import { readPlainFile } from "./readPlainFile.ts";

/** The settings that the shadow takes over, by value, and the values each may have. */
export const SHADOW_SETTINGS: ReadonlyMap<string, RegExp> = new Map([
  ["core.autocrlf", /^(?:true|false|input)$/u],
  ["core.eol", /^(?:lf|crlf|native)$/u],
  ["core.ignorecase", /^(?:true|false)$/u],
  ["core.precomposeunicode", /^(?:true|false)$/u],
  ["core.filemode", /^(?:true|false)$/u],
  ["core.symlinks", /^(?:true|false)$/u],
]);

export type ObjectFormat = "sha1" | "sha256";

function cacheFolder(): string {
  const { GALLEY_CACHE_DIR: own, XDG_CACHE_HOME: xdg } = process.env;
  if (own !== undefined && isAbsolute(own)) return own;
  return join(xdg !== undefined && isAbsolute(xdg) ? xdg : join(homedir(), ".cache"), "galley");
}

async function git(cwd: string, env: Readonly<Record<string, string>>, args: readonly string[]): Promise<void> {
  const end = await run({ place: { kind: "none", cwd }, env, args }, () => undefined);
  if (end.code !== 0) throw gitFailure(args, end.code, end.stderr);
}

async function fill(folder: string, format: ObjectFormat): Promise<void> {
  await git(folder, {}, ["init", "--quiet", "--bare", "--template=", `--object-format=${format}`, folder]);
  await mkdir(join(folder, "objects/info"), { recursive: true });
  await git(folder, { GIT_DIR: folder }, ["mktree"]); // without input it writes the empty tree
}

async function make(root: string, shadow: string, format: ObjectFormat): Promise<void> {
  const unfinished = await mkdtemp(join(root, ".new-"));
  try {
    await fill(unfinished, format);
    await rename(unfinished, shadow);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another Galley made it at the same time.
    if (!["ENOTEMPTY", "EEXIST"].includes(codeOf(error))) throw error;
  }
}

/**
 * Gives the path of our own bare git dir for a repository, making it if needed: mode 0700, the repository's objects as
 * its alternates, no configuration but ours. What the repository borrows from stands before it, as git follows such lists no more
 * than five deep, and the shadow is one more. Linked work trees share it. It is a cache: deleting it loses nothing.
 * Fails as READ_ONLY or DISK_FULL where the cache folder cannot be written.
 */
export async function shadowDir({ commonDir }: Discovered, id: string, format: ObjectFormat): Promise<string> {
  const root = cacheFolder();
  const shadow = join(root, `${id}-${format}.git`);
  const objects = join(commonDir, "objects");
  const lines = [...(await borrowedStores(objects)), objects].map(alternateLine);
  try {
    await mkdir(root, { recursive: true, mode: 0o700 });
    // Where nobody may look making it fails as well, which says why.
    const there = await lstat(shadow).catch(() => null);
    if (there !== null && process.getuid !== undefined && there.uid !== process.getuid()) {
      throw new GalleyError("READ_ONLY", `Galley's cache folder ${root} belongs to somebody else.`);
    }
    if (there === null) await make(root, shadow, format);
    // Deleted under a Galley that runs, and something was put into it since.
    else if ((await unlessMissing(lstat(join(shadow, "HEAD")))) === null) await fill(shadow, format);
    await replaceFile(join(shadow, "objects/info/alternates"), lines.join(""));
    return shadow;
  } catch (error) {
    throw cacheFailure(root, error);
  }
}

/** Writes a path as a line of a list of alternates, where "#" begins a comment. */
function alternateLine(path: string): string {
  const quoted = quotePath(encodeBytes(path));
  return `${quoted.startsWith("#") ? `"${quoted}"` : quoted}\n`;
}

/** Writes the shadow's configuration: what it is, and of the repository's settings those that are allowed, by value. */
export async function configureShadow(
  shadow: string,
  format: ObjectFormat,
  settings: ReadonlyMap<string, string>,
): Promise<void> {
  const lines = ["[core]", `\trepositoryformatversion = ${format === "sha1" ? 0 : 1}`, "\tbare = true"];
  for (const [key, allowed] of SHADOW_SETTINGS) {
    const value = settings.get(key)?.toLowerCase();
    if (value !== undefined && allowed.test(value)) lines.push(`\t${key.slice("core.".length)} = ${value}`);
  }
  if (format === "sha256") lines.push("[extensions]", "\tobjectformat = sha256");
  try {
    await replaceFile(join(shadow, "config"), `${lines.join("\n")}\n`);
  } catch (error) {
    throw cacheFailure(shadow, error);
  }
}

/**
 * Gives the folders of objects that a repository says it borrows from, as absolute paths that carry bytes as `byteText` does; none
 * where its list is not there or cannot be read, of which git makes nothing either. Source: gitrepository-layout(5),
 * objects/info/alternates.
 */
async function borrowedStores(objects: string): Promise<readonly string[]> {
  const bytes = await readPlainFile(join(objects, "info/alternates")).catch(() => null);
  const lines = bytes?.toString("latin1").split("\n") ?? [];
  const paths = lines.filter((line) => line !== "" && !line.startsWith("#")).map(unquotePath);
  return paths.map((path) => (isAbsolute(path) ? path : `${objects}/${path}`));
}
