import { blame, type BlameOptions, type BlameOrigin as GitBlameOrigin } from "#server/git/blame/blame.ts";
import type { IgnoreRevs } from "#server/git/blame/ignoreRevs.ts";
import { BlameOrigin } from "./BlameOrigin.ts";
import { BlameRanges } from "./BlameRanges.ts";
import type { Context } from "../request/Context.ts";
import type { FileAtRevision } from "../files/FileAtRevision.ts";
import type { IgnoredRevisions } from "./IgnoredRevisions.ts";
import { streamFailure } from "../streamFailure.ts";

const NONE: IgnoreRevs = { oids: [], files: [], problems: [] };

/**
 * Where the lines of a file come from.
 * @gqlType
 */
export class Blame {
  readonly #file: FileAtRevision;
  readonly #ignored: IgnoreRevs;
  readonly #options: BlameOptions;

  /** `ignored` is null where no commit is to be passed over. */
  constructor(file: FileAtRevision, ignored: IgnoreRevs | null, options: BlameOptions) {
    this.#file = file;
    this.#ignored = ignored ?? NONE;
    this.#options = options;
  }

  /**
   * The commits that are passed over; none where that was not asked for.
   * @gqlField
   */
  ignoredRevisions(): IgnoredRevisions {
    const { oids, files, problems } = this.#ignored;
    return { count: oids.length, files, problems };
  }

  /**
   * The ranges of lines in batches, the first as soon as git has found them. What fails is told in the last of them.
   * @gqlField
   */
  async *ranges(context: Context): AsyncIterable<BlameRanges> {
    const { served, commitOid } = this.#file;
    const { signal } = context;
    const ignored = new Set(this.#ignored.oids);
    const places = new Map<GitBlameOrigin, number>();
    const options = { ...this.#options, ignored: this.#ignored.oids, signal };
    const known = (origin: GitBlameOrigin): BlameOrigin => new BlameOrigin(served, origin, ignored.has(origin.oid));
    try {
      for await (const entries of blame(served.git, commitOid, this.#file.path(), options)) {
        const news = new Set(entries.map(({ origin }) => origin).filter((origin) => !places.has(origin)));
        for (const origin of news) places.set(origin, places.size);
        const originPlaces = entries.map(({ origin }) => places.get(origin) ?? 0);
        yield new BlameRanges(entries, originPlaces, [...news].map(known));
      }
    } catch (error) {
      yield new BlameRanges([], [], [], streamFailure(error));
    }
  }
}
