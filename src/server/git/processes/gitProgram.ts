import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { delimiter, isAbsolute, join } from "node:path";
import { GalleyError } from "#contract/errors.ts";

/** The git that Galley uses: its absolute path and its version, e.g. [2, 39, 5]. */
export interface GitProgram {
  readonly path: string;
  readonly version: readonly [major: number, minor: number, patch: number];
}

/** Runs a program with one argument, outside of any repository, and gives what it printed, or null if it failed. */
export type AskProgram = (file: string, argument: string) => Promise<string | null>;

const OLDEST = { major: 2, minor: 39 };

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/**
 * Finds git in a search path (as PATH holds it), passing over entries that are not absolute. What is found first may be
 * a wrapper that needs its own environment, so the program in git's own folder is preferred. Fails as GIT_TOO_OLD if
 * there is none or it is older than 2.39.
 */
export async function gitProgram(search: string, ask: AskProgram): Promise<GitProgram> {
  for (const folder of search.split(delimiter).filter(isAbsolute)) {
    const found = join(folder, process.platform === "win32" ? "git.exe" : "git");
    if (!(await isProgram(found))) continue;
    const home = await ask(found, "--exec-path");
    const own = home === null ? found : join(home, "git");
    const path = isAbsolute(own) && (await isProgram(own)) ? own : found;
    const answer = (await ask(path, "--version")) ?? "";
    const [, major, minor, patch] = /^git version (\d+)\.(\d+)(?:\.(\d+))?/u.exec(answer) ?? [];
    if (major === undefined || minor === undefined) continue;
    const version = [Number(major), Number(minor), Number(patch ?? 0)] as const;
    if (version[0] < OLDEST.major || (version[0] === OLDEST.major && version[1] < OLDEST.minor)) {
      throw new GalleyError("GIT_TOO_OLD", `The git at ${path} is ${version.join(".")}; Galley needs 2.39 or newer.`);
    }
    return { path, version };
  }
  throw new GalleyError("GIT_TOO_OLD", "There is no git in any folder of PATH; Galley needs 2.39 or newer.");
}
