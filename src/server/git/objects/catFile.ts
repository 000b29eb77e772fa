import { GalleyError } from "#contract/errors.ts";
import { GIT_OBJECT_BYTES } from "#contract/limits.ts";
import type { ObjectHeader } from "../processes/CatFileReader.ts";
import type { CatFileOptions, ObjectAnswer } from "../processes/CatFilePool.ts";
import { requireAllOids, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { repositoryState, requireRepository } from "../processes/readGit.ts";

export interface ObjectRecord extends ObjectHeader {
  readonly content: Buffer;
}

export interface ReadObjectsOptions extends ReadOptions {
  /** The largest object to read; GIT_OBJECT_BYTES if absent. */
  readonly maxBytes?: number | undefined;
  /** True to read only the first `maxBytes` of a larger object instead of failing. */
  readonly isTruncated?: boolean | undefined;
}

/**
 * Reads objects or their headers, in the order of the ids; null where one is missing or damaged. Contents that exceed
 * `maxBytes` are null.
 */
export async function queryObjects(
  repository: Repository,
  oids: readonly Oid[],
  options: CatFileOptions,
): Promise<readonly (ObjectAnswer | null)[]> {
  await requireRepository(repository);
  const answers = await repositoryState(repository).objects.query(oids, options);
  if (answers.includes(null)) await requireRepository(repository); // the objects of a repository that has just disappeared look missing
  return answers;
}

/**
 * Reads whole objects, in the order of the ids; null where one is missing or damaged. Fails as TOO_LARGE if one exceeds
 * `maxBytes` or all together exceed GIT_OUTPUT_BYTES. Linear in the bytes read; starts no process.
 */
export async function readObjects(
  repository: Repository,
  oids: readonly Oid[],
  options: ReadObjectsOptions = {},
): Promise<readonly (ObjectRecord | null)[]> {
  requireAllOids(oids);
  const { maxBytes = GIT_OBJECT_BYTES, isTruncated, signal } = options;
  const answers = await queryObjects(repository, oids, { kind: "contents", maxBytes, isTruncated, signal });
  return answers.map((answer) => {
    if (answer === null) return null;
    const { header, contents } = answer;
    if (contents === null) {
      const sizes = `${header.size} bytes, more than the limit of ${maxBytes} bytes`;
      throw new GalleyError("TOO_LARGE", `Object ${header.oid} has ${sizes}.`);
    }
    return { ...header, content: contents };
  });
}

/** Returns the type and size of objects without reading them, in the order of the ids; null where one is missing. */
export async function statObjects(
  repository: Repository,
  oids: readonly Oid[],
  options: ReadOptions = {},
): Promise<readonly (ObjectHeader | null)[]> {
  requireAllOids(oids);
  const answers = await queryObjects(repository, oids, { kind: "info", maxBytes: Infinity, signal: options.signal });
  return answers.map((answer) => answer && answer.header);
}

/**
 * Reads those of some objects that are not too large, in the given order as long as they fit, by id. Linear in the bytes
 * read; starts no process.
 */
export async function readSmallObjects(
  repository: Repository,
  oids: readonly Oid[],
  { maxBytes, maxAllBytes, ...options }: ReadOptions & { readonly maxBytes: number; readonly maxAllBytes: number },
): Promise<ReadonlyMap<Oid, ObjectRecord>> {
  if (oids.length === 0) return new Map();
  const requested = [...new Set(oids)];
  const stats = await statObjects(repository, requested, options);
  let left = maxAllBytes;
  const small = requested.filter((_, index) => {
    const size = stats[index]?.size ?? Infinity;
    if (size > Math.min(maxBytes, left)) return false;
    left -= size;
    return true;
  });
  const objects = await readObjects(repository, small, { ...options, maxBytes });
  return new Map(objects.flatMap((object) => (object === null ? [] : [[object.oid, object] as const])));
}
