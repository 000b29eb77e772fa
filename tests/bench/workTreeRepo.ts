import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runGit } from "./runGit.ts";

/** Increased whenever the same work tree is written in a different way. */
const GENERATION = 1;

const FOLDERS = 500;
const FILES_EACH = 100;

/** Returns the path of a file by its number. */
export function workTreePath(number: number): string {
  const folder = Math.floor(number / FILES_EACH) % FOLDERS;
  return `src/area${Math.floor(folder / 25)}/part${folder % 25}/file${number % FILES_EACH}.ts`;
}

/**
 * Returns a repository with 50,000 committed files in 500 folders. An existing one is reused; creating it takes about
 * 10 s.
 */
export async function workTreeRepo(folder: string, name = "work-tree"): Promise<string> {
  const path = join(folder, name);
  const stamp = `${path}.made`;
  const wanted = JSON.stringify([GENERATION, FOLDERS, FILES_EACH]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return path;
  for (const old of [stamp, path]) rmSync(old, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  await runGit(path, ["init", "--quiet", "--template=", "-b", "main"]);
  await runGit(path, ["config", "gc.auto", "0"]); // prevents an automatic gc during the measurement
  for (let number = 0; number < FOLDERS * FILES_EACH; number += 1) {
    const file = join(path, workTreePath(number));
    if (number % FILES_EACH === 0) mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, `export const value${number} = ${number};\n`.repeat(20));
  }
  await runGit(path, ["add", "--all"]);
  const who = ["-c", "user.name=Bench", "-c", "user.email=bench@example.com"];
  await runGit(path, [...who, "commit", "--quiet", "-m", "Add all files"]);
  await runGit(path, ["gc", "--quiet"]);
  writeFileSync(stamp, wanted);
  return path;
}
