import { decodeBytes } from "#contract/byteText.ts";
import { HISTORY_CACHE_BYTES, SYMBOLS_FILE_BYTES, SYMBOLS_MAX } from "#contract/limits.ts";
import { type CodeSymbol, guessSymbols, type SymbolList } from "./guessSymbols.ts";
import { ctags } from "./ctags.ts";
import { repositoryCache } from "../byteCache.ts";
import { isBinaryContent, lineBytes } from "../contents/encoding.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readBlobs } from "../objects/readBlobs.ts";

/** A file to search for symbols; its path determines the language. */
export interface SymbolFile {
  readonly path: string;
  readonly oid: Oid;
}

const lists = repositoryCache<SymbolList>(HISTORY_CACHE_BYTES);
const SYMBOL_BYTES = 160;

/**
 * Lists the symbols that files define, in the given order: with Universal Ctags if it is installed and knows the
 * language, else by guessing from the lines. Binary files and files over SYMBOLS_FILE_BYTES have none. Linear in the
 * contents, one process at most; cached by content and name.
 */
export async function codeSymbols(
  repository: Repository,
  files: readonly SymbolFile[],
  options: ReadOptions = {},
): Promise<readonly SymbolList[]> {
  const cache = lists(repository);
  const known = files.map((file) => cache.get(keyOf(file)));
  const unknown = files.filter((_, index) => known[index] === undefined);
  const read = new Map<SymbolFile, SymbolList>();
  if (unknown.length > 0) {
    const contents = await readBlobs(
      repository,
      unknown.map(({ oid }) => oid),
      { ...options, maxBytes: SYMBOLS_FILE_BYTES },
    );
    const sources = contents.map((content, index) => ({
      name: nameOf(unknown[index]?.path ?? ""),
      content: typeof content === "string" ? new Uint8Array() : textBytes(content),
    }));
    const fromCtags = await ctags(sources, options);
    for (const [index, file] of unknown.entries()) {
      const symbols = fromCtags?.[index] ?? null;
      const list = listOf(
        symbols,
        sources[index]?.content ?? new Uint8Array(),
        fromCtags !== null,
        contents[index] === "large",
      );
      cache.set(keyOf(file), list, SYMBOL_BYTES * (list.symbols.length + 1));
      read.set(file, list);
    }
  }
  return files.map(
    (file, index) => known[index] ?? read.get(file) ?? { symbols: [], foundBy: "PATTERNS", isTruncated: false },
  );
}

/** Returns the lines of a text; nothing of a binary file. */
function textBytes(content: Buffer): Uint8Array {
  const lines = lineBytes(content);
  return isBinaryContent(lines) ? new Uint8Array() : lines;
}

function listOf(
  fromCtags: readonly CodeSymbol[] | null,
  content: Uint8Array,
  hasCtags: boolean,
  isLarge: boolean,
): SymbolList {
  const symbols = fromCtags ?? guessSymbols(decodeBytes(content));
  // If neither finds anything, report the one that was tried first.
  const foundBy = fromCtags !== null || (hasCtags && symbols.length === 0) ? "CTAGS" : "PATTERNS";
  return { symbols: symbols.slice(0, SYMBOLS_MAX), foundBy, isTruncated: isLarge || symbols.length > SYMBOLS_MAX };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function keyOf({ path, oid }: SymbolFile): string {
  return `${oid} ${nameOf(path)}`;
}
