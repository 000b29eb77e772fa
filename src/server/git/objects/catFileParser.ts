import type { Oid } from "../oid.ts";

export type ObjectType = "commit" | "tree" | "blob" | "tag";

/** The first line of an answer; null where the object is missing. */
export interface ObjectHeader {
  readonly oid: Oid;
  readonly type: ObjectType;
  readonly size: number;
}

/** Gets the answers of `cat-file --batch-command` in the order of the questions. */
export interface AnswerEvents {
  /** Says whether contents follow (only after a `contents` question) and if so how many bytes of them to keep; 0 of some for none. */
  onHeader(header: ObjectHeader | null): "none" | number;
  /** Gets the contents, as much of them as was to be kept, as soon as that is there. Not called where none is. */
  onContents(contents: Buffer): void;
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
  let line = "";
  /** What is being printed: what is kept of it, of which `kept` bytes are there, with the newline behind contents; `left` to come. */
  let body: { readonly contents: Buffer; readonly isCut: boolean; kept: number; left: number } | null = null;

  function takeHeader(bytes: Buffer): number {
    const end = bytes.indexOf(NEWLINE);
    line += bytes.toString("latin1", 0, end < 0 ? bytes.length : end);
    if (line.length > HEADER_BYTES_MAX) throw new Error("cat-file printed no header where one was due");
    if (end < 0) return bytes.length;
    const header = parseHeader(line);
    line = "";
    const wish = events.onHeader(header);
    if (header === null || wish === "none") return end + 1;
    const isCut = wish < header.size;
    body = { contents: Buffer.allocUnsafe(isCut ? wish : header.size + 1), isCut, kept: 0, left: header.size + 1 };
    return end + 1;
  }

  function takeBody(bytes: Buffer, current: NonNullable<typeof body>): number {
    const { contents, isCut } = current;
    const length = Math.min(bytes.length, current.left);
    current.left -= length;
    if (current.left === 0) body = null;
    if (current.kept === contents.length) return length;
    current.kept += bytes.copy(contents, current.kept, 0, length);
    if (current.kept < contents.length) return length;
    if (!isCut && contents.at(-1) !== NEWLINE) throw new Error("cat-file printed contents of another length");
    events.onContents(isCut ? contents : contents.subarray(0, -1));
    return length;
  }

  return (bytes) => {
    for (let at = 0; at < bytes.length;) {
      const rest = bytes.subarray(at);
      at += body === null ? takeHeader(rest) : takeBody(rest, body);
    }
  };
}
