import type { Ref } from "../repositories/Ref.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import { Commit } from "./Commit.ts";

/** The checked out commit, or null if there is none yet. @gqlField */
export async function headCommit(repository: Repository, context: Context): Promise<Commit | null> {
  const head = await repository.head(context);
  return head.kind === "unborn" ? null : Commit.load(context, repository.served, head.oid);
}

/** The commit of a revision in Git's syntax, such as a branch, a tag or `HEAD~2`. @gqlField */
export async function commit(repository: Repository, context: Context, revision: string): Promise<Commit> {
  return Commit.load(context, repository.served, await repository.resolve(context, revision));
}

/** The commit of the ref, through annotated tags. Null for a tag of another object. @gqlField */
export async function target(ref: Ref, context: Context): Promise<Commit | null> {
  return ref.record.commit === null ? null : Commit.load(context, ref.served, ref.record.commit);
}
