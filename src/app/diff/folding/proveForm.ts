import { type Grammar, loadGrammar } from "./grammars.ts";
import { lowerBound } from "../lowerBound.ts";
import { type DiffSide, parsePatch } from "../patch/Patch.ts";
import { candidatesOf, type HunkSpan, hunkSpans, type LineSpan, oldTextOf, wordPattern } from "./formChanges.ts";
import type { FormProof } from "./FormProof.ts";
import { areDeclarations, type MovedBlock } from "./movedBlocks.ts";
import { renamedText } from "./renamedText.ts";
import { readTokens, type Token } from "./syntaxTokens.ts";

/** A side of a file in its language; without tokens if it has a syntax error, so that nothing can be proved about it. */
interface FileSide {
  readonly text: string;
  readonly lines: readonly string[];
  readonly tokens: readonly Token[] | null;
  readonly grammar: Grammar;
}

type FileSides = Readonly<Record<DiffSide, FileSide>>;

/** A changed file: its patch, and the text of its new side, or of its old one if it has no other. */
interface ChangedFile {
  readonly path: string;
  readonly patch: string;
  readonly text: string;
}

/** A file to prove, with its hunks that may have moved, and the files at their other ends. */
export interface FormQuestion extends ChangedFile {
  readonly moved?: readonly MovedBlock[];
  readonly others?: readonly ChangedFile[];
}

export function isFormQuestion(data: unknown): data is FormQuestion {
  const isObject = typeof data === "object" && data !== null;
  return isObject && "path" in data && "patch" in data && "text" in data && typeof data.text === "string";
}

/** Returns the proof for each hunk of a file, null if there is none. Some 3 s for each megabyte, twice that for a rename. */
export async function proveFile(question: FormQuestion): Promise<readonly (FormProof | null)[]> {
  const { moved = [], others = [] } = question;
  const spans = hunkSpans(parsePatch(question.patch));
  const file = await sidesOf(question);
  if (file === null) return spans.map(() => null);
  const proofs = [...proveHunks(file, spans)];
  for (const other of others) {
    const there = await sidesOf(other);
    for (const block of there === null ? [] : moved.filter(({ key }) => key === other.path)) {
      const { side, lines, line } = block;
      const [own, end] = [file[side], there?.[side === "old" ? "new" : "old"]];
      const linesThere = { start: line, end: line + lines.end - lines.start };
      const isEqual = end !== undefined && linesIn(own.lines, lines) === linesIn(end.lines, linesThere);
      if (isEqual && areDeclarations(own.tokens, lines) && areDeclarations(end.tokens, linesThere))
        proofs[block.hunk] ??= { quotes: 0, commas: 0, semicolons: 0, moved: block };
    }
  }
  return proofs;
}

/** Reads both sides of a file; null if their language is not known, or if the patch is not one of the text. */
async function sidesOf({ path, patch: patchText, text }: ChangedFile): Promise<FileSides | null> {
  const patch = parsePatch(patchText);
  const hasOldOnly = patch.hunks.some(({ newStart }) => newStart === 0);
  const [before, after] = hasOldOnly ? [text, ""] : [oldTextOf(patch, text), text];
  const grammar = await loadGrammar(path);
  if (before === null || grammar === null) return null;
  return { old: tokenized(before, grammar), new: tokenized(after, grammar) };
}

function tokenized(text: string, grammar: Grammar): FileSide {
  return { text, lines: text.split("\n"), tokens: readTokens(text, grammar), grammar };
}

/** Proves hunks by what both sides of the file are, with one rename in the whole file or none. */
function proveHunks({ old, new: now }: FileSides, spans: readonly HunkSpan[]): readonly (FormProof | null)[] {
  const { forms, rename } = candidatesOf(spans);
  const prove = (side: FileSide, span: HunkSpan): FormProof | null =>
    side.tokens && now.tokens && proveForm(side.tokens, now.tokens, span, now.grammar);
  const proofs = spans.map((span) => (forms.includes(span) ? prove(old, span) : null));
  const found = rename === null ? null : renamedText(old.text, now.text, now.grammar, rename);
  const renamed = found === null ? null : tokenized(found.text, now.grammar);
  if (rename === null || found === null || renamed === null || !isSameTree(old.tokens ?? [], renamed.tokens ?? []))
    return proofs;
  const others = spans.map((span) => prove(renamed, span));
  // A hunk that changes anything else may have to do with the name.
  if (others.includes(null)) return proofs;
  const placesIn = (some: string): number => some.match(wordPattern(rename.to))?.length ?? 0;
  const all = placesIn(now.text);
  return spans.map((span, at): FormProof | null => {
    const [own, hunk] = [others[at] ?? null, linesIn(now.lines, span.now)];
    const isExact = linesIn(renamed.lines, span.old) === hunk;
    const places = placesIn(hunk);
    if (own === null || places === 0) return proofs[at] ?? null;
    const { sources, isExported } = found;
    return { ...own, rename: { ...rename, places, all, isExact, sources, isExported } };
  });
}

function linesIn(lines: readonly string[], { start, end }: LineSpan): string {
  return lines.slice(start - 1, end - 1).join("\n");
}

/** Returns true if the texts differ in the spelling of tokens at most. */
function isSameTree(one: readonly Token[], other: readonly Token[]): boolean {
  const isSame = (token: Token, next: Token | undefined): boolean =>
    next !== undefined && isSameToken(token, next) && token.gap === next.gap && isEqual(token.edges, next.edges);
  return one.length === other.length && one.every((token, at) => isSame(token, other[at]));
}

