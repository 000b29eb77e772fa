import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { findTreeEntry } from "#server/git/trees/findTreeEntry.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import { findQuote } from "../texts/findQuote.ts";
import type { QuotedLines } from "../texts/quoteLines.ts";
import { saysEnough } from "../texts/saysEnough.ts";
import { TextShelf } from "../texts/TextShelf.ts";
import type { ThreadPosition } from "./ThreadPosition.ts";

/** Lines around it that make a bare brace one of a kind. */
const CONTEXT_MIN = 2;

const KNOWN_AGAIN = "The commit that it was written on is not here; the same lines stand here.";

/**
 * Finds lines in a file by nothing but what a remark quotes of them: where they stand once, or with most of the lines around
 * them. Null where they do not, or where the file is not here. Linear in the file.
 */
export async function findByWords(
  repository: Repository,
  { commit, path }: { readonly commit: Oid; readonly path: string },
  quoted: QuotedLines,
  options: ReadOptions,
): Promise<Pick<ThreadPosition, "startLine" | "endLine" | "certainty" | "reason"> | null> {
  if (quoted.quote.length === 0) return null;
  const lines = await linesAt(repository, commit, path, options);
  const places = findQuote(quoted, lines).toSorted((a, b) => b.context - a.context);
  const [best, next] = places;
  const isOnly = next === undefined || next.context < (best?.context ?? 0);
  if (best === undefined || !isOnly || !(saysEnough(quoted.quote) || best.context >= CONTEXT_MIN)) return null;
  const { line } = best;
  return { startLine: line, endLine: line + quoted.quote.length - 1, certainty: "MOVED", reason: KNOWN_AGAIN };
}

async function linesAt(
  repository: Repository,
  commit: Oid,
  path: string,
  options: ReadOptions,
): Promise<readonly string[]> {
  try {
    const entry = await findTreeEntry(repository, commit, path, options);
    const shelf = new TextShelf(repository, options);
    await shelf.read([entry?.oid ?? null], BLOB_TEXT_BYTES);
    return shelf.get(entry?.oid)?.lines ?? [];
  } catch (error) {
    if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return [];
    throw error;
  }
}
