import type { BlameOrigin as GitBlameOrigin } from "#server/git/blame/blame.ts";
import { isCutOff } from "#server/git/blame/isCutOff.ts";
import { Commit } from "../commits/Commit.ts";
import type { Context } from "../request/Context.ts";
import type { GitObjectID } from "../scalars.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";

/**
 * Where lines come from: a file as a commit left it.
 * @gqlType
 */
export class BlameOrigin {
  readonly #served: ServedRepository;
  readonly #origin: GitBlameOrigin;
  readonly #isIgnored: boolean;

  /** `isIgnored` says that its commit was to be passed over. */
  constructor(served: ServedRepository, origin: GitBlameOrigin, isIgnored: boolean) {
    this.#served = served;
    this.#origin = origin;
    this.#isIgnored = isIgnored;
  }

  /**
   * The commit that brought the lines.
   * @gqlField
   */
  async commit(context: Context): Promise<Commit> {
    return Commit.load(context, this.#served, this.#origin.oid);
  }

  /**
   * What the file was called then.
   * @gqlField
   */
  path(): string {
    return this.#origin.path;
  }

  /**
   * The commit before it in which the file is to be looked at for what the lines were; null where the file is new in it.
   * @gqlField
   */
  previousOid(): GitObjectID | null {
    return this.#origin.previous?.oid ?? null;
  }

  /**
   * What the file was called before it; null where it is new.
   * @gqlField
   */
  previousPath(): string | null {
    return this.#origin.previous?.path ?? null;
  }

  /**
   * Whether the commit was to be passed over, and the lines could not be followed past it.
   * @gqlField
   */
  isIgnored(): boolean {
    return this.#isIgnored;
  }

  /**
   * Whether the lines may be older: history is cut off there, or what was before is missing or damaged.
   * @gqlField
   */
  async isShallow(context: Context): Promise<boolean> {
    return isCutOff(this.#served.git, this.#origin, { signal: context.signal });
  }
}
