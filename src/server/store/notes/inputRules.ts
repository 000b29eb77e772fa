import { GalleyError } from "#contract/errors.ts";
import { COMMENT_LENGTH_MAX, LONG_ARGUMENT_LENGTH_MAX } from "#contract/limits.ts";
import { cutText, TEXT_RULE } from "#contract/untrustedText.ts";

/** Maximum lengths of texts, in UTF-16 units. A title fits one line of a list. */
const TITLE_MAX = 256;
const NAME_MAX = 256;
const EMAIL_MAX = 254;
const REVIEWERS_MAX = 100;

const KEY = /^[A-Za-z0-9_-]{8,64}$/u;
const EMAIL = /^[^\s@<>\p{Cc}\p{Surrogate}]+@[^\s@<>\p{Cc}\p{Surrogate}]+$/u;

/**
 * What no text may have: parts of surrogate pairs, control characters except tab and line ends (two versions of
 * git-appraise disagree about how to write some of them), and code points that are no characters, such as U+FFFF.
 */
const UNWANTED = /(?![\t\n\r])[\p{Surrogate}\p{Cc}\p{Noncharacter_Code_Point}]/u;
const ALL_UNWANTED = new RegExp(UNWANTED, "gu");
const NOT_IN_NAME = /[\s\p{Surrogate}\p{Cc}\p{Noncharacter_Code_Point}]+/gu;

function refuse(message: string): GalleyError {
  return new GalleyError("BAD_INPUT", message);
}

function text(value: string, what: string): string {
  const [unwanted] = UNWANTED.exec(value) ?? [];
  if (unwanted === undefined) return value;
  const code = (unwanted.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  throw refuse(`${what} contains U+${code}. ${TEXT_RULE}`);
}

function oneLine(value: string, what: string, max: number): string {
  const line = text(value, what).trim();
  if (line === "" || line.length > max || /[\r\n]/u.test(line))
    throw refuse(`${what} must be one line of 1 to ${max} characters.`);
  return line;
}

function optionalBody(entered: string | null | undefined, what: string): string {
  const value = entered ?? "";
  if (text(value, what).trim().length > COMMENT_LENGTH_MAX)
    throw refuse(`${what} can have at most ${COMMENT_LENGTH_MAX} characters.`);
  return value.trim() === "" ? "" : value;
}

function email(value: string): string {
  const address = value.trim();
  if (address.length > EMAIL_MAX || !EMAIL.test(address)) {
    throw refuse(`An email address must look like name@example.org and have at most ${EMAIL_MAX} characters.`);
  }
  return address;
}

/**
 * The rules for texts that people enter. Each returns the value to store, or fails as BAD_INPUT with a message that
 * says what is accepted.
 */
export const inputRules = {
  /** Checks the client's idempotency key of one write. */
  key(value: string): string {
    if (!KEY.test(value)) throw refuse("A key must have 8 to 64 letters, digits, `-` or `_`.");
    return value;
  },
  /** Checks a comment, which is stored unchanged. */
  body(value: string): string {
    if (text(value, "A comment").trim() === "")
      throw refuse(`A comment must have 1 to ${COMMENT_LENGTH_MAX} characters.`);
    return optionalBody(value, "A comment");
  },
  /** Checks an optional text, and returns "" for one that is absent or only whitespace. */
  optionalBody,
  /** Checks the text of a draft: like a comment, but it may be empty. */
  draftBody(value: string): string {
    if (value.length > LONG_ARGUMENT_LENGTH_MAX)
      throw refuse(`A comment can have at most ${COMMENT_LENGTH_MAX} characters.`);
    return value;
  },
  /** Checks the title of a review, which is the first line of its description. */
  title: (value: string): string => oneLine(value, "A title", TITLE_MAX),
  name: (value: string): string => oneLine(value, "A name", NAME_MAX),
  /** Makes a name of any text, empty if nothing is left: a program or another person sends what they want. */
  anyName: (value: string): string => cutText(value.replace(NOT_IN_NAME, " ").trim(), NAME_MAX),
  /** Makes a text to store of any text: with `\n` as line ends, without what no text may have. */
  anyText: (value: string): string => value.replace(/\r\n?/gu, "\n").replace(ALL_UNWANTED, ""),
  email,
  /** Checks the reviewers' email addresses and returns each once, in the given order. */
  reviewers(values: readonly string[]): readonly string[] {
    const addresses = [...new Set(values.map(email))];
    if (addresses.length > REVIEWERS_MAX) throw refuse(`A review can have at most ${REVIEWERS_MAX} reviewers.`);
    return addresses;
  },
};
