import type { Int } from "grats";
import { blame, type BlameEntry, type BlameOrigin as GitBlameOrigin } from "#server/git/blame/blame.ts";
import { isIncomplete } from "#server/git/blame/blameParser.ts";
import { type IgnoreRevs, ignoreRevs } from "#server/git/blame/ignoreRevs.ts";
import { Commit } from "../commits/Commit.ts";
import { streamFailure, type StreamFailure } from "../incrementalDelivery.ts";
import type { Context } from "../request/Context.ts";
import { MadeFrom, type ServedRepository } from "../request/ServedRepositories.ts";
import type { GitObjectID } from "../scalars.ts";
import type { FileAtRevision } from "./FileAtRevision.ts";

/** The blame of a file: the origin of its lines. @gqlType */
export class Blame extends MadeFrom<{ readonly file: FileAtRevision; readonly ignored: IgnoreRevs }> {
  /** The commits that are skipped. @gqlField */
  ignoredRevisions(): IgnoredRevisions {
    const { oids, files } = this.source.ignored;
    return { count: oids.length, files };
  }

  /**
   * The ranges of lines in batches, the first as soon as Git has found it. An error is reported in the last batch.
   * @gqlField
   */
  async *ranges(context: Context): AsyncIterable<BlameRanges> {
    const { served, commitOid } = this.source.file;
    const { signal } = context;
    const ignored = new Set(this.source.ignored.oids);
    const indexByOrigin = new Map<GitBlameOrigin, number>();
    const options = { ignored: this.source.ignored.oids, signal };
    const known = (origin: GitBlameOrigin): BlameOrigin => ({
      served,
      origin,
      path: origin.path,
      previousOid: origin.previous?.oid ?? null,
      previousPath: origin.previous?.path ?? null,
      isIgnored: ignored.has(origin.oid),
    });
    try {
      for await (const entries of blame(served.git, commitOid, this.source.file.path, options)) {
        const unplaced = new Set(entries.map(({ origin }) => origin).filter((origin) => !indexByOrigin.has(origin)));
        for (const origin of unplaced) indexByOrigin.set(origin, indexByOrigin.size);
        const originIndexes = entries.map(({ origin }) => indexByOrigin.get(origin) ?? 0);
        yield { entries, originIndexes, newOrigins: [...unplaced].map(known), failure: null };
      }
    } catch (error) {
      yield { entries: [], originIndexes: [], newOrigins: [], failure: streamFailure(error) };
    }
  }
}

/** The origin of the file's lines. Commits in the repository's ignore lists are skipped. @gqlField blame */
export async function fileBlame(file: FileAtRevision, context: Context): Promise<Blame> {
  return new Blame({ file, ignored: await ignoreRevs(file.served.git, file.commitOid, { signal: context.signal }) });
}

/** Ranges of lines with one origin each, in columns, in the order in which Git finds them. @gqlType */
export interface BlameRanges {
  readonly entries: readonly BlameEntry[];
  /**
   * The origin of each range, as an index in the list of all origins: the concatenation of `newOrigins` of all batches.
   * @gqlField
   */
  readonly originIndexes: readonly Int[];
  /** The origins that were not in an earlier batch. @gqlField */
  readonly newOrigins: readonly BlameOrigin[];
  /**
   * The error that kept the remaining lines from being found; only in the last batch, null if there was none.
   * @gqlField
   */
  readonly failure: StreamFailure | null;
}

/** The first line of each range, counted from 1. @gqlField */
export function startingLines({ entries }: BlameRanges): readonly Int[] {
  return entries.map(({ startingLine }) => startingLine);
}

/** The number of lines in each range. @gqlField lineCounts */
export function rangeLineCounts({ entries }: BlameRanges): readonly Int[] {
  return entries.map(({ lineCount }) => lineCount);
}

/** The number of the first line of each range in its origin. @gqlField */
export function originalLines({ entries }: BlameRanges): readonly Int[] {
  return entries.map(({ originalLine }) => originalLine);
}

/** The origin of lines: a file as a commit left it. @gqlType */
export interface BlameOrigin {
  readonly served: ServedRepository;
  readonly origin: GitBlameOrigin;
  /** The path of the file in that commit. @gqlField */
  readonly path: string;
  /** The Git object ID of the previous commit of the file; null if the commit added the file. @gqlField */
  readonly previousOid: GitObjectID | null;
  /** The path of the file in the previous commit; null if the commit added the file. @gqlField */
  readonly previousPath: string | null;
  /** Whether the commit was to be skipped, but the lines could not be followed past it. @gqlField */
  readonly isIgnored: boolean;
}

/** The commit that added the lines. @gqlField commit */
export async function originCommit({ served, origin }: BlameOrigin, context: Context): Promise<Commit> {
  return Commit.load(context, served, origin.oid);
}

/**
 * Whether the lines may be older: the repository is shallow here, or older objects are missing or damaged.
 * @gqlField
 */
export async function isShallow({ served, origin }: BlameOrigin, context: Context): Promise<boolean> {
  return isIncomplete(served.git, origin, { signal: context.signal });
}

/**
 * The commits that blame skips, as listed in `.git-blame-ignore-revs` and in the file named by the setting
 * `blame.ignoreRevsFile`.
 * @gqlType
 */
export interface IgnoredRevisions {
  /** The number of skipped commits. @gqlField */
  readonly count: Int;
  /** The paths of the lists that were read. @gqlField */
  readonly files: readonly string[];
}
