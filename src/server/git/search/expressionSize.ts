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
