import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import type { RefRecord } from "#server/git/refs/forEachRef.ts";
import { Commit } from "../commits/Commit.ts";
import type { Context } from "../request/Context.ts";
import { toGlobalId } from "../globalId.ts";
import type { Node } from "../Node.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";

const PREFIXES = ["refs/heads/", "refs/tags/", "refs/remotes/"] as const;

/**
 * A branch, tag or remote branch: a name that stands for a commit.
 * @gqlType
 */
export class Ref implements Node {
  readonly __typename = "Ref" as const;
  /** For its fields that stand in files of their own. */
  readonly served: ServedRepository;
  readonly record: RefRecord;

  constructor(served: ServedRepository, record: RefRecord) {
    this.served = served;
    this.record = record;
  }

  /** Finds a ref by the names inside its id; NOT_FOUND when it has gone. */
  static async byId(context: Context, [repositoryId = "", name = ""]: readonly string[]): Promise<Ref> {
    const served = context.repositories.byId(repositoryId);
    const ref = await Ref.find(context, served, name);
    if (!ref) throw new GalleyError("NOT_FOUND", "The ref has gone since this page was drawn.");
    return ref;
  }

  /** Finds a ref by its full name, or null. */
  static async find(context: Context, served: ServedRepository, name: string): Promise<Ref | null> {
    // A name that is not UTF-8 cannot be handed to git as a word: it is looked for among all.
    const asked = /[\uDC80-\uDCFF]/u.test(name) ? "refs/" : name;
    const refs = await context.loaders.of(served.git).refs(asked, "name");
    const record = refs.find((candidate) => candidate.name === name);
    return record ? new Ref(served, record) : null;
  }

  /**
   * Its identity, opaque.
   * @gqlField
   * @killsParentOnException
   */
  id(): ID {
    return toGlobalId("Ref", this.served.git.id, this.record.name);
  }

  /**
   * The name without its prefix: `main`, `v1.2`, `origin/main`.
   * @gqlField
   */
  name(): string {
    return this.record.name.slice(this.#prefix().length);
  }

  /**
   * What stands before the name: `refs/heads/`, `refs/tags/`, `refs/remotes/`.
   * @gqlField
   */
  prefix(): string {
    return this.#prefix();
  }

  /**
   * What stands for this ref and no other where a revision is written: its name, or the full one where git would take
   * the name for something else, as it takes a tag before a branch.
   * @gqlField
   */
  async revision(context: Context): Promise<string> {
    const name = this.name();
    const prefix = this.#prefix();
    const loaders = context.loaders.of(this.served.git);
    const before =
      prefix === "refs/tags/" ? [] : prefix === "refs/heads/" ? ["refs/tags/"] : ["refs/tags/", "refs/heads/"];
    const names = await Promise.all(before.map((other) => loaders.refNames(other)));
    const isTaken =
      /^(?:-.*|@|[A-Z_]*HEAD|refs\/.*|[0-9a-f]{40}|[0-9a-f]{64})$/.test(name) || names.some((taken) => taken.has(name));
    return isTaken ? this.record.name : name;
  }

  /**
   * The commit that the ref stands for, through annotated tags; null where it is a tag of something else.
   * @gqlField
   */
  async target(context: Context): Promise<Commit | null> {
    return this.record.commit === null ? null : Commit.load(context, this.served, this.record.commit);
  }

  /**
   * How many commits this ref has that the default branch has not.
   * @gqlField
   */
  async aheadBy(context: Context): Promise<Int> {
    return (await this.#distance(context)).ahead;
  }

  /**
   * How many commits the default branch has that this ref has not.
   * @gqlField
   */
  async behindBy(context: Context): Promise<Int> {
    return (await this.#distance(context)).behind;
  }

  async #distance(context: Context) {
    if (this.record.commit === null) return { ahead: 0, behind: 0 };
    return context.loaders.of(this.served.git).distance.load(this.record.commit);
  }

  #prefix(): string {
    return PREFIXES.find((prefix) => this.record.name.startsWith(prefix)) ?? "";
  }
}
