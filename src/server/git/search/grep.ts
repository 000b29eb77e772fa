import { fallback, GalleyError } from "#contract/errors.ts";
import {
  GIT_SEARCH_MS,
  REVISION_BYTES_MAX,
  SEARCH_CONTEXT_MAX,
  SEARCH_FILE_LINES_MAX,
  SEARCH_LINES_MAX,
  SEARCH_PATHS_MAX,
} from "#contract/limits.ts";
import { skipUnreadable } from "../objects/skipUnreadable.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import type { GitEnd } from "../processes/run.ts";
import { inBatches } from "../processes/streams.ts";
import { readGit, streamGit } from "../processes/readGit.ts";
import { type GrepLine, grepMarks, grepParser } from "./grepParser.ts";
import { searchPattern } from "./searchPattern.ts";

export type { GrepLine };

export interface GrepOptions extends ReadOptions {
  /** True if the pattern is a POSIX extended regular expression, not a text. */
  readonly isRegex?: boolean | undefined;
  /** True to match whole words only. */
  readonly word?: boolean | undefined;
  readonly ignoreCase?: boolean | undefined;
  /** Path patterns, as described at `pathGlobs`; all files if absent. */
  readonly paths?: readonly string[] | undefined;
  /** Context lines above and below; none if absent. */
  readonly contextLines?: number | undefined;
  /** The number of lines after which the search ends; SEARCH_LINES_MAX if absent. */
  readonly maxLines?: number | undefined;
  /** The number of matching lines of a file after which the others are left out; SEARCH_FILE_LINES_MAX if absent. */
  readonly maxFileLines?: number | undefined;
}

export interface GrepFile {
  /** The path in `byteText` encoding. */
  readonly path: string;
  /** True if git takes the file for binary; it has no lines then. */
  readonly isBinary: boolean;
  readonly lines: readonly GrepLine[];
  /** True if the file has more matching lines. */
  readonly isTruncated: boolean;
}

/** The end of a search: the limit that stopped it, if any, and whether some files could not be read. */
export interface GrepEnd {
  readonly truncatedBy: "LINES" | "TIME" | null;
  readonly isIncomplete: boolean;
}

export interface GrepSearch {
  /** The files in git's order, by path, in batches as found. Has a single consumer; git stops when it leaves. */
  readonly files: AsyncGenerator<readonly GrepFile[]>;
  /** Returns how it ended, once `files` is exhausted. */
  end(): GrepEnd;
}

/**
 * Searches the files of a commit (or a tree) for a text or an expression, as `git grep` does: no symbolic links, no
 * submodules, no attributes. Cost grows with the contents of all files that `paths` match. Ends after SEARCH_LINES_MAX
 * lines or GIT_SEARCH_MS, which `end` reports. Fails right away with BAD_INPUT for an invalid pattern.
 */
export async function grep(
  repository: Repository,
  revision: Oid,
  pattern: string,
  options: GrepOptions = {},
): Promise<GrepSearch> {
  requireOids(revision);
  const { isRegex = false, word = false, ignoreCase = false, paths = [], contextLines = 0 } = options;
  const { maxLines = SEARCH_LINES_MAX, maxFileLines = SEARCH_FILE_LINES_MAX, signal, priority } = options;
  if (!Number.isInteger(contextLines) || contextLines < 0 || contextLines > SEARCH_CONTEXT_MAX)
    throw new GalleyError("BAD_INPUT", `The number of context lines must be 0 to ${SEARCH_CONTEXT_MAX}.`);
  const globs = pathGlobs(paths);
  const input = await searchPattern(repository, pattern, { isRegex, signal, priority });
  const marks = grepMarks();
  const flags = [
    "--color=always",
    "--line-number",
    "-z",
    "--full-name",
    "--no-textconv",
    isRegex ? "--extended-regexp" : "--fixed-strings",
    ...(word ? ["--word-regexp"] : []),
    ...(ignoreCase ? ["--ignore-case"] : []),
    // With several threads and context lines, git 2.39 loses the first line of its output.
    ...(contextLines > 0 ? [`--context=${contextLines}`, "--threads=1"] : []),
    // One more than wanted shows whether there is more.
    `--max-count=${maxFileLines + 1}`,
  ];
  // Only our own patterns may be read as patterns.
  const globbed = globs.length === 0 ? [] : ["--no-literal-pathspecs"];
  // A damaged commit-graph, which a search does not need, would be reported like a file that cannot be read.
  const settings = ["-c", "core.commitGraph=false", ...marks.settings];
  const args = [...globbed, ...settings, "grep", ...flags, "-f", "-", revision, "--", ...globs];
  let end: GrepEnd = { truncatedBy: null, isIncomplete: false };

  const files = inBatches<GrepFile>(signal, async (onFound, ending) => {
    let sent = 0;
    const call = {
      priority,
      signal: ending,
      args,
      input,
      answers: [0, 1],
      heavy: true,
      timeoutMs: GIT_SEARCH_MS,
      maxBytes: Infinity,
    } as const;
    /** A restarted search finds the same files first; those already returned are skipped. */
    async function search(replaceRefBase: string | undefined): Promise<Omit<GrepEnd, "isIncomplete"> & GitEnd> {
      const finding = new Finding(maxLines, maxFileLines);
      const parser = grepParser(marks, revision.length, finding);
      let count = 0;
      const give = (found: readonly GrepFile[]): Promise<boolean> => {
        const known = Math.max(0, sent - count);
        count += found.length;
        sent = Math.max(sent, count);
        return onFound(found.slice(known));
      };
      const ended = await streamGit(repository, { ...call, replaceRefBase }, async (bytes) => {
        parser.push(bytes);
        return (await give(finding.take())) && !finding.isFull;
      }).catch(fallback({ code: null, stderr: "" }, "TIMEOUT"));
      if (ended.code === null) parser.leave();
      else parser.end();
      await give(finding.rest());
      return { ...ended, truncatedBy: finding.isFull ? "LINES" : ended.code === null ? "TIME" : null };
    }
    const past = { signal: ending, priority, kind: "tree" } as const;
    const { result, unreadable } = await skipUnreadable(repository, past, search);
    if (unreadable.has(revision)) throw new GalleyError("OBJECT_MISSING");
    // Git continues past a file that it cannot read and only prints something.
    const isLost = await printedMore(repository, result.stderr, revision, { signal: ending, priority });
    const isIncomplete = unreadable.size > 0 || isLost;
    end = { truncatedBy: result.truncatedBy, isIncomplete };
  });
  return { files, end: () => end };
}

