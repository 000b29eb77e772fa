import { isUtf8 } from "node:buffer";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES, ENCODINGS_CACHE_BYTES, GIT_DIFF_MS, GIT_PATCH_BYTES } from "#contract/limits.ts";
import { repositoryCache } from "../byteCache.ts";
import { detectEncoding, lineBytes, type TextEncoding } from "../contents/encoding.ts";
import { type ChangedFile, diffFlags, type DiffOptions } from "../diffs/diffTree.ts";
import { quotedName } from "../gitPaths.ts";
import { readSmallObjects } from "../objects/catFile.ts";
import { ObjectPack, writeToMirror } from "../objects/ObjectPack.ts";
import { readBlobs } from "../objects/readBlobs.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { streamGit } from "../processes/readGit.ts";
import { treeBytes } from "../trees/treeObject.ts";
import { patchSplitter } from "./patchSplitter.ts";

/** A file of a diff and its patch; null and errors are passed through. */
interface Patched<Patch> {
  readonly file: ChangedFile;
  readonly patch: Patch;
}

interface EncodingOptions extends ReadOptions, DiffOptions {
  readonly maxBytes?: number | undefined;
}

/**
 * Completes patches of texts that are not UTF-8. The lines `---` and `+++` name the encoding of their side after a tab,
 * where other programs write a time; the bytes of the lines are left as they are. Texts in UTF-16, which git takes for
 * binary, are compared as UTF-8. Costs nothing for other patches than a check of their bytes.
 */
export async function withEncodings<Patch extends Buffer | GalleyError | null>(
  repository: Repository,
  patched: readonly Patched<Patch>[],
  options: EncodingOptions,
): Promise<readonly (Patch | Buffer | GalleyError)[]> {
  const unclear = patched.filter(({ file, patch }) => {
    if (!(patch instanceof Uint8Array)) return false;
    return isBinaryPatch(patch) ? mayBeText(file) : !isUtf8(patch);
  });
  if (unclear.length === 0) return patched.map(({ patch }) => patch);
  const oids = unclear.flatMap(({ file }) => [file.oldOid, file.newOid]).filter((oid) => oid !== null);
  const encodings = await blobEncodings(repository, oids, options);
  const binary = unclear.flatMap(({ file, patch }) =>
    patch instanceof Uint8Array && isBinaryPatch(patch) ? [file] : [],
  );
  const bodies = await textDiffs(repository, binary, encodings, options);
  const wanted = new Set(unclear);
  const maxBytes = options.maxBytes ?? GIT_PATCH_BYTES;
  return patched.map((one) => {
    const { file, patch } = one;
    if (!wanted.has(one) || !(patch instanceof Uint8Array)) return patch;
    const body = bodies.get(file);
    if (body === undefined) return isBinaryPatch(patch) ? patch : named(patch, file, encodings);
    const whole = Buffer.concat([headOf(patch), sideLines(file, encodings), body]);
    return whole.length <= maxBytes
      ? whole
      : new GalleyError("TOO_LARGE", `The patch of this file exceeds ${maxBytes} bytes.`);
  });
}

/**
 * Compares the files among some binary ones that are texts in UTF-16; returns their patches without heads, by file.
 * Leaves out all others.
 */
export async function utf16Diffs(
  repository: Repository,
  files: readonly ChangedFile[],
  options: EncodingOptions,
): Promise<ReadonlyMap<ChangedFile, Buffer>> {
  const candidates = files.filter(mayBeText);
  const oids = candidates.flatMap(({ oldOid, newOid }) => [oldOid, newOid]).filter((oid) => oid !== null);
  const encodings = await blobEncodings(repository, oids, options);
  return textDiffs(repository, candidates, encodings, options);
}

