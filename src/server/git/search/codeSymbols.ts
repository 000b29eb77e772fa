import { decodeBytes } from "#contract/byteText.ts";
import { HISTORY_CACHE_BYTES, SYMBOLS_FILE_BYTES, SYMBOLS_MAX } from "#contract/limits.ts";
import { repositoryCache } from "../byteCache.ts";
import { isBinaryContent, lineBytes } from "../contents/encoding.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readBlobs } from "../objects/readBlobs.ts";

export interface CodeSymbol {
  readonly name: string;
  /** The kind in the terms of the language: `class`, `function`, `constant`; `definition` if unknown. */
  readonly kind: string;
  /** Counted from 1. */
  readonly line: number;
}

export interface SymbolList {
  /** Ordered by line. */
  readonly symbols: readonly CodeSymbol[];
  /** True if there are more than SYMBOLS_MAX, or the file is too large to read. */
  readonly isTruncated: boolean;
}

const lists = repositoryCache<SymbolList>(HISTORY_CACHE_BYTES);
const SYMBOL_BYTES = 160;

/**
 * Lists the symbols that blobs define, in the given order, by the form of their lines. Binary files and files over
 * SYMBOLS_FILE_BYTES have none. Linear in the contents; cached by content.
 */
export async function codeSymbols(
  repository: Repository,
  oids: readonly Oid[],
  options: ReadOptions = {},
): Promise<readonly SymbolList[]> {
  const cache = lists(repository);
  const known = new Map(oids.map((oid) => [oid, cache.get(oid)]));
  const unknown = [...known.keys()].filter((oid) => known.get(oid) === undefined);
  if (unknown.length > 0) {
    const contents = await readBlobs(repository, unknown, { ...options, maxBytes: SYMBOLS_FILE_BYTES });
    for (const [index, oid] of unknown.entries()) {
      const list = listOf(contents[index]);
      cache.set(oid, list, SYMBOL_BYTES * (list.symbols.length + 1));
      known.set(oid, list);
    }
  }
  return oids.map((oid) => known.get(oid) ?? { symbols: [], isTruncated: false });
}

function listOf(content: Buffer | string | undefined): SymbolList {
  if (content === undefined || typeof content === "string") return { symbols: [], isTruncated: content === "large" };
  const lines = lineBytes(content);
  const symbols = isBinaryContent(lines) ? [] : guessSymbols(decodeBytes(lines));
  return { symbols: symbols.slice(0, SYMBOLS_MAX), isTruncated: symbols.length > SYMBOLS_MAX };
}

interface Form {
  /** Compiled on first use: the Unicode classes of all forms take about 2 ms. */
  readonly expression: () => RegExp;
  readonly kind: string | null;
}

/** A longer line was not written by hand. */
const LINE_MAX = 400;
const NAME = String.raw`([\p{L}_$][\p{L}\p{N}_$]*[?!]?)`;
const MODIFIERS = String.raw`(?:(?:export|default|declare|public|private|protected|internal|static|abstract|final|sealed|open|override|virtual|async|unsafe|extern|inline|pub|pub\([a-z]+\)|readonly|data|partial|suspend|local|global|const|typedef|implicit|lazy)[ \t]+)*`;