/**
 * Proves that a hunk changes only the form: both sides have the same tokens in the same syntax tree, except quotes,
 * trailing commas and semicolons, which are counted. Null if that is not certain.
 */
function proveForm(old: readonly Token[], now: readonly Token[], span: HunkSpan, grammar: Grammar): FormProof | null {
  const [one, other] = [tokensOf(old, span.old), tokensOf(now, span.now)];
  const [before, after] = [grammar.isScript ? withoutStyle(one) : one, grammar.isScript ? withoutStyle(other) : other];
  if (before.length !== after.length) return null;
  if (!isEqual(annotatedLines(one), annotatedLines(other))) return null;
  let quotes = 0;
  for (const [at, token] of before.entries()) {
    const next = after[at];
    if (next === undefined || !isSameToken(token, next)) return null;
    if (at > 0 && !isSameBetween(before[at - 1], token, next, grammar)) return null;
    if (token.text === next.text) continue;
    if (!grammar.isScript || !isSameString(token, next)) return null;
    quotes += 1;
  }
  const count = (text: string) => Math.abs(countOf(one, text) - countOf(other, text));
  return { quotes, commas: count(","), semicolons: count(";") };
}

/** The tokens of some lines, with those around them that they are read with: of the line before, and the one after. */
function tokensOf(tokens: readonly Token[], { start, end }: LineSpan): readonly Token[] {
  const first = lowerBound(tokens.length, (at) => (tokens[at]?.lastLine ?? 0) >= start - 1);
  const last = lowerBound(tokens.length, (at) => (tokens[at]?.line ?? 0) >= end);
  return tokens.slice(Math.max(0, first - 1), last + 1);
}

/**
 * Returns the lines with a comment, each with the line below it: tools read some comments as being about these lines,
 * so that their tokens must stay there.
 */
function annotatedLines(tokens: readonly Token[]): readonly string[] {
  const lines: string[] = [];
  const annotated: number[] = [];
  for (const { type, text, breaks } of tokens) {
    if (breaks > 0 || lines.length === 0) lines.push("");
    const isComment = /comment/iu.test(type);
    if (isComment && annotated.at(-1) !== lines.length - 1) annotated.push(lines.length - 1);
    lines[lines.length - 1] += breaks > 1 ? `\n\n${text}` : ` ${text}`;
  }
  return annotated.map((line) => `${lines[line]?.trim()}\n${lines[line + 1] ?? ""}`);
}

/** Returns true if two tokens have the same type in the same place of the syntax tree. */
function isSameToken(token: Token, next: Token): boolean {
  return token.type === next.type && isEqual(token.parents, next.parents);
}

/** Returns true if what is between two tokens means the same on both sides. */
function isSameBetween(previous: Token | undefined, token: Token, next: Token, grammar: Grammar): boolean {
  if (token.gap !== next.gap || !isEqual(token.edges, next.edges)) return false;
  if (token.isAdjacent !== next.isAdjacent && grammar.freeOfBlanks !== null) {
    const isFree = [previous?.text ?? "", token.text].some((text) => grammar.freeOfBlanks?.test(text) === true);
    if (!isFree) return false;
  }
  if (token.breaks > 0 === next.breaks > 0) return true;
  const isPostfix = token.text !== "!" || token.parents.at(-1) === "PostfixExpression";
  const endsStatement = isPostfix && grammar.breakBefore?.test(token.text) === true;
  return !endsStatement && grammar.breakAfter?.test(previous?.text ?? "") !== true;
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

/** Leaves out trailing commas, and semicolons at the end of statements. The next token takes what is before them. */
function withoutStyle(tokens: readonly Token[]): readonly Token[] {
  const left: Token[] = [];
  let skipped: Token | null = null;
  for (const [at, token] of tokens.entries()) {
    const [previous, next] = [tokens[at - 1], tokens[at + 1]];
    // The tokens around the lines stay: they are on both sides.
    if (previous !== undefined && next !== undefined && isStyle(previous, token, next)) {
      skipped = skipped === null ? token : joined(skipped, token);
      continue;
    }
    left.push(skipped === null ? token : joined(skipped, token));
    skipped = null;
  }
  return left;
}

function joined(skipped: Token, token: Token): Token {
  return {
    ...token,
    gap: skipped.gap + token.gap,
    isAdjacent: skipped.isAdjacent && token.isAdjacent,
    breaks: skipped.breaks + token.breaks,
    edges: [...skipped.edges, ...token.edges],
  };
}

/** Returns true for a comma after the last element, and for a semicolon that ends a statement. */
function isStyle(previous: Token, token: Token, next: Token): boolean {
  if (token.type === ",") return /^[)\]}]$/u.test(next.text) && !/^[,([{]$/u.test(previous.text);
  const statement = token.parents.at(-1) ?? "";
  return token.type === ";" && ENDED.test(statement) && next.edges[0] === `)${statement}`;
}

/** The nodes that a semicolon or a line break ends. */
const ENDED =
  /^(?:Expression|Return|Throw|Break|Continue|Debugger)Statement$|^(?:Variable|Import|Export|Property|TypeAlias)Declaration$/u;

function countOf(tokens: readonly Token[], text: string): number {
  return tokens.filter((token) => token.text === text).length;
}

/** Returns true for two strings of the same value in other quotes. */
function isSameString(one: Token, other: Token): boolean {
  return one.type === "String" && contentOf(one.text) === contentOf(other.text);
}

/** The content of a string with its quotes unescaped, all other escapes as they are. */
function contentOf(text: string): string {
  return text.slice(1, -1).replace(/\\(["'])|\\[^]/gu, (all, quote: string | undefined) => quote ?? all);
}
