import type { Signature } from "#server/git/readCommits.ts";
import type { GitTimestamp } from "./scalars.ts";

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
    return timestamp(this.#signature);
  }
}

const LAST_REPRESENTABLE = 253_402_300_799; // 9999-12-31T23:59:59Z

/** Writes a signature's moment as ISO 8601 with its offset; a moment outside the years 1970 to 9999 is held to them. */
function timestamp({ at, offset }: Pick<Signature, "at" | "offset">): GitTimestamp {
  const held = Math.min(Math.max(at + offset * 60, 0), LAST_REPRESENTABLE);
  const local = new Date(held * 1000).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${local}${offset < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
