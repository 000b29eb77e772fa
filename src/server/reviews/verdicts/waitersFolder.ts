import { join } from "node:path";
import type { Repository } from "#server/git/openRepository.ts";

/** Gives the folder beside a repository in which those who wait say so. */
export function waitersFolder({ shadow }: Pick<Repository, "shadow">): string {
  return join(shadow, "waiting");
}
