import { isUtf8 } from "node:buffer";
import type { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES, ENCODINGS_CACHE_BYTES } from "#contract/limits.ts";
import { repositoryCache } from "../byteCache.ts";
import { detectEncoding, type TextEncoding } from "../contents/encoding.ts";
import type { ChangedFile } from "../diffs/diffTree.ts";
import { quotedName } from "../gitPaths.ts";
import { readSmallObjects } from "../objects/catFile.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";

/**
 * Completes patches of texts that are not UTF-8. The lines `---` and `+++` name the encoding of their side after a tab,
 * where other programs write a time; the bytes of the lines are left as they are. Costs nothing for other patches than a
 * check of their bytes.
 */
export async function withEncodings<Patch extends Buffer | GalleyError | null>(
  repository: Repository,
  patched: readonly { readonly file: ChangedFile; readonly patch: Patch }[],
  options: ReadOptions,
): Promise<readonly (Patch | Buffer)[]> {
  const isUnclear = (patch: Patch): boolean => patch instanceof Uint8Array && !isUtf8(patch);
  const unclear = patched.filter(({ patch }) => isUnclear(patch));
  if (unclear.length === 0) return patched.map(({ patch }) => patch);
  const oids = unclear.flatMap(({ file }) => [file.oldOid, file.newOid]).filter((oid) => oid !== null);
  const encodings = await blobEncodings(repository, oids, options);
  return patched.map(({ file, patch }) =>
    patch instanceof Uint8Array && isUnclear(patch) ? named(patch, file, encodings) : patch,
  );
}

type Encodings = ReadonlyMap<Oid, TextEncoding | null>;

const knownEncodings = repositoryCache<TextEncoding | null>(ENCODINGS_CACHE_BYTES);
const ENTRY_BYTES = 150;
/** Together; the encodings of further files stay unknown. */
const READ_BYTES_MAX = 16 * 1024 * 1024;

/** Detects the encodings of blobs that are not too large; null for binary ones. Cached. Linear in what is read. */
async function blobEncodings(repository: Repository, oids: readonly Oid[], options: ReadOptions): Promise<Encodings> {
  const cache = knownEncodings(repository);
  const found = new Map<Oid, TextEncoding | null>();
  const unknown = [...new Set(oids)].filter((oid) => {
    const known = cache.get(oid);
    if (known !== undefined) found.set(oid, known);
    return known === undefined;
  });
  const { signal, priority } = options;
  const limits = { maxBytes: BLOB_TEXT_BYTES, maxAllBytes: READ_BYTES_MAX };
  for (const [oid, { content }] of await readSmallObjects(repository, unknown, { signal, priority, ...limits })) {
    const encoding = detectEncoding(content);
    cache.set(oid, encoding, ENTRY_BYTES);
    found.set(oid, encoding);
  }
  return found;
}

/** Returns the lines `---` and `+++` as git writes them, with the encodings. */
function sideLines({ oldPath, newPath, oldOid, newOid }: ChangedFile, encodings: Encodings): Buffer {
  const side = (path: string | null, oid: Oid | null, prefix: string): string => {
    if (path === null) return "/dev/null";
    const name = quotedName(`${prefix}/${path}`);
    const encoding = encodings.get(oid ?? "") ?? "utf-8";
    return encoding === "utf-8" ? `${name}${path.includes(" ") ? "\t" : ""}` : `${name}\t${encoding}`;
  };
  return Buffer.from(`--- ${side(oldPath, oldOid, "a")}\n+++ ${side(newPath, newOid, "b")}\n`, "latin1");
}

const SIDES = /^--- [^\n]*\n\+\+\+ [^\n]*\n/mu;

/** Puts the encodings into a patch that has lines. */
function named(patch: Buffer, file: ChangedFile, encodings: Encodings): Buffer {
  const lines = patch.indexOf("\n@@ ") + 1;
  const head = patch.toString("latin1", 0, lines);
  const sides = SIDES.exec(head);
  if (file.status === "TYPE_CHANGED" || sides === null) return patch;
  return Buffer.concat([patch.subarray(0, sides.index), sideLines(file, encodings), patch.subarray(lines)]);
}
