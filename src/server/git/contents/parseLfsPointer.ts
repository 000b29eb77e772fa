/** What stands in a repository for a file that LFS keeps: the SHA-256 of its content, and its size in bytes. */
export interface LfsPointerRecord {
  readonly oid: string;
  readonly size: number;
}

/** A pointer is shorter than this (git-lfs, docs/spec.md). */
export const LFS_POINTER_BYTES = 1024;

/** The version comes first, then the other keys, sorted; the first is what git-lfs was called before. */
const VERSION = /^version https?:\/\/(?:hawser|git-lfs)\.github\.com\/spec\/v1$/u;
const LINE = /^([a-z0-9.-]+) (.+)$/u;
const OID = /^sha256:([0-9a-f]{64})$/u;
const SIZE = /^\d{1,15}$/u;

/** Reads a content as a pointer of git-lfs; null where it is none. Linear in at most LFS_POINTER_BYTES. */
export function parseLfsPointer(content: Uint8Array): LfsPointerRecord | null {
  if (content.length >= LFS_POINTER_BYTES) return null;
  const [version = "", ...lines] = Buffer.from(content).toString("latin1").trimEnd().split("\n");
  if (!VERSION.test(version)) return null;
  const values = new Map<string, string>();
  for (const line of lines) {
    const [, key, value] = LINE.exec(line) ?? [];
    if (key === undefined || value === undefined || values.has(key)) return null;
    values.set(key, value);
  }
  const oid = OID.exec(values.get("oid") ?? "")?.[1];
  const size = values.get("size") ?? "";
  return oid === undefined || !SIZE.test(size) ? null : { oid, size: Number(size) };
}
