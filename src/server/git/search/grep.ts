import { GalleyError } from "#contract/errors.ts";
import {
  GIT_SEARCH_MS,
  REVISION_BYTES_MAX,
  SEARCH_CONTEXT_MAX,
  SEARCH_FILE_LINES_MAX,
  SEARCH_LINES_MAX,
  SEARCH_PATHS_MAX,
} from "#contract/limits.ts";
import { pastDamage } from "../objects/damagedObjects.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import type { GitEnd } from "../processes/run.ts";
import { Gathered } from "../processes/streams.ts";
import { streamGit } from "../readGit.ts";
import { type GrepLine, grepMarks, grepParser } from "./grepParser.ts";
import { searchPattern } from "./searchPattern.ts";

export type { GrepLine };

export interface GrepOptions extends ReadOptions {
  /** What is searched for is a POSIX extended regular expression, not a text. */
  readonly isRegex?: boolean | undefined;
  /** Whole words alone. */
  readonly word?: boolean | undefined;
  readonly ignoreCase?: boolean | undefined;
  /** Patterns of paths, as `pathGlobs` takes them; all files if absent. */
  readonly paths?: readonly string[] | undefined;
  /** Lines shown above and below; none if absent. */
  readonly contextLines?: number | undefined;
  /** Lines found after which the search ends; SEARCH_LINES_MAX if absent. */
  readonly maxLines?: number | undefined;
}

/** A file in which something was found. */
export interface GrepFile {
  /** As `byteText` carries it. */
  readonly path: string;
  /** Git takes it for binary: no line of it is shown. */
  readonly isBinary: boolean;
  readonly lines: readonly GrepLine[];
  /** More was found in it than SEARCH_FILE_LINES_MAX lines. */
  readonly isCut: boolean;
}

/** How a search ended: what kept it from going through, if anything, and whether some files could not be read. */
export interface GrepEnd {
  readonly cut: "LINES" | "TIME" | null;
  readonly isIncomplete: boolean;
}

/** A search that has begun. */
export interface GrepSearch {
  /** The files in git's order, by path, in batches as they are found; by one taker, who ends git by leaving. */
  readonly files: AsyncGenerator<readonly GrepFile[]>;
  /** How it ended, once `files` is through. */
  end(): GrepEnd;
}

/**
 * Searches the files of a commit (or a tree) for a text or an expression, as `git grep` does: no symbolic links, no submodules, no
 * attributes. Grows with the contents of all files that `paths` let in. Ends after SEARCH_LINES_MAX lines found and after
 * GIT_SEARCH_MS, and says so. Fails at once as BAD_INPUT for what cannot be searched for.
 */
export async function grep(
  repository: Repository,
  revision: Oid,
  pattern: string,
  options: GrepOptions = {},
): Promise<GrepSearch> {
  requireOids(revision);
  const { isRegex = false, word = false, ignoreCase = false, paths = [], contextLines = 0 } = options;
  const { maxLines = SEARCH_LINES_MAX, signal, priority } = options;
  if (!Number.isInteger(contextLines) || contextLines < 0 || contextLines > SEARCH_CONTEXT_MAX)
    throw new GalleyError("BAD_INPUT", `From 0 to ${SEARCH_CONTEXT_MAX} lines are shown around what was found.`);
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
    // With several threads and lines around, git 2.39 swallows the first line that it prints.
    ...(contextLines > 0 ? [`--context=${contextLines}`, "--threads=1"] : []),
    // One more than wanted tells whether there is more.
    `--max-count=${SEARCH_FILE_LINES_MAX + 1}`,
  ];
  // Ours are the only patterns that git reads as such.
  const globbed = globs.length === 0 ? [] : ["--no-literal-pathspecs"];
  const args = [...globbed, ...marks.settings, "grep", ...flags, "-f", "-", revision, "--", ...globs];
  let end: GrepEnd = { cut: null, isIncomplete: false };

  async function* files(): AsyncGenerator<readonly GrepFile[]> {
    const left = new AbortController();
    const gathered = new Gathered<GrepFile>();
    let given = 0;
    const call = {
      priority,
      signal: signal === undefined ? left.signal : AbortSignal.any([signal, left.signal]),
      where: "shadow",
      args,
      input,
      answers: [0, 1],
      heavy: true,
      timeoutMs: GIT_SEARCH_MS,
      maxBytes: Infinity,
    } as const;
    /** Begun anew, git finds the same files first: those that were given are not given again. */
    async function search(standIns: string | undefined): Promise<Omit<GrepEnd, "isIncomplete"> & GitEnd> {
      const finding = new Finding(maxLines);
      const parser = grepParser(marks, revision.length, finding);
      let passed = 0;
      const give = (found: readonly GrepFile[]): Promise<boolean> => {
        const known = Math.max(0, given - passed);
        passed += found.length;
        given = Math.max(given, passed);
        return gathered.add(found.slice(known));
      };
      const ended = await streamGit(repository, { ...call, standIns }, async (bytes) => {
        parser.push(bytes);
        return (await give(finding.take())) && !finding.isFull;
      }).catch((error: unknown) => {
        if (error instanceof GalleyError && error.code === "TIMEOUT") return { code: null, stderr: "" };
        throw error;
      });
      if (ended.code === null) parser.leave();
      else parser.end();
      await give(finding.rest());
      return { ...ended, cut: finding.isFull ? "LINES" : ended.code === null ? "TIME" : null };
    }
    const print = async (): Promise<void> => {
      const past = { signal: call.signal, priority, kind: "tree" } as const;
      const { result, unreadable } = await pastDamage(repository, past, search);
      if (unreadable.has(revision)) throw new GalleyError("OBJECT_MISSING");
      end = { cut: result.cut, isIncomplete: unreadable.size > 0 || /^error: .*unable to read/mu.test(result.stderr) };
    };
    try {
      gathered.endWith(print());
      yield* gathered.batches();
    } finally {
      left.abort();
    }
  }
  return { files: files(), end: () => end };
}

