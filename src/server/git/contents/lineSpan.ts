const NEWLINE = 10;

/** Gives some lines of a content with their ends, the first counted from 0; null where it has not got them all. Linear in the content. */
export function lineSpan(content: Buffer, from: number, count: number): Buffer | null {
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(count) || from < 0 || count < 0) return null;
  const start = skipLines(content, 0, from);
  const end = start === null ? null : skipLines(content, start, count);
  return start === null || end === null ? null : content.subarray(start, end);
}

/** Where the line begins that is so many lines further; null where there are not so many. */
function skipLines(content: Buffer, from: number, count: number): number | null {
  let at = from;
  for (let left = count; left > 0; left -= 1) {
    if (at >= content.length) return null;
    const newline = content.indexOf(NEWLINE, at);
    at = newline < 0 ? content.length : newline + 1;
  }
  return at;
}
