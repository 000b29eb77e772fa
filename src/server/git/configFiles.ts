import { dirname, isAbsolute, join, resolve } from "node:path";
import type { Configured } from "./readConfig.ts";

/** One setting as git lists it. */
export interface ConfigEntry {
  /** `system`, `global`, `local`, `worktree`, or `command` for one that stands on git's command line. */
  readonly scope: string;
  /** The file that it stands in, with `file:` before it. */
  readonly origin: string;
  readonly key: string;
  readonly value: string;
}

const FILE = "file:";
/** How a file names others that belong to it: git-config(1), "Includes". */
export const INCLUDES = String.raw`include\.path|includeif\..*\.path`;
const INCLUDE = new RegExp(`^(?:${INCLUDES})$`, "u");

/** Names the files where settings may stand that no entry tells of; HEAD, as files may belong to a branch alone. */
export function usualConfigFiles({ gitDir, commonDir }: Configured): readonly string[] {
  const { HOME = "", XDG_CONFIG_HOME = "", GIT_CONFIG_GLOBAL = "", GIT_CONFIG_SYSTEM = "" } = process.env;
  const ofRepository = [join(commonDir, "config"), join(gitDir, "config.worktree"), join(gitDir, "HEAD")];
  const ofUser = [join(HOME, ".gitconfig"), join(HOME, ".config/git/config"), join(XDG_CONFIG_HOME, "git/config")];
  const files = [...ofRepository, ...ofUser, "/etc/gitconfig", GIT_CONFIG_GLOBAL, GIT_CONFIG_SYSTEM];
  return [...new Set(files.filter(isAbsolute))];
}

/**
 * Names the files that entries stand in and those that they say belong to them, there or not. Null where a name goes by what
 * only git knows, as the home of somebody else.
 */
export function configFilesOf(entries: readonly ConfigEntry[], cwd: string): readonly string[] | null {
  const files = new Set<string>();
  for (const { origin, key, value } of entries) {
    if (!origin.startsWith(FILE)) continue;
    const file = resolve(cwd, origin.slice(FILE.length));
    files.add(file);
    if (!INCLUDE.test(key)) continue;
    if (/^(?:~[^/]|%)/u.test(value)) return null;
    files.add(value.startsWith("~") ? join(process.env["HOME"] ?? "", value.slice(1)) : resolve(dirname(file), value));
  }
  return [...files];
}
