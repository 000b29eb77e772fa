import { GalleyError } from "#contract/errors.ts";
import { DEFINITIONS_MAX } from "#contract/limits.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { searchCode } from "./searchCode.ts";

export interface FoundDefinition {
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  readonly kind: string;
  /** The line, without blanks around it. */
  readonly text: string;
}

const NAME_LENGTH_MAX = 200;
/** Whitespace and characters that separate names in every language. */
const NO_NAME = /[\s\p{C}()[\]{}<>"'`,;]/u;
/** A longer line was not written by hand. */
const LINE_MAX = 400;
/** The lines with the name that are compared with the forms of definitions. Few repositories have a name that often. */
const LINES_MAX = 50_000;

/**
 * Finds where a name is defined in a commit: of the lines that contain it as a word, those that have the form of its
 * definition, those in the given file first. The list is truncated if the search ended early, or if there are more than
 * DEFINITIONS_MAX. Cost grows with the contents of all files, as for a search. Fails with BAD_INPUT for an invalid name.
 */
export async function definitions(
  repository: Repository,
  commit: Oid,
  name: string,
  { from = null, ...options }: ReadOptions & { /** The file of the request. */ readonly from?: string | null } = {},
): Promise<{ readonly definitions: readonly FoundDefinition[]; readonly isTruncated: boolean }> {
  if (name === "" || name.length > NAME_LENGTH_MAX || NO_NAME.test(name))
    throw new GalleyError(
      "BAD_INPUT",
      `A name must have 1 to ${NAME_LENGTH_MAX} characters and no spaces, quotes or brackets.`,
    );
  const sought = { ...options, word: true, maxLines: LINES_MAX, maxFileLines: LINES_MAX };
  const search = await searchCode(repository, commit, name, sought);
  const found: FoundDefinition[] = [];
  for await (const files of search.files)
    for (const { path, lines } of files)
      for (const { number, text, truncatedBefore } of lines) {
        const defined = truncatedBefore > 0 ? null : definitionIn(text.replace(/\r$/u, ""));
        if (defined?.name === name) found.push({ path, line: number, kind: defined.kind, text: text.trim() });
      }
  const own = found.filter(({ path }) => path === from);
  const listed = [...own, ...found.filter(({ path }) => path !== from)].slice(0, DEFINITIONS_MAX);
  const isTruncated = search.end().truncatedBy !== null || listed.length < found.length;
  return { definitions: listed, isTruncated };
}

interface Form {
  /** Compiled on first use: the Unicode classes of all forms take about 2 ms. */
  readonly expression: () => RegExp;
  readonly kind: string | null;
}

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

interface Definition {
  readonly name: string;
  /** The kind in the terms of the language: `class`, `function`, `constant`; `definition` if unknown. */
  readonly kind: string;
}

/** Guesses what a line defines from its form, in any language; null for nothing. Not exact. Linear in the line. */
export function definitionIn(line: string): Definition | null {
  if (
    line.length > LINE_MAX ||
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
