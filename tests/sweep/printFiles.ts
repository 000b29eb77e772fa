import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { lstat, readdir, readlink } from "node:fs/promises";

/**
 * Returns a fingerprint of everything below a folder that would show a write: type, permissions, size, time and
 * content. Reads all files. Names are bytes, encoded as Latin-1.
 */
export async function printFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const prints = new Map<string, string>();
  const pending = [Buffer.from(folder)];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    prints.set(at.toString("latin1"), await printOf(at));
    const entries = await readdir(at, { withFileTypes: true, encoding: "buffer" }).catch(() => []);
    for (const entry of entries) {
      const path = Buffer.concat([at, Buffer.from("/"), entry.name]);
      if (entry.isDirectory()) pending.push(path);
      else prints.set(path.toString("latin1"), await printOf(path));
    }
  }
  return prints;
}

async function printOf(path: Buffer): Promise<string> {
  const { mode, size, mtimeNs, ctimeNs, ino } = await lstat(path, { bigint: true });
  const print = [mode, size, mtimeNs, ctimeNs, ino].join(" ");
  const kind = mode & 0o170000n;
  if (kind === 0o120000n) return `${print} ${(await readlink(path, { encoding: "buffer" })).toString("latin1")}`;
  return kind === 0o100000n ? `${print} ${await hashOf(path)}` : print;
}

async function hashOf(path: Buffer): Promise<string> {
  const hash = createHash("sha1");
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
  } catch {
    return "unreadable";
  }
  return hash.digest("hex");
}

/**
 * Files to which git gives a new time to protect them from pruning: an object that it would write again, the shared
 * part of an index that it reads, a commit-graph to which it adds another. Their content does not change.
 */
const KEPT =
  /\/objects\/(?:[0-9a-f]{2}\/[0-9a-f]{38,62}|pack\/[^/]+|info\/commit-graph(?:s\/graph-[0-9a-f]+\.graph)?)$|\/sharedindex\.[0-9a-f]+$/;
const TIMES = /^(\d+ \d+ )\d+ \d+ /;

/** Lists up to `most` differences between two fingerprints of a folder. */
export function changedFiles(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  most: number,
): readonly string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  const isSame = (name: string): boolean => {
    const [old, now] = [before.get(name), after.get(name)];
    return old === now || (KEPT.test(name) && old?.replace(TIMES, "$1") === now?.replace(TIMES, "$1"));
  };
  return [...names].filter((name) => !isSame(name)).slice(0, most);
}
