import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { SEARCH_EXPRESSION_SIZE_MAX, SEARCH_PATTERN_BYTES_MAX } from "#contract/limits.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readGit } from "../processes/readGit.ts";

/** Error messages of the C library, and our own for them. */
const COMPLAINTS: readonly (readonly [RegExp, string])[] = [
  [/Unmatched \(/u, "a parenthesis is not closed"],
  [/Unmatched \[/u, "a bracket is not closed"],
  [/Unmatched \\?\{/u, "a brace is not closed"],
  [/Invalid range end/u, "a range in brackets ends before it begins"],
  [/Invalid preceding regular expression/u, "there is nothing to repeat before a quantifier"],
  [/Invalid content of/u, "the braces do not contain a number of repetitions"],
  [/Trailing backslash/u, "it ends with a backslash"],
  [/Invalid back reference/u, "it has a back reference to a group that does not exist"],
  [/Invalid character class name/u, "it names an unknown character class"],
  [/Invalid collation character/u, "it names an unknown character"],
  [/too big|Memory exhausted/iu, "it is too large"],
];
const UNKNOWN = "git does not understand it";

/**
 * Encodes a search pattern for git's standard input. Fails with BAD_INPUT if it is empty, longer than a line or too
 * long, and for a POSIX extended expression that is invalid or becomes too large: the C library would use gigabytes for
 * it. Checking an expression costs a process.
 */
export async function searchPattern(
  repository: Repository,
  pattern: string,
  { isRegex, ...options }: ReadOptions & { readonly isRegex: boolean },
): Promise<Uint8Array> {
  const bytes = encodeBytes(pattern);
  if (pattern === "" || /[\0\n]/u.test(pattern) || bytes.length > SEARCH_PATTERN_BYTES_MAX) {
    throw new GalleyError("BAD_INPUT", `The search text must be one line of 1 to ${SEARCH_PATTERN_BYTES_MAX} bytes.`);
  }
  if (!isRegex) return bytes;
  if (expressionSize(pattern) > SEARCH_EXPRESSION_SIZE_MAX) throw unreadable("its repetitions make it too large");
  const args = ["grep", "--extended-regexp", "-f", "-", repository.emptyTree];
  const { code, stderr } = await readGit(repository, { ...options, args, input: bytes, answers: [0, 1, 128] });
  if (code === 128) throw unreadable(COMPLAINTS.find(([complaint]) => complaint.test(stderr))?.[1] ?? UNKNOWN);
  return bytes;
}

function unreadable(why: string): GalleyError {
  return new GalleyError("BAD_INPUT", `The regular expression is not valid: ${why}.`);
}

/** A repetition in a POSIX extended expression. */
const INTERVAL = /^\{(\d*)(?:,(\d*))?\}/u;

/**
 * Computes the size of an extended regular expression after its repetitions are expanded, as the C library does before
 * matching: `(a{9}b){10}` is 100. An invalid expression has a size too. Linear in its length.
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

/**
 * Returns the length of the bracket expression at the start of a text, or of the whole text if the expression does not
 * end.
 */
function setLength(text: string): number {
  const set = /^\[\^?\]?(?:\[:[a-z]*:\]|\[\.[^\]]*\.\]|\[=[^\]]*=\]|[^\]])*\]/u.exec(text);
  return set?.[0].length ?? text.length;
}
