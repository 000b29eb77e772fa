import { encodeBytes } from "#contract/byteText.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { decodePiece, detectEncoding, type TextEncoding } from "../contents/encoding.ts";
import { readBlobs } from "../objects/readBlobs.ts";
import type { Oid } from "../oid.ts";
import { findTreeEntry } from "../trees/readTree.ts";
import { grep, type GrepFile, type GrepLine, type GrepOptions, type GrepSearch } from "./grep.ts";

/** Searches the files of a commit as `grep` does, and decodes lines that are not UTF-8. */
export async function searchCode(
  repository: Repository,
  revision: Oid,
  pattern: string,
  options: GrepOptions = {},
): Promise<GrepSearch> {
  const { signal, priority } = options;
  const found = await grep(repository, revision, pattern, options);
  async function* files(): AsyncGenerator<readonly GrepFile[]> {
    for await (const batch of found.files) yield await decoded(repository, revision, batch, { signal, priority });
  }
  return { files: files(), end: found.end };
}

const ESCAPED_BYTE = /[\uDC80-\uDCFF]/u;

/** Decodes the lines of files that are not UTF-8. Reads these files. */
async function decoded(
  repository: Repository,
  revision: Oid,
  files: readonly GrepFile[],
  options: ReadOptions,
): Promise<readonly GrepFile[]> {
  const escaped = files.filter(({ lines }) => lines.some(({ text }) => ESCAPED_BYTE.test(text)));
  if (escaped.length === 0) return files;
  const entries = await Promise.all(escaped.map(({ path }) => findTreeEntry(repository, revision, path, options)));
  const oids = entries.map((entry) => entry?.oid ?? repository.emptyTree);
  const blobs = await readBlobs(repository, oids, { ...options, maxBytes: BLOB_TEXT_BYTES });
  const encodings = new Map(
    escaped.map((file, index) => {
      const blob = blobs[index];
      return [file, blob instanceof Buffer ? detectEncoding(blob) : null] as const;
    }),
  );
  return files.map((file) => {
    const encoding = encodings.get(file) ?? null;
    return encoding === null ? file : { ...file, lines: file.lines.map((line) => decodedLine(line, encoding)) };
  });
}

function decodedLine(line: GrepLine, encoding: TextEncoding): GrepLine {
  const decode = (text: string): string => decodePiece(encodeBytes(text), encoding);
  const offsets = line.matches.map((offset) => decode(line.text.slice(0, offset)).length);
  // A match of the second byte of a character alone is empty now.
  const matches = offsets.flatMap((from, index) => {
    const to = offsets[index + 1] ?? from;
    return index % 2 === 0 && from < to ? [from, to] : [];
  });
  return { ...line, text: decode(line.text), matches };
}
