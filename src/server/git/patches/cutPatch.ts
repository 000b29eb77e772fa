const NEWLINE = 10;
const HUNK = Buffer.from("\n@@ -");
const RANGES = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/u;
const [PLUS, MINUS, BLANK] = [43, 45, 32];

/**
 * Makes a whole patch of a patch's beginning: what follows the last whole line is left out, and the last hunk's head says
 * how many lines are there. Null where not a single line of a hunk is. Linear in the bytes.
 */
export function cutPatch(beginning: Buffer): Buffer | null {
  const whole = beginning.subarray(0, beginning.lastIndexOf(NEWLINE) + 1);
  const hunk = whole.lastIndexOf(HUNK) + 1;
  if (hunk === 0) return null;
  const lines = whole.indexOf(NEWLINE, hunk) + 1;
  const before = whole.subarray(0, hunk);
  // A line that begins like a hunk's head follows only another hunk's lines: without any it is no hunk yet.
  if (lines === whole.length) return before.includes(HUNK) ? before : null;
  const head = whole.toString("latin1", hunk, lines);
  const { removed, added } = sidesOf(whole.subarray(lines));
  const cut = head.replace(RANGES, (_, from: string, to: string) => `@@ -${from},${removed} +${to},${added} @@`);
  return Buffer.concat([before, Buffer.from(cut, "latin1"), whole.subarray(lines)]);
}

/** Counts the lines that a hunk's lines have on each side. */
function sidesOf(lines: Buffer): { readonly removed: number; readonly added: number } {
  let removed = 0;
  let added = 0;
  for (let at = 0; at < lines.length; at = lines.indexOf(NEWLINE, at) + 1) {
    const sign = lines[at];
    if (sign === MINUS || sign === BLANK) removed += 1;
    if (sign === PLUS || sign === BLANK) added += 1;
  }
  return { removed, added };
}
