import { spawn } from "node:child_process";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Whose work a bomb is: the same at each making, so that its ids are. */
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

/** Runs git in a folder, writes to it as quickly as it reads, and gives what it printed without the last line's end; fails when git does. */
export async function gitIn(
  folder: string,
  args: readonly string[],
  input: Iterable<string | Uint8Array> = [],
): Promise<string> {
  const child = spawn("git", ["-C", folder, ...args], { env: ENVIRONMENT, stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const parts: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => parts.push(part));
  // Git need not read its input; how it ends reports whether it should have.
  await pipeline(Readable.from(gather(input)), child.stdin).catch(() => undefined);
  if ((await ended) !== 0) throw new Error(`git ${args[0] ?? ""} ended with ${await ended}.`);
  return Buffer.concat(parts).toString().replace(/\n$/u, "");
}

/** What is written at once: a stream's turn costs more than a short text. */
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