/** The forms of definitions, tried in order. The kind is that of the form, or the first group of its expression. */
const FORMS: readonly Form[] = [
  form(
    String.raw`${MODIFIERS}(class|interface|trait|struct|enum|union|module|namespace|protocol|object|record|type|typealias|extension|actor|mixin|contract|package|newtype)[ \t]+${NAME}`,
    null,
  ),
  form(
    String.raw`${MODIFIERS}(?:function|func|fun|fn|sub|proc|procedure)(?:[ \t]*\*)?[ \t]+(?:\([^()]*\)[ \t]*)?(?:[\p{L}\p{N}_]+[.:])*${NAME}`,
    "function",
  ),
  form(String.raw`${MODIFIERS}(?:def|defp|defmacro)[ \t]+(?:self\.|[\p{L}\p{N}_]+\.)?${NAME}`, "function"),
  form(
    String.raw`\([ \t]*(?:defun|defn-?|defmacro|defvar|defparameter|defmethod|define|def)[ \t]+\(?${NAME}`,
    "definition",
  ),
  form(String.raw`#[ \t]*define[ \t]+${NAME}`, "macro"),
  form(String.raw`macro_rules![ \t]+${NAME}`, "macro"),
  form(String.raw`impl(?:<[^<>]*>)?[ \t]+(?:[^{]*[ \t]for[ \t]+)?${NAME}`, "implementation"),
  form(
    String.raw`(?:CREATE|create)[ \t]+(?:(?:OR|or)[ \t]+(?:REPLACE|replace)[ \t]+)?(?:TABLE|table|VIEW|view|FUNCTION|function|PROCEDURE|procedure|INDEX|index|TYPE|type)[ \t]+${NAME}`,
    "definition",
  ),
  form(
    String.raw`(?:export[ \t]+)?(?:const|let|var|val|static|final)[ \t]+(?:mut[ \t]+)?${NAME}[ \t]*(?:[:=;,]|$)`,
    "variable",
  ),
  // A C-like function, which starts its line with a type.
  form(
    String.raw`(?<=^)[\p{L}_][\p{L}\p{N}_ \t*&:<>,]*[ \t*&]${NAME}[ \t]*\([^;{}]*(?:\)[^;()]*)?\{?[ \t]*$`,
    "function",
  ),
  // A method in a class with braces, or a shell function.
  form(
    String.raw`${MODIFIERS}(?:get[ \t]+|set[ \t]+|\*[ \t]*)?(?:[\p{L}_][\p{L}\p{N}_<>,[\]?]*[ \t]+)?#?${NAME}[ \t]*\([^;]*\)[^;()]*\{[ \t]*$`,
    "method",
  ),
  form(String.raw`(?<=^)${NAME}[ \t]*(?:::|:=|=(?![=>~]))`, "variable"),
];

/** Words that these forms would take for names, and the starts of lines that they would take for definitions. */
const NO_NAMES: ReadonlySet<string> = new Set(
  "if else for while switch catch return function do with new await yield throw case in of try not and or typeof delete elif unless until when match loop from import of".split(
    " ",
  ),
);
const NO_DEFINITION =
  /^[ \t]*(?:\/\/|\*|--|%|return\b|else\b|case\b|throw\b|await\b|yield\b|import\b|from\b|using\b|if\b|for\b|while\b|new\b)/u;
const DEFINE_LINE = /^[ \t]*#[ \t]*define\b/u;

function form(source: string, kind: string | null): Form {
  let made: RegExp | null = null;
  return { expression: () => (made ??= new RegExp(String.raw`^[ \t]*${source}`, "u")), kind };
}

/**
 * Guesses what a text defines from the form of its lines, in any language. Not exact. Linear in the text; lines of more
 * than 400 characters are skipped.
 */
export function guessSymbols(text: string): readonly CodeSymbol[] {
  const symbols: CodeSymbol[] = [];
  let number = 0;
  for (const line of text.split("\n")) {
    number += 1;
    if (symbols.length > SYMBOLS_MAX) break;
    const found = line.length > LINE_MAX ? null : guess(line.replace(/\r$/u, ""));
    if (found !== null) symbols.push({ ...found, line: number });
  }
  return symbols;
}

function guess(line: string): Pick<CodeSymbol, "name" | "kind"> | null {
  if (
    NO_DEFINITION.test(line) ||
    (/^[ \t]*#/u.test(line) && !DEFINE_LINE.test(line) && !/^[ \t]*#[\p{L}]+[ \t]*\(/u.test(line))
  )
    return null;
  for (const { expression, kind } of FORMS) {
    const match = expression().exec(line);
    const name = match?.at(-1);
    if (name === undefined || NO_NAMES.has(name)) continue;
    return { name, kind: kind ?? match?.[1] ?? "definition" };
  }
  return null;
}
