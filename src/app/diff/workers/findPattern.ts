import { LineKind, type Patch } from "../patch/Patch.ts";
import { lineText } from "../patch/patchLines.ts";

export interface FindQuery {
  readonly text: string;
  readonly isRegex: boolean;
  readonly matchesCase: boolean;
  /** True if a match must not touch a letter, digit or underscore on either side. */
  readonly wholeWord: boolean;
}

/** A compiled query, or the error in its regular expression. */
export type FindPattern =
  | { readonly pattern: RegExp; readonly failure: null }
  | { readonly pattern: null; readonly failure: string };

const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;
/** The prefix of the error messages of JavaScript engines. */
const PREAMBLE = /^Invalid regular expression: (?:\/.*\/[a-z]*: )?/s;

/**
 * Compiles a query. An expression is compiled in Unicode mode, in which `.` is one character and `\p{…}` a class; if it
 * is invalid there, without Unicode mode, which allows `\-` and a single `{`.
 */
export function findPattern(query: FindQuery): FindPattern {
  const flags = query.matchesCase ? "g" : "gi";
  const source = query.isRegex ? query.text : query.text.replace(SYNTAX, "\\$&");
  const unicode = compile(source, `${flags}u`, query.wholeWord ? "[\\p{L}\\p{N}_]" : null);
  if (unicode.pattern !== null) return unicode;
  const legacy = compile(source, flags, query.wholeWord ? "\\w" : null);
  return legacy.pattern === null ? unicode : legacy;
}

function compile(source: string, flags: string, wordCharacter: string | null): FindPattern {
  try {
    const pattern = new RegExp(source, flags);
    if (wordCharacter === null) return { pattern, failure: null };
    return {
      pattern: new RegExp(`(?<!${wordCharacter})(?:${source})(?!${wordCharacter})`, flags),
      failure: null,
    };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { pattern: null, failure: error.message.replace(PREAMBLE, "") };
  }
}

export interface PatchMatches {
  readonly count: number;
  /** Three numbers per match, in order: its line in the patch, and its bounds in the content of the line. */
  readonly matchRanges: Int32Array<ArrayBuffer>;
}

/** The characters searched between two pauses: well below a millisecond for a sane expression. */
const CHARACTERS_A_STEP = 32_768;

/**
 * Finds the matches of a global pattern in the contents of the lines of a patch; each context line counts once. Matches
 * are within one line, do not overlap and are not empty. All are counted; the positions of the first `most` are
 * returned. Yields now and then, so that it can be stopped between two lines. Linear in the text for a plain pattern.
 */
export function* findInPatch(patch: Patch, pattern: RegExp, most: number): Generator<void, PatchMatches> {
  const matchRanges: number[] = [];
  let count = 0;
  let searched = 0;
  for (let line = 0; line < patch.lineCount; line++) {
    if (patch.kinds[line] === LineKind.marker) continue;
    const text = lineText(patch, line);
    searched += text.length + 1;
    if (searched >= CHARACTERS_A_STEP) {
      searched = 0;
      yield;
    }
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const { length } = match[0];
      if (length === 0) pattern.lastIndex = after(text, match.index, pattern.unicode);
      else if (count++ < most) matchRanges.push(line, match.index, match.index + length);
    }
  }
  return { count, matchRanges: Int32Array.from(matchRanges) };
}

/** In Unicode mode the engine moves back from the middle of a surrogate pair and would loop forever. */
function after(text: string, at: number, isUnicode: boolean): number {
  return at + (isUnicode && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}
