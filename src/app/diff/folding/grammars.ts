import type { Parser } from "@lezer/common";
import { type GrammarName, grammarOf } from "./formChanges.ts";

/** The grammar of a language, with what its syntax tree alone does not say. */
export interface Grammar {
  readonly parser: Parser;
  /** The tokens beside which a blank, or its absence, means nothing; null for all tokens. */
  readonly freeOfBlanks: RegExp | null;
  /** The tokens after which a line break can end a statement although the tree is the same. */
  readonly breakAfter: RegExp | null;
  /** The tokens before which it can. */
  readonly breakBefore: RegExp | null;
  /** True if the indentation of a line means something. */
  readonly isIndented: boolean;
  /** True if strings, commas and semicolons follow the rules of JavaScript. */
  readonly isScript: boolean;
}

/** JavaScript's words and operators next to which the standard forbids a line break, or lets it end a statement. */
const SCRIPT_BREAK_AFTER =
  /^(?:abstract|accessor|as|assert|asserts|async|await|break|continue|declare|enum|export|get|global|import|infer|interface|is|keyof|let|module|namespace|of|override|private|protected|public|readonly|return|satisfies|set|static|throw|type|unique|using|yield)$/u;
const SCRIPT_BREAK_BEFORE = /^(?:\+\+|--|!|=>|as|satisfies|is|\(|\[|`)/u;
/** Go's tokens after which a line break is a semicolon: names, literals, closing brackets, `++` and `--`. */
const GO_BREAK_AFTER = /[\p{L}\p{N}_"'`)\]}]$|^(?:\+\+|--)$/u;

function grammar(parser: Parser, facts: Partial<Grammar> = {}): Grammar {
  const plain = { freeOfBlanks: null, breakAfter: null, breakBefore: null, isIndented: false, isScript: false };
  return { parser, ...plain, ...facts };
}

async function script(dialect: string): Promise<Grammar> {
  const { parser } = await import("@lezer/javascript");
  const breaks = { breakAfter: SCRIPT_BREAK_AFTER, breakBefore: SCRIPT_BREAK_BEFORE };
  return grammar(parser.configure({ dialect }), { ...breaks, isScript: true });
}

const NOWHERE = { freeOfBlanks: /^$/u };
const BRACKETS = { freeOfBlanks: /^[()[\]{},;]$/u };

/** Each grammar is loaded when a file needs it. */
const GRAMMARS: Readonly<Record<GrammarName, () => Promise<Grammar>>> = {
  jsx: async () => script("jsx"),
  ts: async () => script("ts"),
  tsx: async () => script("ts jsx"),
  css: async () => grammar((await import("@lezer/css")).parser, { freeOfBlanks: /^[{};]$/u }),
  json: async () => grammar((await import("@lezer/json")).parser),
  java: async () => grammar((await import("@lezer/java")).parser),
  cpp: async () => grammar((await import("@lezer/cpp")).parser, BRACKETS),
  go: async () => grammar((await import("@lezer/go")).parser, { breakAfter: GO_BREAK_AFTER }),
  rust: async () => grammar((await import("@lezer/rust")).parser),
  php: async () => grammar((await import("@lezer/php")).parser, BRACKETS),
  python: async () => grammar((await import("@lezer/python")).parser, { isIndented: true }),
  html: async () => grammar((await import("@lezer/html")).parser, NOWHERE),
  xml: async () => grammar((await import("@lezer/xml")).parser, NOWHERE),
  yaml: async () => grammar((await import("@lezer/yaml")).parser, NOWHERE),
};

/** Loads the grammar of a file by its name; null if there is none. */
export async function loadGrammar(path: string): Promise<Grammar | null> {
  const name = grammarOf(path);
  return name === null ? null : GRAMMARS[name]();
}
