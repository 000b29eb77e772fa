import { GalleyError } from "#contract/errors.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import type { Ancestry } from "./Ancestry.ts";

/** Answers by asking git about each pair; where history between them is missing, that there is nothing in common. */
export function askedAncestry(repository: Repository, target: Oid | null, options: ReadOptions): Ancestry {
  async function common(one: Oid, other: Oid): Promise<Oid | null> {
    try {
      return await mergeBase(repository, one, other, options);
    } catch (error) {
      if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return null;
      throw error;
    }
  }
  return {
    isInTarget: async (oid) => target !== null && (await common(target, oid)) === oid,
    leadsTo: async (from, to) => (await common(from, to)) === to,
    mergeBase: async (oid) => (target === null ? null : common(target, oid)),
  };
}
