import { LineKind, type Patch } from "../patch/Patch.ts";
import { lineText } from "../patch/patchLines.ts";

/** What to look for in the lines of a change. */
export interface FindQuery {
  readonly text: string;
  /** Whether the text is a regular expression. */
  readonly isRegex: boolean;
  readonly matchesCase: boolean;
  /** Whether a match may not touch a letter, digit or underscore on either side. */
  readonly wholeWord: boolean;
}

/** A query ready to be run over lines, or what is wrong with its regular expression. */
export type FindPattern =
  { readonly pattern: RegExp; readonly failure: null } | { readonly pattern: null; readonly failure: string };

const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;
/** What engines say before they come to the point. */
const PREAMBLE = /^Invalid regular expression: (?:\/.*\/[a-z]*: )?/s;

/**
 * Makes the pattern of a query. An expression is read in Unicode mode, where `.` is one character and `\p{…}` a class; one
 * that is none there is read as before Unicode, where `\-` and a single `{` are allowed.
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

/** The matches of one patch. */
export interface PatchMatches {
  readonly count: number;
  /** Three numbers for each match, first to last: its line in the patch, and where it begins and ends in the line's content. */
  readonly places: Int32Array<ArrayBuffer>;
}

/** Characters searched from one pause to the next: well below a millisecond for any sane expression. */
const CHARACTERS_A_STEP = 32_768;

/**
 * Finds what a global pattern matches in the contents of a patch's lines, context once. Matches lie within one line, do
 * not overlap and are not empty. All are counted, the places of the first `most` kept. Pauses now and then, so that one
 * may stop it between two lines. Linear in the text for a plain pattern.
 */
export function* findInPatch(patch: Patch, pattern: RegExp, most: number): Generator<void, PatchMatches> {
  const places: number[] = [];
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
      else if (count++ < most) places.push(line, match.index, match.index + length);
    }
  }
  return { count, places: Int32Array.from(places) };
}

/** In Unicode mode the engine steps back out of the middle of a character, and would come to the same place for ever. */
function after(text: string, at: number, isUnicode: boolean): number {
  return at + (isUnicode && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}
