import type { Parser, Tree } from "@lezer/common";
import type { Grammar } from "./grammars.ts";

/** A token of a text: a node of its syntax tree without children. */
export interface Token {
  readonly type: string;
  readonly text: string;
  /** The text between the token before and this one if it means something; "" for blanks and line breaks. */
  readonly gap: string;
  /** True if nothing at all is between the token before and this one. */
  readonly isAdjacent: boolean;
  /** The number of line breaks between the token before and this one. */
  readonly breaks: number;
  /** The nodes that end and begin between the token before and this one: `)Name` and `(Name`. */
  readonly edges: readonly string[];
  /** The types of the nodes around the token, the innermost last. */
  readonly parents: readonly string[];
  /** The first and the last line of the token, counted from 1. */
  readonly line: number;
  readonly lastLine: number;
}

/** The nodes in which blanks and line breaks are part of a value. */
const RAW =
  /String|(?<!Json)Text|RegExp|BlockLiteral|QuotedLiteral|Comment|Heredoc|Char|Content|Raw|Scalar|Preproc|CDATA|Doctype|Shell|TemplateType/u;

/** A text whose nodes are nested deeper is not read: each token names those around it. */
const DEPTH_MAX = 300;
/** The indentation of the stars in a comment of several lines, which moves with the comment. */
const STARS = /(?<=^\/\*[^]*)\n[ \t]+(?=\*)/gu;

/**
 * Splits a text into tokens by the grammar of its language; null if the text has a syntax error, so that nothing can be
 * proved about it. Linear in the text, some 3 s for each megabyte.
 */
export function readTokens(text: string, { parser, isIndented }: Grammar): readonly Token[] | null {
  const levels = isIndented ? new IndentLevels() : null;
  const lineAt = lineCounter(text);
  const tokens: Token[] = [OUTSIDE];
  const parents: string[] = [];
  let edges: string[] = [];
  /** The depth of the innermost node that contains both the token before and the next one. */
  let common = 0;
  /** The depth of the outermost node of those whose blanks are part of a value. */
  let raw = Infinity;
  let end = 0;
  let hasError = false;
  parse(parser, text)?.iterate({
    enter({ type, from, to, node }) {
      if (type.isError || parents.length > DEPTH_MAX) hasError = true;
      if (hasError) return false;
      // Its escapes are compared with it.
      const isString = type.name === "String";
      if (from < to && (isString || node.firstChild === null)) {
        const between = text.slice(end, from);
        if (levels !== null && !/comment/iu.test(type.name)) {
          const level = levels.levelOf(between, tokens.length === 1, text.slice(from, to));
          if (level === null) hasError = true;
          else if (level >= 0) edges.push(`level ${level}`);
        }
        const isRaw = raw < common;
        // The only punctuation that some grammars give no node.
        const bare = isRaw || !/^[ \t\r\n]*[,:]?[ \t\r\n]*$/u.test(between) ? between : between.trim();
        tokens.push({
          type: type.name,
          text: text.slice(from, to).replace(STARS, "\n"),
          gap: bare,
          isAdjacent: between === "",
          breaks: between.match(/\r\n?|\n/gu)?.length ?? 0,
          edges,
          parents: [...parents],
          line: lineAt(from),
          lastLine: lineAt(to - 1),
        });
        [edges, end, common] = [[], to, parents.length + (isString ? 0 : 1)];
        if (isString) {
          hasError = node.getChild("⚠") !== null;
          return false;
        }
      } else edges.push(`(${type.name}`);
      if (raw === Infinity && RAW.test(type.name)) raw = parents.length;
      parents.push(type.name);
      return true;
    },
    leave({ type, from, to, node }) {
      parents.pop();
      if (raw === parents.length) raw = Infinity;
      common = Math.min(common, parents.length);
      if (!(from < to && node.firstChild === null)) edges.push(`)${type.name}`);
    },
  });
  tokens.push({ ...OUTSIDE, edges, line: Infinity, lastLine: Infinity });
  return hasError || end === 0 ? null : tokens;
}

/** Returns the syntax tree of a text; null if it is nested too deeply for the stack. */
export function parse(parser: Parser, text: string): Tree | null {
  try {
    return parser.parse(text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The place before the first token, and after the last one. */
const OUTSIDE: Token = {
  type: "",
  text: "",
  gap: "",
  isAdjacent: false,
  breaks: 1,
  edges: [],
  parents: [],
  line: 0,
  lastLine: 0,
};

/** Returns a function that gives the line of an offset, for offsets that grow. */
function lineCounter(text: string): (offset: number) => number {
  let [line, at] = [1, 0];
  return (offset) => {
    if (offset < at) [line, at] = [1, 0];
    for (let next = text.indexOf("\n", at); next >= 0 && next < offset; next = text.indexOf("\n", at)) {
      line += 1;
      at = next + 1;
    }
    return line;
  };
}

/** Follows the indentation of a text as Python does: the level of each line that begins a statement. */
class IndentLevels {
  readonly #indents = [""];
  #depth = 0;
  #last = "";

  /** Returns the level of a token at the start of a statement's line; -1 for others; null for a wrong indentation. */
  levelOf(between: string, isFirst: boolean, token: string): number | null {
    const opensBlock = this.#last === ":";
    // A line that a backslash continues is one with the next.
    const isStart = this.#depth === 0 && (isFirst || /\n/u.test(between.replace(/\\\r?\n/gu, "")));
    if (/^[([{]$/u.test(token)) this.#depth += 1;
    else if (/^[)\]}]$/u.test(token)) this.#depth -= 1;
    this.#last = token;
    if (!isStart) return -1;
    const indent = between.slice(between.lastIndexOf("\n") + 1);
    if (opensBlock) {
      if (indent.length <= (this.#indents.at(-1) ?? "").length || !indent.startsWith(this.#indents.at(-1) ?? ""))
        return null;
      this.#indents.push(indent);
    } else {
      while (this.#indents.length > 1 && indent.length < (this.#indents.at(-1) ?? "").length) this.#indents.pop();
      if (indent !== this.#indents.at(-1)) return null;
    }
    return this.#indents.length;
  }
}
