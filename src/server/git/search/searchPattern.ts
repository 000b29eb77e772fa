import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { SEARCH_EXPRESSION_SIZE_MAX, SEARCH_PATTERN_BYTES_MAX } from "#contract/limits.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";

/** What the C library says of an expression that it cannot read, and how we say it. */
const COMPLAINTS: readonly (readonly [RegExp, string])[] = [
  [/Unmatched \(/u, "a parenthesis is opened and not closed"],
  [/Unmatched \[/u, "a bracket is opened and not closed"],
  [/Unmatched \\?\{/u, "a brace is opened and not closed"],
  [/Invalid range end/u, "a range in brackets ends before it begins"],
  [/Invalid preceding regular expression/u, "there is nothing before a sign that repeats"],
  [/Invalid content of/u, "what stands in braces is no number of times"],
  [/Trailing backslash/u, "it ends with a backslash"],
  [/Invalid back reference/u, "it refers back to a group that it has not"],
  [/Invalid character class name/u, "it names a class of characters that there is not"],
  [/Invalid collation character/u, "it names a character that there is not"],
  [/too big|Memory exhausted/iu, "it becomes too large"],
];
const UNKNOWN = "git does not understand it";

/**
 * Gives what somebody searches for as git's standard input takes it. Fails as BAD_INPUT where it is empty, more than a line or too
 * long, and where it is an expression (POSIX extended) that cannot be read or that becomes too large: the C library would take
 * gigabytes for it. An expression costs a process.
 */
export async function searchPattern(
  repository: Repository,
  pattern: string,
  { isRegex, ...options }: ReadOptions & { readonly isRegex: boolean },
): Promise<Uint8Array> {
  const bytes = encodeBytes(pattern);
  if (pattern === "" || /[\0\n]/u.test(pattern) || bytes.length > SEARCH_PATTERN_BYTES_MAX) {
    throw new GalleyError("BAD_INPUT", `What is searched for is one line of 1 to ${SEARCH_PATTERN_BYTES_MAX} bytes.`);
  }
  if (!isRegex) return bytes;
  if (expressionSize(pattern) > SEARCH_EXPRESSION_SIZE_MAX) throw unreadable("its repetitions make it too large");
  const args = ["grep", "--extended-regexp", "-f", "-", repository.emptyTree];
  const call = { ...options, where: "shadow", args, input: bytes, answers: [0, 1, 128] } as const;
  const { code, stderr } = await readGit(repository, call);
  if (code === 128) throw unreadable(COMPLAINTS.find(([words]) => words.test(stderr))?.[1] ?? UNKNOWN);
  return bytes;
}

function unreadable(why: string): GalleyError {
  return new GalleyError("BAD_INPUT", `The expression cannot be searched for: ${why}.`);
}

/** What repeats what stands before it, as a POSIX extended expression writes it. */
const INTERVAL = /^\{(\d*)(?:,(\d*))?\}/u;

/**
 * Tells how large an extended regular expression becomes when its repetitions are written out, as the C library does before it
 * looks for anything: `(a{9}b){10}` is 100. What is no well-formed expression has a size all the same. Linear in its length.
 */
export function expressionSize(expression: string): number {
  const outer: number[] = [];
  let sum = 0;
  let last = 0;
  for (let at = 0; at < expression.length;) {
    const sign = expression.charAt(at);
    const interval = sign === "{" ? INTERVAL.exec(expression.slice(at)) : null;
    if (interval !== null) {
      const [whole, from = "", to] = interval;
      const times = Math.max(1, Number(from), Number(to ?? 0));
      sum += last * (times - 1);
      last *= times;
      at += whole.length;
      continue;
    }
    if (sign === "(") {
      outer.push(sum);
      sum = 0;
      last = 0;
      at += 1;
    } else if (sign === ")" && outer.length > 0) {
      last = Math.max(1, sum);
      sum = last + (outer.pop() ?? 0);
      at += 1;
    } else if (/[*+?|^$]/u.test(sign)) at += 1;
    else {
      at += sign === "\\" ? 2 : sign === "[" ? setLength(expression.slice(at)) : 1;
      last = 1;
      sum += 1;
    }
  }
  return outer.reduce((all, part) => all + part, sum);
}

/** Gives the length of the set in brackets that a text begins with, or of the text where the set has no end. */
function setLength(text: string): number {
  const set = /^\[\^?\]?(?:\[:[a-z]*:\]|\[\.[^\]]*\.\]|\[=[^\]]*=\]|[^\]])*\]/u.exec(text);
  return set?.[0].length ?? text.length;
}
