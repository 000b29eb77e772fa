import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fastImportStream } from "./fastImportStream.ts";
import { runGit } from "./runGit.ts";
import type { ChangeSize } from "./ChangeSize.ts";

/** What changes whenever `fastImportStream` writes other files for the same form. */
const GENERATION = 1;

/**
 * Gives the path of a bare repository of a form in a folder, its change between the tags `before` and `after`. What is
 * there already is kept; the largest form takes some 10 s to make and 60 MB.
 */
export async function benchRepo(folder: string, size: ChangeSize): Promise<string> {
  const path = join(folder, size.name);
  const stamp = `${path}.made`;
  const wanted = JSON.stringify([GENERATION, size]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return path;
  for (const old of [stamp, path]) rmSync(old, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await runGit(folder, ["init", "--quiet", "--bare", "--template=", "--object-format=sha1", "-b", "main", path]);
  await fastImport(path, size);
  writeFileSync(stamp, wanted);
  return path;
}

async function fastImport(path: string, size: ChangeSize): Promise<void> {
  const child = spawn("git", ["-C", path, "fast-import", "--quiet"], { stdio: ["pipe", "ignore", "inherit"] });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  await pipeline(Readable.from(fastImportStream(size)), child.stdin);
  const code = await ended;
  if (code !== 0) throw new Error(`git fast-import ended with ${code}`);
}
