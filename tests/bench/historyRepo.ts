import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { HistorySize } from "./HistorySize.ts";
import { historyStream } from "./historyStream.ts";
import { runGit } from "./runGit.ts";

/** Increased whenever the repository of the same size is written in a different way. */
const GENERATION = 3;

/**
 * By default the C library returns memory to the system after each object that git compresses, which doubles the time
 * of everything else.
 */
const KEEP_MEMORY = {
  MALLOC_TOP_PAD_: "67108864",
  MALLOC_TRIM_THRESHOLD_: "268435456",
  MALLOC_MMAP_THRESHOLD_: "16777216",
};

/** The size of one write to git. */
const PART_LENGTH = 256 * 1024;

/** The path of a repository, and of a shallow copy, for which no commit-graph is written. */
export interface HistoryRepo {
  readonly path: string;
  readonly plain: string;
}

/**
 * Returns bare repositories of a given size in a folder. Existing ones are reused; the largest takes some minutes to
 * create, and 1 GB.
 */
export async function historyRepo(folder: string, size: HistorySize): Promise<HistoryRepo> {
  const [path, plain] = [join(folder, size.name), join(folder, `${size.name}-plain`)];
  const stamp = `${path}.made`;
  const wanted = JSON.stringify([GENERATION, size]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return { path, plain };
  process.stderr.write(`Making ${size.title} …\n`);
  for (const old of [stamp, path, plain]) rmSync(old, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const bare of [path, plain])
    await runGit(folder, ["init", "--quiet", "--bare", "--template=", "--object-format=sha1", "-b", "main", bare]);
  const child = spawn("git", ["-C", path, "fast-import", "--quiet", "--depth=20", "--active-branches=16"], {
    env: { ...process.env, ...KEEP_MEMORY },
    stdio: ["pipe", "ignore", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  await pipeline(Readable.from(gather(historyStream(size))), child.stdin);
  if ((await ended) !== 0) throw new Error("git fast-import failed.");
  await packRefs(path, size);
  copyFileSync(join(path, "packed-refs"), join(plain, "packed-refs"));
  mkdirSync(join(plain, "objects/info"), { recursive: true });
  writeFileSync(join(plain, "objects/info/alternates"), `${join(path, "objects")}\n`);
  // No history is cut off, but Galley writes no commit-graph for a repository that might be shallow.
  writeFileSync(join(plain, "shallow"), "");
  writeFileSync(stamp, wanted);
  return { path, plain };
}

/** Adds branches on commits across the whole history, in git's packed-refs file. */
async function packRefs(path: string, { refs, commits }: HistorySize): Promise<void> {
  const tips = (await runGit(path, ["for-each-ref", "--format=%(objectname) %(refname)"])).trim().split("\n");
  const spread = (await runGit(path, ["rev-list", "--first-parent", `--max-count=${commits}`, "main"]))
    .trim()
    .split("\n");
  const more = Array.from({ length: refs }, (_, at) => {
    const oid = spread[Math.floor((at * spread.length) / refs)] ?? "";
    return `${oid} refs/heads/old/branch${String(at).padStart(6, "0")}`;
  });
  const lines = [...tips, ...more].toSorted((one, other) => (one.slice(41) < other.slice(41) ? -1 : 1));
  const head = "# pack-refs with: peeled fully-peeled sorted \n";
  writeFileSync(join(path, "packed-refs"), `${head}${lines.join("\n")}\n`);
  rmSync(join(path, "refs/heads"), { recursive: true });
  mkdirSync(join(path, "refs/heads"));
}

function* gather(texts: Iterable<string>): Generator<string> {
  let part = "";
  for (const text of texts) {
    part += text;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = "";
  }
  yield part;
}
