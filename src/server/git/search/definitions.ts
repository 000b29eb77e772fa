import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { cutText } from "#contract/untrustedText.ts";
import { fallback, GalleyError } from "#contract/errors.ts";
import { DEFINITION_FILES_MAX, DEFINITIONS_MAX, GIT_SEARCH_MS, SYMBOLS_FILE_BYTES } from "#contract/limits.ts";
import { readBlobs } from "../objects/readBlobs.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { countByte } from "../processes/streams.ts";
import { streamGit } from "../processes/readGit.ts";
import { findTreeEntry } from "../trees/readTree.ts";
import { type CodeSymbol, codeSymbols } from "./codeSymbols.ts";

export interface FoundDefinition extends CodeSymbol {
  readonly path: string;
  /** The line, at most 400 characters of it. */
  readonly text: string;
}

export interface FoundDefinitions {
  /** Those in the given file first, then those of its language. */
  readonly definitions: readonly FoundDefinition[];
  /** True if not all files that contain the name were searched, or there are more than DEFINITIONS_MAX. */
  readonly isTruncated: boolean;
}

const NAME_LENGTH_MAX = 200;
/** Whitespace and characters that separate names in every language. */
const NO_NAME = /[\s\p{C}()[\]{}<>"'`,;]/u;
const TEXT_MAX = 400;
const FILE = /^100/u;
const KEYWORDS =
  "class|interface|trait|struct|enum|union|module|namespace|protocol|object|record|type|typealias|extension|actor|mixin|contract|package|function|defp?|defmacro|func?|fun|sub|proc|procedure|const|let|var|val|static|define|defun|defn|defvar|table|view|macro_rules!";

/**
 * Finds where a name is defined in a commit. `git grep` finds the files that contain it as a word; `codeSymbols` lists
 * what each of them defines. If more than DEFINITION_FILES_MAX
 * files contain it, those with a line that looks like its definition go first. Cost grows with the contents of all
 * files, as for a search. Fails with BAD_INPUT for an invalid name.
 */
export async function definitions(
  repository: Repository,
  commit: Oid,
  name: string,
  { from = null, ...options }: ReadOptions & { /** The file of the request. */ readonly from?: string | null } = {},
): Promise<FoundDefinitions> {
  if (name === "" || name.length > NAME_LENGTH_MAX || NO_NAME.test(name))
    throw new GalleyError(
      "BAD_INPUT",
      `A name must have 1 to ${NAME_LENGTH_MAX} characters and no spaces, quotes or brackets.`,
    );
  const holding = await candidates(repository, commit, name, from, options);
  const files = await entriesOf(repository, commit, holding.paths, options);
  const lists = await codeSymbols(
    repository,
    files.map(({ oid }) => oid),
    options,
  );
  const found = files.flatMap(({ path, oid }, index) => {
    const own = lists[index]?.symbols.filter((symbol) => symbol.name === name) ?? [];
    return own.map((symbol) => ({ ...symbol, path, oid }));
  });
  const rank = rankFrom(from);
  const listed = found.toSorted((a, b) => rank(a) - rank(b)).slice(0, DEFINITIONS_MAX);
  const texts = await linesOf(repository, listed, options);
  return {
    definitions: listed.map(({ oid: _, ...definition }, index) => ({ ...definition, text: texts[index] ?? "" })),
    isTruncated: holding.isTruncated || listed.length < found.length,
  };
}

async function candidates(
  repository: Repository,
  commit: Oid,
  name: string,
  from: string | null,
  options: ReadOptions,
): Promise<{ readonly paths: readonly string[]; readonly isTruncated: boolean }> {
  const maxCount = DEFINITION_FILES_MAX;
  const all = await filesHolding(repository, commit, { word: name }, { ...options, maxCount });
  if (!all.isTruncated) return all;
  const likely = await filesHolding(repository, commit, { expressions: expressionsOf(name) }, { ...options, maxCount });
  const own = from === null ? [] : [from];
  return {
    paths: [...new Set([...own, ...likely.paths, ...all.paths])].slice(0, maxCount),
    isTruncated: likely.isTruncated,
  };
}

/** Returns expressions that match a line that defines a name in most languages. */
function expressionsOf(name: string): readonly string[] {
  const sought = `${name.replace(/[\\^$.|?*+()[\]{}]/gu, "\\$&")}([^A-Za-z0-9_$]|$)`;
  return [
    `(^|[^A-Za-z0-9_$])(${KEYWORDS})[[:space:]]+([^[:space:]]+[[:space:]]+)?([^[:space:]]*[.:])?${sought}`,
    `^[[:space:]]*((public|private|protected|static|async|get|set|final|override)[[:space:]]+)*${sought.replace("([^A-Za-z0-9_$]|$)", "[[:space:]]*[=:(]")}`,
    `^[A-Za-z_][^;=]*[[:space:]*&:]${name.replace(/[\\^$.|?*+()[\]{}]/gu, "\\$&")}[[:space:]]*\\([^;]*$`,
  ];
}

async function entriesOf(
  repository: Repository,
  commit: Oid,
  paths: readonly string[],
  options: ReadOptions,
): Promise<readonly { readonly path: string; readonly oid: Oid }[]> {
  const files: { readonly path: string; readonly oid: Oid }[] = [];
  for (const path of paths) {
    const entry = await findTreeEntry(repository, commit, path, options);
    if (entry !== null && FILE.test(entry.mode)) files.push({ path, oid: entry.oid });
  }
  return files;
}

/** Ranks the file `from` first, then its language; within these, variables last. */
function rankFrom(from: string | null): (found: CodeSymbol & { readonly path: string }) => number {
  const ending = /\.[^./]*$/u.exec(from ?? "")?.[0];
  return ({ path, kind, line }) => {
    const nearness = path === from ? 0 : ending !== undefined && path.endsWith(ending) ? 1 : 2;
    const part = kind === "variable" ? 1 : 0;
    return nearness * 1e8 + part * 1e7 + Math.min(line, 1e6);
  };
}

async function linesOf(
  repository: Repository,
  found: readonly { readonly oid: Oid; readonly line: number }[],
  options: ReadOptions,
): Promise<readonly string[]> {
  const oids = [...new Set(found.map(({ oid }) => oid))];
  const contents = await readBlobs(repository, oids, { ...options, maxBytes: SYMBOLS_FILE_BYTES });
  const lines = new Map(
    contents.map((content, index) => [
      oids[index],
      typeof content === "string" ? [] : decodeBytes(content).split("\n"),
    ]),
  );
  return found.map(({ oid, line }) => cutText((lines.get(oid)?.[line - 1] ?? "").trim(), TEXT_MAX));
}

/**
 * Lists the text files of a commit that contain a word, or a line that matches one of some POSIX extended expressions,
 * in git's order, up to a number. `isTruncated` if there are more, or if it took longer than GIT_SEARCH_MS. Cost grows
 * with the contents of all files.
 */
async function filesHolding(
  repository: Repository,
  commit: Oid,
  sought: { readonly word: string } | { readonly expressions: readonly string[] },
  { maxCount, ...options }: ReadOptions & { readonly maxCount: number },
): Promise<{ readonly paths: readonly string[]; readonly isTruncated: boolean }> {
  requireOids(commit);
  const isWord = "word" in sought;
  const kind = isWord ? ["--fixed-strings", "--word-regexp"] : ["--extended-regexp"];
  const flags = ["--files-with-matches", "-I", "-z", "--full-name", "--no-textconv", "--no-color", ...kind];
  const args = ["grep", ...flags, "-f", "-", commit];
  const input = encodeBytes((isWord ? [sought.word] : sought.expressions).join("\n"));
  const call = { ...options, args, input, answers: [0, 1], heavy: true, timeoutMs: GIT_SEARCH_MS };
  const chunks: Buffer[] = [];
  let count = 0;
  const isEnded = await streamGit(repository, call, (bytes) => {
    chunks.push(bytes);
    count += countByte(bytes, 0);
    return count <= maxCount;
  }).then(({ code }) => code === null, fallback(true, "TIMEOUT"));
  const names = decodeBytes(Buffer.concat(chunks)).split("\0").slice(0, -1);
  const paths = names.slice(0, maxCount).map((name) => name.slice(commit.length + 1));
  return { paths, isTruncated: isEnded || names.length > maxCount };
}
