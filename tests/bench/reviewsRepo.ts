import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { reviewsHistory, type NotedChange } from "./reviewsHistory.ts";
import { reviewsNotes } from "./reviewsNotes.ts";
import type { ReviewsSize } from "./ReviewsSize.ts";
import { runGit } from "./runGit.ts";

/** Increased whenever the repository of the same size is written in a different way. */
const GENERATION = 1;

/** The path of the repository, and the first commit of its review with many comments. */
export interface ReviewsRepo {
  readonly path: string;
  readonly many: string;
}

/** Returns a bare repository with reviews in a folder. An existing one is reused; creating it takes about 10 s. */
export async function reviewsRepo(folder: string, size: ReviewsSize): Promise<ReviewsRepo> {
  const path = join(folder, "reviews");
  const stamp = `${path}.made`;
  const wanted = JSON.stringify([GENERATION, size]);
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
    for (const old of [stamp, path]) rmSync(old, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await runGit(folder, ["init", "--quiet", "--bare", "--template=", "--object-format=sha1", "-b", "main", path]);
    const changes: NotedChange[] = [];
    const marks = join(path, "bench.marks");
    await fastImport(
      path,
      ["--force", `--export-marks=${marks}`],
      reviewsHistory(size, (change) => changes.push(change)),
    );
    const oids = new Map(
      readFileSync(marks, "latin1")
        .split("\n")
        .map((line) => [Number(line.slice(1, line.indexOf(" "))), line.slice(line.indexOf(" ") + 1)]),
    );
    await fastImport(
      path,
      [],
      reviewsNotes(size, changes, (mark) => oids.get(mark) ?? ""),
    );
    writeFileSync(stamp, wanted);
  }
  const [many = ""] = (await runGit(path, ["rev-list", "--reverse", "main..many"])).split("\n");
  return { path, many };
}

async function fastImport(path: string, flags: readonly string[], stream: Iterable<string>): Promise<void> {
  const child = spawn("git", ["-C", path, "fast-import", "--quiet", ...flags], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  await pipeline(Readable.from(stream), child.stdin);
  const code = await ended;
  if (code !== 0) throw new Error(`git fast-import ended with ${code}`);
}
