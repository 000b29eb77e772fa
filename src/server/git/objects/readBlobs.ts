import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { LINK_TARGET_BYTES } from "#contract/limits.ts";
import { type Oid, requireAllOids, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import type { Sink } from "../processes/run.ts";
import { requireRepository, streamGit } from "../processes/readGit.ts";
import { queryObjects, statObjects } from "./catFile.ts";

/** The contents of a file; "missing" if it is missing, damaged or not a file, and "large" if it exceeds the limit. */
export type BlobAnswer = Buffer | "missing" | "large";

/** The number of blobs per query. Batches keep the total size of many small files unlimited. */
const BATCH = 256;

/**
 * Reads files by id, in the order of the ids. A missing or too large file does not affect the others. Linear in the
 * bytes read; starts no process.
 */
export async function readBlobs(
  repository: Repository,
  oids: readonly Oid[],
  options: ReadOptions & { readonly maxBytes: number },
): Promise<readonly BlobAnswer[]> {
  requireAllOids(oids);
  const { maxBytes, signal } = options;
  await requireRepository(repository);
  const blobs: BlobAnswer[] = [];
  for (let at = 0; at < oids.length; at += BATCH) {
    const answers = await queryObjects(repository, oids.slice(at, at + BATCH), { kind: "contents", maxBytes, signal });
    for (const answer of answers) blobs.push(answer?.header.type === "blob" ? (answer.contents ?? "large") : "missing");
  }
  return blobs;
}

const FATAL = 128;

/** Below this size git loads an object into memory; larger ones it decompresses while they are read. */
const WHOLE_BELOW = "core.bigFileThreshold=1m";

export interface StreamOptions extends ReadOptions {
  /** GIT_READ_MS if absent. */
  readonly timeoutMs?: number | undefined;
  /** True if the read may take long, so that it counts as a heavy process. */
  readonly heavy?: boolean | undefined;
}

/**
 * Passes a blob to `sink` in chunks from its start. Uses a process of its own, which ends when the sink wants no more.
 * Never holds more than a few megabytes in memory, however large the blob is. Fails as OBJECT_MISSING if it does not
 * exist, and as TIMEOUT after `timeoutMs`.
 */
export async function streamBlob(
  repository: Repository,
  oid: Oid,
  sink: Sink,
  options: StreamOptions = {},
): Promise<void> {
  requireOids(oid);
  const args = ["-c", WHOLE_BELOW, "cat-file", "blob", oid];
  const read = { ...options, maxBytes: Infinity, answers: [0, FATAL] };
  const { code, stderr } = await streamGit(repository, { ...read, args }, sink);
  if (code !== FATAL) return;
  await requireRepository(repository);
  const [stat] = await statObjects(repository, [oid], options);
  if (stat != null) throw gitFailure(args, code, stderr);
  throw new GalleyError("OBJECT_MISSING", "The file's content is not in this repository's object store.");
}

/** Git takes a content for text if it has no NUL in this many bytes (FIRST_FEW_BYTES in its xdiff-interface.c). */
export const BINARY_SNIFF_BYTES = 8000;

/**
 * Reads a range of bytes of a blob, shorter if the blob ends, and as `head` its first bytes, by which git detects binary
 * files. The bytes before the range are decompressed and dropped, which takes about a second per 300 MB but no memory.
 */
export async function blobPiece(
  repository: Repository,
  oid: Oid,
  { offset, length }: { readonly offset: number; readonly length: number },
  options: ReadOptions = {},
): Promise<{ readonly head: Buffer; readonly bytes: Buffer }> {
  const head: Buffer[] = [];
  const bytes: Buffer[] = [];
  let at = 0;
  await streamBlob(
    repository,
    oid,
    (chunk) => {
      const end = at + chunk.length;
      if (at < BINARY_SNIFF_BYTES) head.push(chunk.subarray(0, BINARY_SNIFF_BYTES - at));
      if (end > offset && at < offset + length)
        bytes.push(Buffer.from(chunk.subarray(Math.max(0, offset - at), offset + length - at)));
      at = end;
      return at < Math.max(BINARY_SNIFF_BYTES, offset + length);
    },
    options,
  );
  return { head: Buffer.concat(head), bytes: Buffer.concat(bytes) };
}

/**
 * Reads the target of a symbolic link, encoded by `byteText`. The target is untrusted and can be any bytes. Fails as
 * TOO_LARGE beyond LINK_TARGET_BYTES, and as OBJECT_MISSING if the link's blob does not exist.
 */
export async function linkTarget(repository: Repository, oid: Oid, options: ReadOptions = {}): Promise<string> {
  const [target] = await readBlobs(repository, [oid], { ...options, maxBytes: LINK_TARGET_BYTES });
  if (target === "large") {
    throw new GalleyError("TOO_LARGE", `The target of the symbolic link is longer than ${LINK_TARGET_BYTES} bytes.`);
  }
  if (target === undefined || target === "missing") {
    throw new GalleyError("OBJECT_MISSING", "The symbolic link is not in this repository's object store.");
  }
  return decodeBytes(target);
}
