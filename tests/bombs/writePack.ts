import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { gitIn } from "./gitIn.ts";

/** One object of a pack: in full, or as a delta of another object. */
export type PackedObject =
  | { readonly type: "commit" | "tree" | "blob" | "tag"; readonly content: Uint8Array }
  | { readonly type: "delta"; readonly base: string; readonly content: Uint8Array };

const NUMBERS = { commit: 1, tree: 2, blob: 3, tag: 4, delta: 7 } as const;

/** Writes many objects into a repository at once, as specified in gitformat-pack(5). */
export async function writePack(path: string, objects: readonly PackedObject[]): Promise<void> {
  const hash = createHash("sha1");
  const head = Buffer.from("PACK\0\0\0\x02\0\0\0\0", "latin1");
  head.writeUInt32BE(objects.length, 8);
  const bytes = Buffer.concat([head, ...objects.flatMap(encode)]);
  await gitIn(path, ["index-pack", "--stdin"], [bytes, hash.update(bytes).digest()]);
}

function encode(object: PackedObject): Buffer[] {
  const { type, content } = object;
  const head: number[] = [];
  let left = Math.floor(content.length / 16);
  let byte = (NUMBERS[type] << 4) | (content.length & 15);
  for (; left > 0; left = Math.floor(left / 128)) {
    head.push(byte | 128);
    byte = left & 127;
  }
  const base = object.type === "delta" ? Buffer.from(object.base, "hex") : Buffer.alloc(0);
  return [Buffer.from([...head, byte]), base, deflateSync(content, { level: 1 })];
}
