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
