import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { fallback } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { contentText } from "#server/git/contents/encoding.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";

export class CommitFile {
  readonly #bytes: Buffer;
  #lines: readonly string[] | null = null;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get text(): string {
    return decodeBytes(this.#bytes);
  }

  /** All lines without their line ends, for people to read. */
  get lines(): readonly string[] {
    this.#lines ??= linesOf(contentText(this.#bytes)?.text ?? displayLine(this.text));
    return this.#lines;
  }
}

function linesOf(text: string): readonly string[] {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

/**
 * Reads files of commits in one batch, in their order; null for one that is missing, too large, or no file. Linear in
 * the bytes read.
 */
export async function readCommitFiles(
  repository: Repository,
  files: readonly { readonly commit: Oid; readonly path: string }[],
  options: ReadOptions = {},
): Promise<readonly (CommitFile | null)[]> {
  const blobs = await Promise.all(files.map(({ commit, path }) => blobAt(repository, commit, path, options)));
  const known = blobs.filter((blob) => blob !== null);
  const answers = (await readBlobs(repository, known, { ...options, maxBytes: BLOB_TEXT_BYTES })).values();
  return blobs.map((blob) => {
    const answer = blob === null ? undefined : answers.next().value;
    return answer === undefined || typeof answer === "string" ? null : new CommitFile(answer);
  });
}

/** Finds the blob of a file or a symbolic link; null if there is none. A comment may name any commit and any path. */
async function blobAt(repository: Repository, commit: Oid, path: string, options: ReadOptions): Promise<Oid | null> {
  const entry = await findTreeEntry(repository, commit, path, options).catch(nullIfUnreadable);
  return entry !== null && /^1[02]/u.test(entry.mode) ? entry.oid : null;
}

const nullIfUnreadable = fallback(null, "BAD_INPUT", "OBJECT_MISSING", "TOO_LARGE");
