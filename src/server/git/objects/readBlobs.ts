import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_READ_MS, LINK_TARGET_BYTES } from "#contract/limits.ts";
import { BINARY_LOOK_BYTES } from "../contents/text.ts";
import { type Oid, requireAllOids, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import type { Sink } from "../processes/run.ts";
import { streamGit } from "../readGit.ts";
import { repositoryState, requireRepository } from "../repositoryState.ts";

/** What became of a file's contents: there, not in the repository (or damaged, or no file), or more than was allowed. */
export type BlobAnswer = Buffer | "missing" | "large";

/** How many are asked for in one go, so that what many small files hold together has no bound of its own. */
const BATCH = 256;

/**
 * Reads files by id, in the order asked for. One that is missing or larger than `maxBytes` does not keep the others from
 * being read. Linear in what is read; no process is started.
 */
export async function readBlobs(
  repository: Repository,
  oids: readonly Oid[],
  options: ReadOptions & { readonly maxBytes: number },
): Promise<readonly BlobAnswer[]> {
  requireAllOids(oids);
  const { objects } = repositoryState(repository);
  const { maxBytes, signal } = options;
  await requireRepository(repository);
  const blobs: BlobAnswer[] = [];
  for (let at = 0; at < oids.length; at += BATCH) {
    const answers = await objects.ask(oids.slice(at, at + BATCH), { kind: "contents", maxBytes, signal });
    for (const answer of answers) {
      if (answer === null || answer.header.type !== "blob") blobs.push("missing");
      else blobs.push(answer.contents ?? "large");
    }
  }
  if (blobs.includes("missing")) await requireRepository(repository);
  return blobs;
}

const FATAL = 128;
const NOT_THERE = /bad file$/mu;

/** Below this git holds an object whole in its own memory; what is larger it unpacks as it is read. */
const WHOLE_BELOW = "core.bigFileThreshold=1m";

/** How a blob is read as a whole, besides what every reading takes. */
export interface StreamOptions extends ReadOptions {
  /** GIT_READ_MS if absent. */
  readonly timeoutMs?: number | undefined;
  /** Whether it may take long, so that others have their turn beside it. */
  readonly heavy?: boolean | undefined;
}

/**
 * Hands a blob to `sink` from its beginning, piece by piece, by a process of its own, which ends as soon as no more is wanted:
 * however large the blob is, no more of it than a few megabytes is in memory. Fails as OBJECT_MISSING where it is not there,
 * as TIMEOUT where reading takes longer than `timeoutMs`.
 */
export async function streamBlob(
  repository: Repository,
  oid: Oid,
  sink: Sink,
  options: StreamOptions = {},
): Promise<void> {
  requireOids(oid);
  const args = ["-c", WHOLE_BELOW, "cat-file", "blob", oid];
  const read = { timeoutMs: GIT_READ_MS, ...options, maxBytes: Infinity, answers: [0, FATAL] };
  const { code, stderr } = await streamGit(repository, { ...read, where: "shadow", args }, sink);
  if (code !== FATAL) return;
  await requireRepository(repository);
  if (!NOT_THERE.test(stderr)) throw gitFailure(args, code, stderr);
  throw new GalleyError("OBJECT_MISSING", "The file's content is not in this repository's object store.");
}

/** Some bytes of a blob, and its beginning, by which git tells what is binary. */
export interface BlobPieceBytes {
  readonly head: Buffer;
  readonly bytes: Buffer;
}

/**
 * Reads some bytes of a blob, fewer where it ends. What comes before them is unpacked and let go, so it costs time, some
 * second for each 300 MB, and no memory.
 */
export async function blobPiece(
  repository: Repository,
  oid: Oid,
  { offset, length }: { readonly offset: number; readonly length: number },
  options: ReadOptions = {},
): Promise<BlobPieceBytes> {
  const head: Buffer[] = [];
  const bytes: Buffer[] = [];
  let at = 0;
  await streamBlob(
    repository,
    oid,
    (chunk) => {
      const end = at + chunk.length;
      if (at < BINARY_LOOK_BYTES) head.push(chunk.subarray(0, BINARY_LOOK_BYTES - at));
      if (end > offset && at < offset + length)
        bytes.push(Buffer.from(chunk.subarray(Math.max(0, offset - at), offset + length - at)));
      at = end;
      return at < Math.max(BINARY_LOOK_BYTES, offset + length);
    },
    options,
  );
  return { head: Buffer.concat(head), bytes: Buffer.concat(bytes) };
}

/**
 * Reads where a symbolic link leads, as `byteText` carries it: any bytes, an address of nothing but what it says. Fails as
 * TOO_LARGE beyond LINK_TARGET_BYTES, as OBJECT_MISSING where the link's blob is not there.
 */
export async function linkTarget(repository: Repository, oid: Oid, options: ReadOptions = {}): Promise<string> {
  const [target] = await readBlobs(repository, [oid], { ...options, maxBytes: LINK_TARGET_BYTES });
  if (target === "large") {
    throw new GalleyError("TOO_LARGE", `The symbolic link has more than ${LINK_TARGET_BYTES} bytes.`);
  }
  if (target === undefined || target === "missing") {
    throw new GalleyError("OBJECT_MISSING", "The symbolic link is not in this repository's object store.");
  }
  return decodeBytes(target);
}
