import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fastImportStream } from "./fastImportStream.ts";
import { runGit } from "./runGit.ts";
import type { ChangeSize } from "./ChangeSize.ts";

/** Increased whenever `fastImportStream` writes different files for the same size. */
const GENERATION = 1;

/**
 * Returns the path of a bare repository of a given size in a folder. Its change lies between the tags `before` and
 * `after`. An existing repository is reused; the largest one takes about 10 s to create and 60 MB.
 */
export async function benchRepo(folder: string, size: ChangeSize): Promise<string> {
  const path = join(folder, size.name);
  const stamp = `${path}.made`;
  const wanted = JSON.stringify([GENERATION, size]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return path;
  for (const old of [stamp, path]) rmSync(old, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await runGit(folder, ["init", "--quiet", "--bare", "--template=", "--object-format=sha1", "-b", "main", path]);
  await fastImport(path, fastImportStream(size));
  writeFileSync(stamp, wanted);
  return path;
}

/**
 * Creates a branch `stack` in such a repository: the change from `before` to `after`, divided into this many commits.
 */
export async function addStack(path: string, commits: number): Promise<void> {
  const raw = await runGit(path, ["diff-tree", "-r", "--no-renames", "before", "after"]);
  const changes = raw.trimEnd().split("\n");
  const each = Math.ceil(changes.length / commits);
  const lines = Array.from({ length: commits }, (_, at) => [
    "commit refs/heads/stack",
    `committer Bench <bench@example.com> ${1_700_000_000 + at} +0000`,
    `data ${`Part ${at + 1}`.length}\nPart ${at + 1}`,
    ...(at === 0 ? ["from refs/tags/before^0"] : []),
    ...changes.slice(at * each, (at + 1) * each).map((change) => {
      const [, mode, oid, kind, name] = /^:\d+ (\d+) \w+ (\w+) (\w)\t(.*)$/u.exec(change) ?? [];
      return kind === "D" ? `D ${name}` : `M ${mode} ${oid} ${name}`;
    }),
    "",
  ]).flat();
  await fastImport(path, [lines.join("\n")]);
}

async function fastImport(path: string, stream: Iterable<string | Buffer>): Promise<void> {
  const child = spawn("git", ["-C", path, "fast-import", "--quiet", "--force"], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  await pipeline(Readable.from(stream), child.stdin);
  const code = await ended;
  if (code !== 0) throw new Error(`git fast-import ended with ${code}`);
}
