import { GalleyError } from "#contract/errors.ts";
import { GIT_OBJECT_BYTES } from "#contract/limits.ts";
import type { ObjectType } from "./catFileReader.ts";
import type { AskOptions, ObjectAnswer } from "./catFilePool.ts";
import { requireAllOids, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { repositoryState, requireRepository } from "../repositoryState.ts";

/** What is known of an object without reading it; `size` in bytes. */
export interface ObjectStat {
  readonly oid: Oid;
  readonly type: ObjectType;
  readonly size: number;
}

export interface ObjectRecord extends ObjectStat {
  readonly content: Buffer;
}

export interface ReadObjectsOptions extends ReadOptions {
  /** The largest object to read; GIT_OBJECT_BYTES if absent. */
  readonly maxBytes?: number | undefined;
  /** Of a larger one reads the beginning, of so many bytes, instead of failing. */
  readonly isCut?: boolean | undefined;
}

async function ask(
  repository: Repository,
  oids: readonly Oid[],
  options: AskOptions,
): Promise<readonly (ObjectAnswer | null)[]> {
  await requireRepository(repository);
  const answers = await repositoryState(repository).objects.ask(oids, options);
  if (answers.includes(null)) await requireRepository(repository); // objects of a repository that has just gone look missing
  return answers;
}

/**
 * Reads objects whole, in the order asked for; null where one is missing or damaged. Fails as TOO_LARGE if one exceeds
 * `maxBytes` or all together exceed GIT_OUTPUT_BYTES. Linear in what is read; no process is started.
 */
export async function readObjects(
  repository: Repository,
  oids: readonly Oid[],
  options: ReadObjectsOptions = {},
): Promise<readonly (ObjectRecord | null)[]> {
  requireAllOids(oids);
  const { maxBytes = GIT_OBJECT_BYTES, isCut, signal } = options;
  const answers = await ask(repository, oids, { kind: "contents", maxBytes, isCut, signal });
  return answers.map((answer) => {
    if (answer === null) return null;
    const { header, contents } = answer;
    if (contents === null) {
      const sizes = `${header.size} bytes, more than the ${maxBytes} that are read at once`;
      throw new GalleyError("TOO_LARGE", `Object ${header.oid} has ${sizes}.`);
    }
    return { ...header, content: contents };
  });
}

/** Gives type and size of objects without reading them, in the order asked for; null where one is missing. */
export async function statObjects(
  repository: Repository,
  oids: readonly Oid[],
  options: ReadOptions = {},
): Promise<readonly (ObjectStat | null)[]> {
  requireAllOids(oids);
  const answers = await ask(repository, oids, { kind: "info", maxBytes: Infinity, signal: options.signal });
  return answers.map((answer) => answer && answer.header);
}
