import type { Oid } from "./oid.ts";

export type ObjectType = "commit" | "tree" | "blob" | "tag";

/** The first line of an answer; null where the object is missing. */
export interface ObjectHeader {
  readonly oid: Oid;
  readonly type: ObjectType;
  readonly size: number;
}

/** Gets the answers of `cat-file --batch-command` in the order of the questions. */
export interface AnswerEvents {
  /** Says whether contents follow (only after a `contents` question) and if so whether to keep them. */
  onHeader(header: ObjectHeader | null): "none" | "keep" | "skip";
  /** Gets the contents, or null where they were skipped. Not called where none follow. */
  onContents(contents: Buffer | null): void;
}

const NEWLINE = 10;
const HEADER_BYTES_MAX = 256;

function isObjectType(value: string | undefined): value is ObjectType {
  return value === "commit" || value === "tree" || value === "blob" || value === "tag";
}

function parseHeader(line: string): ObjectHeader | null {
  const [oid, type, size] = line.split(" ");
  if (type === "missing" && size === undefined) return null;
  if (oid === undefined || !isObjectType(type) || size === undefined) throw new Error(`cat-file answered "${line}"`);
  return { oid, type, size: Number(size) };
}

/**
 * Makes a function that takes what `cat-file --batch-command` prints, cut anywhere, and reports the answers in it. It
 * throws where the text is none that cat-file prints. Linear in the bytes; copies each byte once.
 */
export function catFileParser(events: AnswerEvents): (bytes: Buffer) => void {
  let line: Buffer = Buffer.alloc(0);
  let body: { readonly parts: Buffer[]; readonly keep: boolean; left: number } | null = null;

  function takeHeader(bytes: Buffer): number {
    const end = bytes.indexOf(NEWLINE);
    line = Buffer.concat([line, end < 0 ? bytes : bytes.subarray(0, end)]);
    if (line.length > HEADER_BYTES_MAX) throw new Error("cat-file printed no header where one was due");
    if (end < 0) return bytes.length;
    const header = parseHeader(line.toString("latin1"));
    line = Buffer.alloc(0);
    const wish = events.onHeader(header);
    if (header !== null && wish !== "none") body = { parts: [], keep: wish === "keep", left: header.size + 1 };
    return end + 1;
  }

  function takeBody(bytes: Buffer, current: NonNullable<typeof body>): number {
    const part = bytes.subarray(0, current.left);
    current.left -= part.length;
    if (current.keep) current.parts.push(part);
    if (current.left > 0) return part.length;
    body = null;
    const whole = current.keep ? Buffer.concat(current.parts) : null;
    if (whole !== null && whole[whole.length - 1] !== NEWLINE)
      throw new Error("cat-file printed contents of another length");
    events.onContents(whole === null ? null : whole.subarray(0, -1));
    return part.length;
  }

  return (bytes) => {
    for (let at = 0; at < bytes.length;) {
      const rest = bytes.subarray(at);
      at += body === null ? takeHeader(rest) : takeBody(rest, body);
    }
  };
}
