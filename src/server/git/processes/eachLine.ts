/**
 * Calls back with each whole line of a text that comes in pieces: bytes as Latin-1, which ids and numbers are. `end` is what a line
 * ends with. Linear, however long a line is.
 */
export function eachLine(onLine: (line: string) => void, end = "\n"): (bytes: Buffer) => void {
  let rest = "";
  return (bytes) => {
    const [first = "", ...others] = bytes.toString("latin1").split(end);
    rest += first;
    if (others.length === 0) return;
    onLine(rest);
    rest = others.pop() ?? "";
    for (const line of others) onLine(line);
  };
}