/** Returns true if git printed more than it always does in this repository, such as that an alternate is gone. */
async function printedMore(repository: Repository, stderr: string, commit: Oid, read: ReadOptions): Promise<boolean> {
  if (stderr === "") return false;
  const found = await readGit(repository, { ...read, args: ["cat-file", "-e", commit], answers: [0, 1, 128] });
  const always = found.stderr.split("\n");
  return stderr.split("\n").some((line) => !always.includes(line));
}

/** Groups the lines that git finds by file. */
class Finding {
  readonly #maxLines: number;
  readonly #maxFileLines: number;
  #count = 0;
  #files: GrepFile[] = [];
  #open: { readonly path: string; readonly lines: GrepLine[]; count: number; isTruncated: boolean } | null = null;

  constructor(maxLines: number, maxFileLines: number) {
    this.#maxLines = maxLines;
    this.#maxFileLines = maxFileLines;
  }

  get isFull(): boolean {
    return this.#count > this.#maxLines;
  }

  onLine = (path: string, line: GrepLine): void => {
    if (this.isFull) return;
    if (this.#open?.path !== path) {
      this.#close();
      this.#open = { path, lines: [], count: 0, isTruncated: false };
    }
    if (line.isMatch && this.#open.count === this.#maxFileLines) this.#open.isTruncated = true;
    if (this.#open.isTruncated) return;
    if (line.isMatch) {
      this.#count += 1;
      if (this.isFull) return;
      this.#open.count += 1;
    }
    this.#open.lines.push(line);
  };

  onBinary = (path: string): void => {
    if (this.isFull) return;
    this.#close();
    this.#count += 1;
    if (!this.isFull) this.#files.push({ path, isBinary: true, lines: [], isTruncated: false });
  };

  /** Returns the files that are complete. */
  take(): readonly GrepFile[] {
    const files = this.#files;
    this.#files = [];
    return files;
  }

  /** Returns the remaining files at the end of the search. */
  rest(): readonly GrepFile[] {
    this.#close();
    return this.take();
  }

  #close(): void {
    if (this.#open !== null && this.#open.count > 0) {
      const { path, lines, isTruncated } = this.#open;
      this.#files.push({ path, lines, isTruncated, isBinary: false });
    }
    this.#open = null;
  }
}

/** Bytes that a command line cannot carry; `?` matches any of them. */
const UNSPEAKABLE = /[\uDC80-\uDCFF]/gu;

/**
 * Translates path patterns into pathspecs: `*.ts` and `lib` match names in any folder, `src/*.ts` and `/lib` match
 * paths from the root, a folder matches everything in it, and a leading `!` excludes. Each pattern comes after our own
 * magic prefix, so its content cannot have another meaning for git. Fails with BAD_INPUT for an invalid path.
 */
function pathGlobs(patterns: readonly string[]): readonly string[] {
  const wanted = patterns.map((pattern) => pattern.trim()).filter((pattern) => pattern !== "");
  if (wanted.length > SEARCH_PATHS_MAX)
    throw new GalleyError("BAD_INPUT", `A search can have at most ${SEARCH_PATHS_MAX} path patterns.`);
  return wanted.flatMap((pattern) => {
    const isLeftOut = pattern.startsWith("!");
    const path = pattern.slice(isLeftOut ? 1 : 0).replaceAll(UNSPEAKABLE, "?");
    const isBad = path.length > REVISION_BYTES_MAX || /[\0\n]/u.test(path) || /(?:^|\/)\.\.?(?:\/|$)/u.test(path);
    const inner = path.replace(/^\/+/u, "").replace(/\/+$/u, "");
    if (isBad || inner === "") throw new GalleyError("BAD_INPUT", `“${pattern}” is not a valid path pattern.`);
    const isAnywhere = !path.replace(/\/+$/u, "").includes("/");
    const magic = isLeftOut ? ":(top,glob,exclude)" : ":(top,glob)";
    const glob = `${magic}${isAnywhere ? "**/" : ""}${inner}`;
    return path.endsWith("/") ? [`${glob}/**`] : [glob, `${glob}/**`];
  });
}
