import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { findTreeEntry } from "#server/git/trees/findTreeEntry.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";

/** Files of commits as text, each read once. */
export class FileTexts {
  readonly #repository: Repository;
  readonly #texts = new Map<string, Promise<string | null>>();

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  /** Gives a file as `byteText` carries it; null where there is none, where it is too large, and where it or its commit is missing. */
  async read(commit: Oid, path: string): Promise<string | null> {
    const key = `${commit}:${path}`;
    const known = this.#texts.get(key);
    const reading = known ?? this.#find(commit, path);
    this.#texts.set(key, reading);
    return reading;
  }

  async #find(commit: Oid, path: string): Promise<string | null> {
    const entry = await findTreeEntry(this.#repository, commit, path).catch(noneIfMissing);
    if (entry === null || !/^1[02]/u.test(entry.mode)) return null;
    const [blob] = await readBlobs(this.#repository, [entry.oid], { maxBytes: BLOB_TEXT_BYTES });
    return blob === undefined || typeof blob === "string" ? null : decodeBytes(blob);
  }
}

function noneIfMissing(error: unknown): null {
  if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return null;
  throw error;
}
