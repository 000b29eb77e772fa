import { encodeBytes } from "#contract/byteText.ts";
import { type ErrorCode, GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES, SEARCH_LINES_MAX } from "#contract/limits.ts";
import { decodePiece, detectEncoding, type TextEncoding } from "../contents/encoding.ts";
import { readBlobs } from "../objects/readBlobs.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { findTreeEntry } from "../trees/readTree.ts";
import { grep, type GrepEnd, type GrepFile, type GrepLine, type GrepOptions, type GrepSearch } from "./grep.ts";
import { type Utf16Tree, utf16Tree } from "./utf16Tree.ts";

/**
 * Searches the files of a commit as `grep` does, and then its texts in UTF-16, which git takes for binary. Lines are
 * decoded. Files that are binary come last.
 */
export async function searchCode(
  repository: Repository,
  revision: Oid,
  pattern: string,
  options: GrepOptions = {},
): Promise<GrepSearch> {
  const { maxLines = SEARCH_LINES_MAX, signal, priority } = options;
  const read = { signal, priority };
  const first = await grep(repository, revision, pattern, options);
  let end: GrepEnd = { truncatedBy: null, isIncomplete: false };

  async function* files(): AsyncGenerator<readonly GrepFile[]> {
    const binary: GrepFile[] = [];
    let count = 0;
    for await (const batch of first.files) {
      binary.push(...batch.filter(({ isBinary }) => isBinary));
      const texts = batch.filter(({ isBinary }) => !isBinary);
      count += texts.reduce((sum, { lines }) => sum + lines.filter(({ isMatch }) => isMatch).length, 0);
      if (texts.length > 0) yield await decoded(repository, revision, texts, read);
    }
    end = first.end();
    const left = maxLines - count - binary.length;
    const wide = end.truncatedBy === null && left > 0 ? await readableTree(repository, revision, read) : null;
    if (wide !== null) {
      const second = await grep(repository, wide.tree, pattern, { ...options, maxLines: left });
      yield* second.files;
      const { truncatedBy, isIncomplete } = second.end();
      end = { truncatedBy, isIncomplete: isIncomplete || end.isIncomplete };
    }
    const others = binary.filter(({ path }) => wide?.paths.has(path) !== true);
    if (others.length > 0) yield others;
  }
  return { files: files(), end: () => end };
}

/** The search for these files is a part of the search that may be left out. */
const LEFT_OUT: readonly ErrorCode[] = ["OBJECT_MISSING", "TIMEOUT", "TOO_LARGE"];

async function readableTree(repository: Repository, revision: Oid, options: ReadOptions): Promise<Utf16Tree | null> {
  try {
    return await utf16Tree(repository, revision, options);
  } catch (error) {
    if (error instanceof GalleyError && LEFT_OUT.includes(error.code)) return null;
    throw error;
  }
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
