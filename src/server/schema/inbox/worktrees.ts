import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ID } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { readWorktrees } from "#server/git/inbox/worktreeFacts.ts";
import { attempt, type Problem } from "../mutations/runMutation.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import { fromGlobalId } from "../request/globalId.ts";
import { type KnownWorktree, toKnownWorktree } from "./Inbox.ts";
import { knownOf } from "./knownRepositories.ts";

/**
 * The work trees of the repository, the main one first; none if it has no linked ones, which takes no process.
 * @gqlField
 */
export async function worktrees(repository: Repository, context: Context): Promise<readonly KnownWorktree[]> {
  const { git } = repository.served;
  if (!existsSync(join(git.commonDir, "worktrees"))) return [];
  const { id } = knownOf(git, null);
  const facts = await readWorktrees(git, { signal: context.signal, priority: "prefetch" });
  return facts.map((one) => toKnownWorktree(context, id, one));
}

/** The payload of `openKnownRepository`. @gqlType */
interface OpenKnownRepositoryPayload {
  /** The slug in URLs under which it is served from now on, or null if the mutation failed. @gqlField */
  readonly slug: string | null;
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/** The input of `openKnownRepository`. @gqlInput */
interface OpenKnownRepositoryInput {
  /** The ID of a known repository or of a work tree of one. */
  readonly id: ID;
}

/** The number of names in the ids that can be opened. */
const NAMES: ReadonlyMap<string, number> = new Map([
  ["KnownRepository", 1],
  ["KnownWorktree", 2],
]);
const NO_SERVER = "Only a running Galley server can serve another repository.";

/**
 * Serves a known repository, or a work tree of one, while this server runs: nothing that is not known can be opened. It is
 * closed again when nobody uses it and many others were opened. Returns NOT_FOUND if it is gone.
 * @gqlMutationField
 */
export async function openKnownRepository(
  context: Context,
  input: OpenKnownRepositoryInput,
): Promise<OpenKnownRepositoryPayload> {
  const { done, problem } = await attempt(async () => {
    const { type, names } = fromGlobalId(input.id);
    const [known = "", worktree = null] = names;
    if (names.length !== NAMES.get(type))
      throw new GalleyError("BAD_INPUT", "The id belongs to another type of object.");
    const { open } = context.repositories;
    if (open === undefined) throw new GalleyError("CONFLICT", NO_SERVER, { next: "Run `galley` and try again there." });
    return open(known, worktree);
  });
  return problem ? { slug: null, problem } : { slug: done.slug, problem: null };
}
