import { GalleyError } from "#contract/errors.ts";

/** Longest texts, in UTF-16 units; the description and a comment have room for a long log, a title for one line of a list. */
const BODY_MAX = 65_536;
const DRAFT_ROOM = 65_536;
const TITLE_MAX = 256;
const NAME_MAX = 256;
const EMAIL_MAX = 254;
const REVIEWERS_MAX = 100;

const KEY = /^[A-Za-z0-9_-]{8,64}$/u;
const EMAIL = /^[^\s@<>\p{Cc}\p{Surrogate}]+@[^\s@<>\p{Cc}\p{Surrogate}]+$/u;

/** Control characters but tab and line ends: two versions of git-appraise's own tools disagree about how some are written. */
const CONTROL = /(?![\t\n\r\u007f-\u009f])\p{Cc}/u;

function refuse(sentence: string): GalleyError {
  return new GalleyError("BAD_INPUT", sentence);
}

function text(value: string, what: string): string {
  if (/\p{Surrogate}/u.test(value) || CONTROL.test(value)) {
    throw refuse(`${what} is text in valid Unicode, without control characters other than tabs and line ends.`);
  }
  return value;
}

function oneLine(value: string, what: string, max: number): string {
  const line = text(value, what).trim();
  if (line === "" || line.length > max || /[\r\n]/u.test(line))
    throw refuse(`${what} is one line of 1 to ${max} characters.`);
  return line;
}

function optionalBody(value: string, what = "A text"): string {
  if (text(value, what).trim().length > BODY_MAX) throw refuse(`${what} has at most ${BODY_MAX} characters.`);
  return value.trim() === "" ? "" : value;
}

function email(value: string): string {
  const address = value.trim();
  if (address.length > EMAIL_MAX || !EMAIL.test(address)) {
    throw refuse(`An e-mail address looks like name@example.org and has at most ${EMAIL_MAX} characters.`);
  }
  return address;
}

/** The rules for what people write. Each gives back what is stored, or fails as BAD_INPUT with what would be accepted. */
export const inputRules = {
  /** A key made by the client for one write. */
  key(value: string): string {
    if (!KEY.test(value)) throw refuse("A key has 8 to 64 letters, digits, `-` and `_`.");
    return value;
  },
  /** A comment, stored as it is. */
  body(value: string): string {
    if (text(value, "A comment").trim() === "") throw refuse(`A comment has 1 to ${BODY_MAX} characters.`);
    return optionalBody(value, "A comment");
  },
  /** A text that may be left out: nothing but white space is none. */
  optionalBody,
  /** What is being written: as a comment, but it may be empty. */
  draftBody(value: string): string {
    if (value.length > BODY_MAX + DRAFT_ROOM) throw refuse(`A comment has at most ${BODY_MAX} characters.`);
    return value;
  },
  /** The first line of a description. */
  title: (value: string): string => oneLine(value, "A title", TITLE_MAX),
  /** The name of a person. */
  name: (value: string): string => oneLine(value, "A name", NAME_MAX),
  email,
  /** The e-mail addresses of reviewers, each once, in the order given. */
  reviewers(values: readonly string[]): readonly string[] {
    const addresses = [...new Set(values.map(email))];
    if (addresses.length > REVIEWERS_MAX) throw refuse(`A review has at most ${REVIEWERS_MAX} reviewers.`);
    return addresses;
  },
};
