const RETURN = 13;

/** How the lines of a content end. */
export const lineEnds = {
  /** How its first line does. */
  of(content: Buffer): "\n" | "\r\n" {
    const newline = content.indexOf("\n");
    return newline > 0 && content[newline - 1] === RETURN ? "\r\n" : "\n";
  },
  /** Gives each line that has an end the one of Windows. */
  withReturns(lines: Buffer): Buffer {
    return Buffer.from(lines.toString("latin1").replaceAll(/\r?\n/gu, "\r\n"), "latin1");
  },
} as const;
