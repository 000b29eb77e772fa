import type { Bomb } from "./Bomb.ts";
import { emptyRepository } from "./emptyRepository.ts";
import { gitIn } from "./gitIn.ts";
import { oidOf } from "./oidOf.ts";
import { treeOf } from "./treeOf.ts";
import { writePack, type PackedObject } from "./writePack.ts";

const VERSIONS = 10_000;
const LINES = 200;

/** A file with ten thousand versions, each in a separate commit and stored as a delta against the previous one. */
export const chainBomb: Bomb = {
  name: "chain",
  title: "a chain of 10,000 deltas",
  file: "file.txt",
  async make(path) {
    await emptyRepository(path);
    const lines = Array.from({ length: LINES }, (_, at) => lineOf(0, at));
    const objects: PackedObject[] = [];
    let [oid, parent, middle] = ["", "", ""];
    for (let version = 0; version < VERSIONS; version++) {
      const at = (version * 7) % LINES;
      lines[at] = lineOf(version, at);
      const content = Buffer.from(lines.join(""));
      const delta = replaceBytes(content.length, at * LINE_BYTES, Buffer.from(lineOf(version, at)));
      if (version === 0) objects.push({ type: "blob", content });
      else objects.push({ type: "delta", base: oid, content: delta });
      oid = oidOf("blob", content);
      const tree = treeOf([{ mode: "100644", name: "file.txt", oid }]);
      const who = `Ada Proof <ada@example.org> ${1_600_000_000 + version} +0000`;
      const lineage = parent === "" ? "" : `parent ${parent}\n`;
      const head = `tree ${oidOf("tree", tree)}\n${lineage}author ${who}\ncommitter ${who}\n`;
      const commit = Buffer.from(`${head}\nWrite version ${version}\n`);
      objects.push({ type: "tree", content: tree }, { type: "commit", content: commit });
      parent = oidOf("commit", commit);
      if (version === VERSIONS / 2) middle = parent;
    }
    await writePack(path, objects);
    await gitIn(path, ["update-ref", "refs/heads/before", middle]);
    await gitIn(path, ["update-ref", "refs/heads/main", parent]);
  },
};

const LINE_BYTES = 24;

function lineOf(version: number, at: number): string {
  return `${String(at).padStart(5)} ${String(version).padStart(LINE_BYTES - 7)}\n`;
}

/** Writes the delta that replaces bytes at a position of a content: copy, insert, copy, as in gitformat-pack(5). */
function replaceBytes(length: number, from: number, bytes: Buffer): Buffer {
  const to = from + bytes.length;
  const parts = [sizeOf(length), sizeOf(length)];
  if (from > 0) parts.push(copyOf(0, from));
  parts.push([bytes.length, ...bytes]);
  if (to < length) parts.push(copyOf(to, length - to));
  return Buffer.from(parts.flat());
}

function copyOf(from: number, length: number): number[] {
  return [0xb3, from & 255, from >> 8, length & 255, length >> 8];
}

function sizeOf(length: number): number[] {
  return [(length & 127) | 128, length >> 7];
}
