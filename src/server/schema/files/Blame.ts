import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import {
  blame,
  type BlameEntry,
  type BlameOptions,
  type BlameOrigin as GitBlameOrigin,
} from "#server/git/blame/blame.ts";
import { isCutOff } from "#server/git/blame/blameParser.ts";
import { type IgnoreRevs, ignoreRevs as readIgnoreRevs } from "#server/git/blame/ignoreRevs.ts";
import { Commit } from "../commits/Commit.ts";
import { streamFailure, type StreamFailure } from "../incrementalDelivery.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { GitObjectID } from "../scalars.ts";
import type { FileAtRevision } from "./FileAtRevision.ts";

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

/**
 * Where its lines come from, or those from `startLine` to `endLine`, both counted from 1. The commits that the tree lists to be
 * passed over are, unless `ignoreRevs` is false.
 * @gqlField blame
 */
export async function fileBlame(
  file: FileAtRevision,
  context: Context,
  startLine?: Int | null,
  endLine?: Int | null,
  ignoreRevs: boolean = true,
  follow: BlameFollow = "RENAMES",
  ignoreWhitespace: boolean = false,
): Promise<Blame> {
  const start = startLine ?? null;
  const end = endLine ?? null;
  if ((start === null) !== (end === null))
    throw new GalleyError("BAD_INPUT", "Of a range of lines both the first and the last are given.");
  const ranges = start === null || end === null ? [] : [{ start, end }];
  const { signal } = context;
  const ignored = ignoreRevs ? await readIgnoreRevs(file.served.git, file.commitOid, { signal }) : null;
  return new Blame(file, ignored, { ranges, follow, ignoreWhitespace });
}

/**
 * How far lines are followed: through renames of their file; also where they were moved within it; also from other files that
 * changed at the same time.
 * @gqlEnum
 */
export type BlameFollow = "RENAMES" | "MOVES" | "COPIES";

/**
 * Ranges of lines that come from one place each, as lists side by side, in the order in which git finds them.
 * @gqlType
 */
export class BlameRanges {
  readonly #entries: readonly BlameEntry[];
  readonly #originPlaces: readonly Int[];
  readonly #newOrigins: readonly BlameOrigin[];

  /**
   * What kept the other lines from being told; with the last batch alone, null where nothing did.
   * @gqlField
   */
  readonly failure: StreamFailure | null;

  constructor(
    entries: readonly BlameEntry[],
    originPlaces: readonly Int[],
    newOrigins: readonly BlameOrigin[],
    failure: StreamFailure | null = null,
  ) {
    this.#entries = entries;
    this.#originPlaces = originPlaces;
    this.#newOrigins = newOrigins;
    this.failure = failure;
  }

  /**
   * The first line of each, counted from 1.
   * @gqlField
   */
  startingLines(): readonly Int[] {
    return this.#entries.map(({ startingLine }) => startingLine);
  }

  /**
   * How many lines each has.
   * @gqlField
   */
  lineCounts(): readonly Int[] {
    return this.#entries.map(({ lineCount }) => lineCount);
  }

  /**
   * The number that the first line of each had in the commit it comes from.
   * @gqlField
   */
  originalLines(): readonly Int[] {
    return this.#entries.map(({ originalLine }) => originalLine);
  }

  /**
   * Where each comes from: a place in the list of all origins, which `newOrigins` of one batch after the other make up.
   * @gqlField
   */
  originPlaces(): readonly Int[] {
    return this.#originPlaces;
  }

  /**
   * The origins that were not in an earlier batch.
   * @gqlField
   */
  newOrigins(): readonly BlameOrigin[] {
    return this.#newOrigins;
  }
}

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

/**
 * What keeps a list of commits, or a line of it, from counting.
 * @gqlType
 */
interface IgnoreProblem {
  /**
   * Where the list is, or should be.
   * @gqlField
   */
  readonly path: string;
  /**
   * The line, counted from 1; null where it is the whole list.
   * @gqlField
   */
  readonly line: Int | null;
  /**
   * What is wrong with it.
   * @gqlField
   */
  readonly problem: IgnoreProblemKind;
}

/**
 * The commits that blame passes over, as the tree lists them in `.git-blame-ignore-revs` and in the file that the setting
 * `blame.ignoreRevsFile` names.
 * @gqlType
 */
export interface IgnoredRevisions {
  /**
   * How many commits are passed over.
   * @gqlField
   */
  readonly count: Int;
  /**
   * The lists that were read.
   * @gqlField
   */
  readonly files: readonly string[];
  /**
   * What in them does not count, or what list could not be read.
   * @gqlField
   */
  readonly problems: readonly IgnoreProblem[];
}

/**
 * What keeps a line of a list of commits from counting: it is no full id (`MALFORMED`), or the id of no commit that is here
 * (`UNKNOWN`), or one too many (`TOO_MANY`). Or the whole list: it is not at this revision (`ABSENT`), not in the repository
 * (`OUTSIDE`), or cannot be read (`UNREADABLE`).
 * @gqlEnum
 */
export type IgnoreProblemKind = "MALFORMED" | "UNKNOWN" | "TOO_MANY" | "ABSENT" | "OUTSIDE" | "UNREADABLE";
