import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { GIT_DIFF_MS } from "#contract/limits.ts";
import type { Oid } from "../oid.ts";
import type { ObjectFormat, ReadOptions, Repository } from "../Repository.ts";
import { readGit } from "../readGit.ts";
import type { ObjectType } from "./catFileReader.ts";

/** The type numbers in a pack, from gitformat-pack(5). */
const TYPE: Readonly<Record<ObjectType, number>> = { commit: 1, tree: 2, blob: 3, tag: 4 };

interface PackedObject {
  readonly type: ObjectType;
  readonly content: Uint8Array;
}

/**
 * Encodes the type and length of an object: four bits of the length in the first byte, seven in each byte that follows.
 */
function entryHead(type: ObjectType, length: number): Buffer {
  const bytes: number[] = [];
  let byte = (TYPE[type] << 4) | (length & 15);
  for (let rest = Math.floor(length / 16); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.push(byte | 128);
    byte = rest & 127;
  }
  return Buffer.from([...bytes, byte]);
}

/** A set of objects to write, with their ids. An object that is added twice is stored once. */
export class ObjectPack {
  readonly #format: ObjectFormat;
  readonly #objects = new Map<Oid, PackedObject>();

  constructor(format: ObjectFormat) {
    this.#format = format;
  }

  /** Adds an object and returns its id. Linear in its size. */
  add(type: ObjectType, content: Uint8Array): Oid {
    const oid = createHash(this.#format).update(`${type} ${content.length}\0`).update(content).digest("hex");
    this.#objects.set(oid, { type, content });
    return oid;
  }

  get size(): number {
    return this.#objects.size;
  }

  /** Encodes the pack for `git unpack-objects`, without deltas. Linear in the sizes of the objects. */
  toBytes(): Buffer {
    const head = Buffer.alloc(12);
    head.write("PACK", "latin1");
    head.writeUInt32BE(2, 4);
    head.writeUInt32BE(this.#objects.size, 8);
    const parts: Buffer[] = [head];
    for (const { type, content } of this.#objects.values()) {
      parts.push(entryHead(type, content.length), deflateSync(content));
    }
    const body = Buffer.concat(parts);
    return Buffer.concat([body, createHash(this.#format).update(body).digest()]);
  }
}

/**
 * Writes objects into our own mirror; the repository stays unchanged. The objects are a cache and can be created again.
 * Objects that exist already are not written. Starts a process.
 */
export async function writeToMirror(
  repository: Repository,
  pack: ObjectPack,
  options: ReadOptions = {},
): Promise<void> {
  const args = ["unpack-objects", "-q"];
  await readGit(repository, { ...options, where: "mirror", args, input: pack.toBytes(), timeoutMs: GIT_DIFF_MS });
}
