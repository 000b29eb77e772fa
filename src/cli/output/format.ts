import { lstat, open, rename, rm, writeFile } from "node:fs/promises";
import { GalleyError } from "#contract/errors.ts";
import { inLine } from "#contract/untrustedText.ts";

/**
 * Characters that a terminal may interpret instead of showing: control characters but newline and tab, and invisible
 * and direction-changing characters.
 */
const OBEYED = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Makes untrusted text safe for a terminal: control characters and invisible characters are written as `\u{1b}`, but
 * for a CR before an LF, which a patch of a file with such line ends needs. Linear in its length.
 */
export function printable(text: string): string {
  return text.replace(OBEYED, (character, at: number) =>
    character === "\r" && text[at + 1] === "\n" ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** Writes a value as JSON, with escapes for all characters that a terminal may interpret. */
export function jsonText(value: unknown, indent = 2): string {
  return JSON.stringify(value, null, indent).replace(OBEYED, escaped);
}

function escaped(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
    .join("");
}

/** Writes rows as aligned columns, separated by two spaces, one line each. Linear in the cells. */
export function tableText(cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(inLine));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n`;
}

/** Converts a time of the schema, which has an offset, to ISO 8601 in UTC; an absent time becomes null. */
export function utcMoment<Time extends string | null | undefined>(
  timestamp: Time,
): Time extends string ? string : string | null;
export function utcMoment(timestamp: string | null | undefined): string | null {
  return timestamp == null ? null : new Date(timestamp).toISOString();
}

const FORCE = "Choose another name, or replace it with --force.";
const FAILURES: Readonly<Record<string, () => GalleyError>> = {
  EEXIST: () => new GalleyError("CONFLICT", "There is already a file of this name.", { next: FORCE }),
  ENOENT: () => new GalleyError("NOT_FOUND", "There is no such folder.", { next: "Create it, or choose another one." }),
  ENOTDIR: () => new GalleyError("BAD_INPUT", "A part of this path is not a folder."),
  EISDIR: () => new GalleyError("BAD_INPUT", "This is a folder.", { next: "Add the name of the file." }),
  ENAMETOOLONG: () => new GalleyError("BAD_INPUT", "This name is too long."),
  EACCES: () => new GalleyError("READ_ONLY", "The folder is read-only."),
  EPERM: () => new GalleyError("READ_ONLY", "The folder is read-only."),
  EROFS: () => new GalleyError("READ_ONLY", "The disk is read-only."),
  ENOSPC: () => new GalleyError("DISK_FULL"),
  EDQUOT: () => new GalleyError("DISK_FULL"),
};

/** Writes a file whole or not at all, or into a device or a pipe. Fails as CONFLICT if it may not replace a file. */
export async function writeOutput(path: string, text: string | Uint8Array, mayReplace: boolean): Promise<void> {
  const found = await lstat(path).catch(() => null); // opening it gives the reason
  // A link may come from a repository, and is not followed.
  if (found?.isFIFO() || found?.isCharacterDevice()) return writeFile(path, text).catch(explainFailure);
  const unfinished = mayReplace ? `${path}.${process.pid}.tmp` : path;
  const file = await open(unfinished, "wx").catch(explainFailure);
  try {
    await file.writeFile(text).finally(() => file.close());
    if (mayReplace) await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    explainFailure(error);
  }
}

/** Throws the reason why a file or folder could not be written. */
export function explainFailure(error: unknown): never {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  throw FAILURES[code]?.() ?? error;
}

export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Formats a number with its noun: "1 commit", "2 commits". */
export function counted(count: number, one: string, other = `${one}s`): string {
  return `${count} ${count === 1 ? one : other}`;
}

/** The ways in which a change can differ from the one that a verdict was given for. */
export const CHANGE_KINDS = ["IDENTICAL", "MESSAGE_ONLY", "TRIVIAL_REBASE", "BASE_DRIFT", "CHANGED"] as const;

/** The kinds of verdicts as the CLI writes them. */
export const VERDICTS = { APPROVE: "approve", REQUEST_CHANGES: "reject", COMMENT: "comment" } as const;
/** A verdict in the past tense, after the name of its author. */
export const VERDICT_DONE = { approve: "approved", reject: "requested changes", comment: "commented" } as const;
