import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { cacheFailure } from "../disk/cacheFailure.ts";
import { removeOld } from "../disk/removeOld.ts";
import { keepInShadow } from "./keepInShadow.ts";
import { ObjectPack } from "./ObjectPack.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import type { StandInKind } from "./standInKind.ts";

const PREFIX = "stand-ins-";
const LEFT_BEHIND = new RegExp(`^${PREFIX}`, "u");
/** Later than all commits, so that a log has it right behind its last child: the year 2100. */
const MADE_AT = "Galley <> 4102444800 +0000";

/**
 * Runs git commands for which something stands in for objects that cannot be read: `act` gets the word for `standIns` of their
 * calls. A command says the objects' own ids and finds nothing in them. It all stands in our own git dir, and is gone afterwards.
 */
export async function withStandIns<Result>(
  repository: Repository,
  objects: ReadonlyMap<Oid, StandInKind>,
  options: ReadOptions,
  act: (standIns: string) => Promise<Result>,
): Promise<Result> {
  const pack = new ObjectPack(repository.objectFormat);
  const commit = `tree ${repository.emptyTree}\nauthor ${MADE_AT}\ncommitter ${MADE_AT}\n\n`;
  const standIns: Readonly<Record<StandInKind, Oid>> = {
    commit: pack.add("commit", Buffer.from(commit)),
    tree: pack.add("tree", Buffer.alloc(0)),
    blob: pack.add("blob", Buffer.alloc(0)),
  };
  await keepInShadow(repository, pack, options);
  const names = new Map(Array.from(objects, ([oid, kind]) => [oid, standIns[kind]]));
  const folder = await writeNames(repository.shadow, names);
  try {
    return await act(`refs/${basename(folder)}/`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Names the stand-in for each object in the way of git's replacement refs, in a folder that nobody else looks into. */
async function writeNames(shadow: string, names: ReadonlyMap<Oid, Oid>): Promise<string> {
  try {
    const refs = join(shadow, "refs");
    await mkdir(refs, { recursive: true });
    await removeOld(refs, LEFT_BEHIND);
    const folder = await mkdtemp(join(refs, PREFIX));
    await Promise.all(Array.from(names, ([oid, standIn]) => writeFile(join(folder, oid), `${standIn}\n`)));
    return folder;
  } catch (error) {
    throw cacheFailure(shadow, error);
  }
}
