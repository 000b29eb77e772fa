import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { cutText } from "#contract/untrustedText.ts";
import { COMMIT_MESSAGE_BYTES, GIT_DIFF_MS } from "#contract/limits.ts";
import type { ObjectFormat, ReadOptions, Repository } from "../Repository.ts";
import { type Oid, requireOids } from "../oid.ts";
import { readGit } from "../processes/readGit.ts";
import type { ObjectType } from "../processes/CatFileReader.ts";

/** The type numbers in a pack, from gitformat-pack(5). */
const TYPE: Readonly<Record<ObjectType, number>> = { commit: 1, tree: 2, blob: 3, tag: 4 };

/** Encodes an object's type and length: four bits of the length in the first byte, seven in each that follows. */
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
  readonly #objects = new Map<Oid, { readonly type: ObjectType; readonly content: Uint8Array }>();

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
  await readGit(repository, { ...options, args, input: pack.toBytes(), timeoutMs: GIT_DIFF_MS });
}

/** A person and a time; `at` in seconds since 1970, `offset` in minutes east of UTC. */
export interface Signature {
  readonly name: string;
  readonly email: string;
  readonly at: number;
  readonly offset: number;
}

/** A commit object, its text decoded by its own encoding. */
export interface ParsedCommit {
  readonly tree: Oid;
  readonly parents: readonly Oid[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
  /** The `change-id` header, by which jj and GitButler know a commit again after it was rewritten; null if it has none. */
  readonly changeId: string | null;
}

/** Marks the end of a message that was truncated. */
const TOO_LONG = "\n\n[Message truncated: it is too long to show.]\n";
/** No real name or address is longer. */
const NAME_LENGTH_MAX = 1000;

const NOBODY: Signature = { name: "", email: "", at: 0, offset: 0 };

/** Decodes text as git does. An unknown encoding is decoded as UTF-8, or as Latin-1 if it is not valid UTF-8. */
function decode(bytes: Uint8Array, encoding: string): string {
  if (/^(?:iso-?8859-1|latin-?1)$/iu.test(encoding)) return Buffer.from(bytes).toString("latin1");
  if (!/^utf-?8$/iu.test(encoding)) {
    try {
      return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      return displayLine(decodeBytes(bytes));
    }
  }
  return displayLine(decodeBytes(bytes));
}

/** The characters that git strips around a name; other whitespace is part of it. */
const AROUND = /^[ \t\r\n]+|[ \t\r\n]+$/gu;

/** Parses `Name <email> seconds +hhmm` as leniently as git: the time follows the last `>`, and is 0 if damaged. */
function parseSignature(line: string): Signature {
  const open = line.indexOf("<");
  const close = line.indexOf(">", open);
  if (open < 0 || close < 0) return NOBODY;
  const name = cutText(line.slice(0, open), NAME_LENGTH_MAX).replace(AROUND, "");
  const email = line.slice(open + 1, Math.min(close, open + NAME_LENGTH_MAX)).replace(AROUND, "");
  const [, seconds, sign, hours, minutes] =
    /^\s*(\d+)(?:\s+([+-])(\d+)(\d{2}))?/u.exec(line.slice(line.lastIndexOf(">") + 1)) ?? [];
  const at = Number(seconds ?? 0);
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return { name, email, at: Number.isSafeInteger(at) ? at : 0, offset: sign === "-" ? 0 - offset : offset };
}

/**
 * Parses a commit object. Fields that a damaged commit lacks are empty. Linear in its size. Keeps at most
 * COMMIT_MESSAGE_BYTES of the message.
 */
export function parseCommit(content: Buffer): ParsedCommit {
  const end = content.indexOf("\n\n");
  const head = content.subarray(0, end < 0 ? content.length : end);
  const body = end < 0 ? Buffer.alloc(0) : content.subarray(end + 2);
  const truncated = body.subarray(0, COMMIT_MESSAGE_BYTES);
  const plain = head.toString("latin1").split("\n");
  const encoding = plain.find((line) => line.startsWith("encoding "))?.slice("encoding ".length) ?? "UTF-8";
  const value = (key: string): string => {
    const line = plain.find((candidate) => candidate.startsWith(`${key} `)) ?? "";
    return decode(Buffer.from(line.slice(key.length + 1), "latin1"), encoding);
  };
  return {
    tree: value("tree"),
    parents: plain.filter((line) => line.startsWith("parent ")).map((line) => line.slice("parent ".length)),
    author: parseSignature(value("author")),
    committer: parseSignature(value("committer")),
    changeId: cutText(value("change-id"), NAME_LENGTH_MAX) || null,
    message: body.length <= COMMIT_MESSAGE_BYTES ? decode(body, encoding) : decode(truncated, encoding) + TOO_LONG,
  };
}

export interface NewCommit {
  readonly tree: Oid;
  readonly parents: readonly Oid[];
  /** The committer, and the author if no other is named. */
  readonly by: Signature;
  readonly author?: Signature | undefined;
  /** UTF-8. The object always ends with a newline, whether the message does or not. */
  readonly message: string;
}

/** The characters that end a name or an address, and DEL. Characters below the space are dropped as well. */
const ENDS: ReadonlySet<string> = new Set(["<", ">", "\u007F"]);

/** Removes characters that would end a name or an email address in a commit, as git does. */
function plain(text: string): string {
  const printable = [...text].filter((sign) => sign >= " " && !ENDS.has(sign));
  return printable.join("").trim();
}

/** Formats a signature as in a commit object: `Name <email> seconds +hhmm`. */
function signatureText({ name, email, at, offset }: Signature): string {
  const minutes = Math.abs(offset);
  const zone = String(Math.floor(minutes / 60) * 100 + (minutes % 60)).padStart(4, "0");
  return `${plain(name)} <${plain(email)}> ${Math.trunc(at)} ${offset < 0 ? "-" : "+"}${zone}`;
}

/** Encodes a commit object. Fails as BAD_INPUT if an id is invalid. */
export function commitBytes({ tree, parents, by, author = by, message }: NewCommit): Buffer {
  requireOids(tree, ...parents);
  const head = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${signatureText(author)}`,
    `committer ${signatureText(by)}`,
  ].join("\n");
  return Buffer.from(`${head}\n\n${message.replace(/\n*$/u, "\n")}`);
}

/** The signature of commits that Galley itself writes, such as snapshots of uncommitted work. */
export const galleySignature = { name: "Galley", email: "galley@localhost", offset: 0 } as const;

/** Headers that do not hold for another commit: its signature, and the tags that it merged. */
const OF_ONE_COMMIT = /^(?:gpgsig|gpgsig-sha256|mergetag) /u;

/**
 * Encodes a commit again with another tree, other parents and another committer, as a rebase does: its author, its
 * message and its encoding stay as they are, byte for byte. `content` is the commit object.
 */
export function rebasedCommit(content: Buffer, { tree, parents, by }: Omit<NewCommit, "message" | "author">): Buffer {
  requireOids(tree, ...parents);
  const end = content.indexOf("\n\n");
  const head = content.subarray(0, end < 0 ? content.length : end).toString("latin1");
  // A line that begins with a space continues the one before it.
  const others = head
    .split(/\n(?! )/u)
    .filter((line) => !/^(?:tree|parent|committer) /u.test(line) && !OF_ONE_COMMIT.test(line));
  const committer = Buffer.from(`committer ${signatureText(by)}`).toString("latin1");
  const [author = "", ...rest] = others;
  const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`), author, committer, ...rest];
  return Buffer.concat([
    Buffer.from(lines.join("\n"), "latin1"),
    end < 0 ? Buffer.from("\n\n") : content.subarray(end),
  ]);
}
