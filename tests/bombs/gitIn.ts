import { spawn } from "node:child_process";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Fixed author and dates, so that the ids of a bomb are the same each time it is created. */
const ENVIRONMENT = {
  PATH: process.env["PATH"] ?? "/usr/bin:/bin",
  HOME: "/nonexistent",
  LC_ALL: "C.UTF-8",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_AUTHOR_NAME: "Ada Proof",
  GIT_AUTHOR_EMAIL: "ada@example.org",
  GIT_AUTHOR_DATE: "1700000000 +0000",
  GIT_COMMITTER_NAME: "Carl Press",
  GIT_COMMITTER_EMAIL: "carl@example.org",
  GIT_COMMITTER_DATE: "1700000000 +0000",
};

/**
 * Runs git in a folder, writes to its input as fast as it reads, and returns its output without the last line ending;
 * fails if git fails.
 */
export async function gitIn(
  folder: string,
  args: readonly string[],
  input: Iterable<string | Uint8Array> = [],
): Promise<string> {
  const child = spawn("git", ["-C", folder, ...args], { env: ENVIRONMENT, stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const parts: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => parts.push(part));
  // Git may exit before it reads its input; its exit code shows whether that was an error.
  await pipeline(Readable.from(gather(input)), child.stdin).catch(() => undefined);
  if ((await ended) !== 0) throw new Error(`git ${args[0] ?? ""} ended with ${await ended}.`);
  return Buffer.concat(parts).toString().replace(/\n$/u, "");
}

/** The size of one write: a turn of the stream costs more than a short text. */
const PART_BYTES = 64 * 1024;

function* gather(input: Iterable<string | Uint8Array>): Generator<Buffer> {
  let parts: Uint8Array[] = [];
  let size = 0;
  for (const part of input) {
    const bytes = typeof part === "string" ? Buffer.from(part) : part;
    parts.push(bytes);
    size += bytes.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(parts);
    [parts, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(parts);
}