const BINARY_LINE = Buffer.from("\nBinary files ");
const BINARY_END = Buffer.from(" differ\n");
const REGULAR_FILE = /^100/u;
/** Formats whose contents are never text; their files would be read in vain. */
const NO_TEXT =
  /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|tiff?|psd|pdf|zip|gz|tgz|bz2|xz|zst|7z|jar|war|class|pyc|o|a|so|dll|exe|dylib|wasm|woff2?|ttf|otf|eot|mp[34]|m4a|mov|webm|ogg|wav|flac|docx|xlsx|pptx|sqlite|db|bin|pack)$/iu;

function isBinaryPatch(patch: Uint8Array): boolean {
  const bytes = Buffer.from(patch.buffer, patch.byteOffset, patch.length);
  return bytes.subarray(-BINARY_END.length).equals(BINARY_END) && bytes.includes(BINARY_LINE);
}

function mayBeText({ oldPath, newPath, oldMode, newMode }: ChangedFile): boolean {
  if (NO_TEXT.test(newPath ?? oldPath ?? "")) return false;
  return [oldMode, newMode].every((mode) => mode === null || REGULAR_FILE.test(mode));
}

type Encodings = ReadonlyMap<Oid, TextEncoding | null>;

function isText({ oldOid, newOid }: ChangedFile, encodings: Encodings): boolean {
  return [oldOid, newOid].every((oid) => oid === null || encodings.get(oid) != null);
}

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

/** Returns a patch's head, up to the line that says that the contents are binary. */
function headOf(patch: Buffer): Buffer {
  return patch.subarray(0, patch.indexOf(BINARY_LINE) + 1);
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

const FILE_MODE = "100644";
const TITLE = /^diff --git a\/(\d+) /u;

/**
 * Compares those of some files that are texts as UTF-8, with one diff of two folders in our mirror that have a file for
 * each of them. Returns the hunks of each; empty if no line differs. Starts two processes.
 */
async function textDiffs(
  repository: Repository,
  candidates: readonly ChangedFile[],
  encodings: Encodings,
  { whitespace, contextLines, signal, priority, maxBytes = GIT_PATCH_BYTES }: EncodingOptions,
): Promise<ReadonlyMap<ChangedFile, Buffer>> {
  const files = candidates.filter((file) => isText(file, encodings));
  const hunks = new Map(files.map((file): [ChangedFile, Buffer] => [file, Buffer.alloc(0)]));
  if (files.length === 0) return hunks;
  const pack = new ObjectPack(repository.objectFormat);
  const folderOf = async (oids: readonly (Oid | null)[]): Promise<Oid> => {
    const known = oids.filter((oid) => oid !== null);
    const blobs = (await readBlobs(repository, known, { signal, priority, maxBytes: BLOB_TEXT_BYTES })).values();
    const entries = oids.flatMap((oid, index) => {
      const blob = oid === null ? undefined : blobs.next().value;
      if (blob === undefined || typeof blob === "string") return [];
      return [{ mode: FILE_MODE, name: Buffer.from(String(index)), oid: pack.add("blob", lineBytes(blob)) }];
    });
    return pack.add("tree", treeBytes(entries));
  };
  const before = await folderOf(files.map(({ oldOid }) => oldOid));
  const now = await folderOf(files.map(({ newOid }) => newOid));
  await writeToMirror(repository, pack, { signal, priority });
  const splitter = patchSplitter(maxBytes + 1, ({ bytes }) => {
    const [, index = ""] = TITLE.exec(bytes.toString("latin1", 0, 64)) ?? [];
    const file = files[Number(index)];
    const lines = bytes.indexOf("\n@@ ") + 1;
    if (lines > 0 && file !== undefined) hunks.set(file, bytes.subarray(lines));
  });
  const flags = ["-p", "--no-renames", "--no-color", "--no-ext-diff", "--no-textconv"];
  const args = ["diff-tree", ...flags, ...diffFlags({ whitespace, contextLines }), before, now];
  await streamGit(repository, { signal, priority, args, timeoutMs: GIT_DIFF_MS, maxBytes: Infinity }, (bytes) => {
    splitter.push(bytes);
    return true;
  });
  splitter.end();
  return hunks;
}
