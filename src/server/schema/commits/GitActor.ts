import type { Signature } from "#server/git/objects/readCommits.ts";
import { gitTimestamp } from "../gitTimestamp.ts";
import type { GitTimestamp } from "../scalars.ts";

/**
 * Who wrote or committed something, as recorded in a commit. Anybody can write any name there.
 * @gqlType
 */
export class GitActor {
  readonly #signature: Signature;

  constructor(signature: Signature) {
    this.#signature = signature;
  }

  /**
   * The name, as written.
   * @gqlField
   */
  name(): string {
    return this.#signature.name;
  }

  /**
   * The e-mail address, as written.
   * @gqlField
   */
  email(): string {
    return this.#signature.email;
  }

  /**
   * When, with the writer's offset from UTC.
   * @gqlField
   */
  date(): GitTimestamp {
    return gitTimestamp(this.#signature.at, this.#signature.offset);
  }
}
