import { GalleyError } from "#contract/errors.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { findBranch, type Branch } from "./findBranch.ts";

/** Finds the branch that a change is to go to, or fails as BAD_INPUT. */
export async function requireTarget(repository: Repository, name: string): Promise<Branch> {
  const branch = await findBranch(repository, name);
  if (branch === null) {
    throw new GalleyError("BAD_INPUT", "A change goes to a branch that exists, and there is none of this name.");
  }
  return branch;
}
