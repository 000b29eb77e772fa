/** Calls back with each whole line of a text that comes in pieces: bytes as Latin-1, which ids and numbers are. */
export function eachLine(onLine: (line: string) => void): (bytes: Buffer) => void {
  let rest = "";
  return (bytes) => {
    const parts = (rest + bytes.toString("latin1")).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) onLine(part);
  };
}