/** Puts the lines that git finds together to files. */
class Finding {
  readonly #maxLines: number;
  #count = 0;
  #files: GrepFile[] = [];
  #open: { readonly path: string; readonly lines: GrepLine[]; count: number; isCut: boolean } | null = null;

  constructor(maxLines: number) {
    this.#maxLines = maxLines;
  }

  get isFull(): boolean {
    return this.#count > this.#maxLines;
  }

  onLine = (path: string, line: GrepLine): void => {
    if (this.isFull) return;
    if (this.#open?.path !== path) {
      this.#close();
      this.#open = { path, lines: [], count: 0, isCut: false };
    }
    if (line.isMatch && this.#open.count === SEARCH_FILE_LINES_MAX) this.#open.isCut = true;
    if (this.#open.isCut) return;
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
    if (!this.isFull) this.#files.push({ path, isBinary: true, lines: [], isCut: false });
  };

  /** Gives the files that are whole. */
  take(): readonly GrepFile[] {
    const files = this.#files;
    this.#files = [];
    return files;
  }

  /** Gives what is left, the search being over. */
  rest(): readonly GrepFile[] {
    this.#close();
    return this.take();
  }

  #close(): void {
    if (this.#open !== null && this.#open.count > 0) {
      const { path, lines, isCut } = this.#open;
      this.#files.push({ path, lines, isCut, isBinary: false });
    }
    this.#open = null;
  }
}

/** Bytes that no command line carries; `?` stands for any one. */
const UNSPEAKABLE = /[\uDC80-\uDCFF]/gu;

/**
 * Gives git's words for patterns of paths as people write them: `*.ts` and `lib` are names in any folder, `src/*.ts` and `/lib`
 * paths from the root, a folder stands for all that is in it, and one that begins with `!` leaves out. What a pattern holds cannot
 * mean anything else to git: each stands behind words of ours. Fails as BAD_INPUT for what can be no path.
 */
function pathGlobs(patterns: readonly string[]): readonly string[] {
  const wanted = patterns.map((pattern) => pattern.trim()).filter((pattern) => pattern !== "");
  if (wanted.length > SEARCH_PATHS_MAX)
    throw new GalleyError("BAD_INPUT", `A search is kept to at most ${SEARCH_PATHS_MAX} patterns of paths.`);
  return wanted.flatMap((pattern) => {
    const isLeftOut = pattern.startsWith("!");
    const path = pattern.slice(isLeftOut ? 1 : 0).replaceAll(UNSPEAKABLE, "?");
    const isBad = path.length > REVISION_BYTES_MAX || /[\0\n]/u.test(path) || /(?:^|\/)\.\.?(?:\/|$)/u.test(path);
    const inner = path.replace(/^\/+/u, "").replace(/\/+$/u, "");
    if (isBad || inner === "") throw new GalleyError("BAD_INPUT", `“${pattern}” is no pattern of paths.`);
    const isAnywhere = !path.replace(/\/+$/u, "").includes("/");
    const magic = isLeftOut ? ":(top,glob,exclude)" : ":(top,glob)";
    const glob = `${magic}${isAnywhere ? "**/" : ""}${inner}`;
    return path.endsWith("/") ? [`${glob}/**`] : [glob, `${glob}/**`];
  });
}
