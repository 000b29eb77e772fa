import type { Int } from "grats";
import { codeSymbols } from "#server/git/search/codeSymbols.ts";
import { definitions as find } from "#server/git/search/definitions.ts";
import type { FileAtRevision } from "../files/FileAtRevision.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";

/** A symbol that a file defines. @gqlType */
export interface CodeSymbol {
  /** The name of the symbol. @gqlField */
  readonly name: string;
  /** The kind of the symbol in terms of its language: `class`, `function`, `constant`. @gqlField */
  readonly kind: string;
  /** The line of the definition, counted from 1. @gqlField */
  readonly line: Int;
}

/** The symbols that a file defines. @gqlType */
export interface FileSymbols {
  /** The symbols in the order of their lines. @gqlField */
  readonly symbols: readonly CodeSymbol[];
  /** Whether there are more, or the file is too large to parse. @gqlField */
  readonly isTruncated: boolean;
}

const FILE = /^100/u;

/** The symbols that the file defines, found by patterns of common languages. Empty for links and submodules. @gqlField symbols */
export async function fileSymbols(file: FileAtRevision, context: Context): Promise<FileSymbols> {
  const oids = FILE.test(file.mode) ? [file.oid] : [];
  const [list] = await codeSymbols(file.served.git, oids, { signal: context.signal });
  return list ?? { symbols: [], isTruncated: false };
}

/** A definition of a name. @gqlType */
interface Definition {
  /** The path of the file. A byte that is not UTF-8 is one lone surrogate. @gqlField */
  readonly path: string;
  /** The line, counted from 1. @gqlField */
  readonly line: Int;
  /** The text of the line without surrounding blanks, at most 400 characters. @gqlField */
  readonly text: string;
  /** The kind of the symbol in terms of its language: `class`, `function`, `constant`. @gqlField */
  readonly kind: string;
}

/** The definitions of a name. @gqlType */
interface Definitions {
  /** The definitions, those in the file of the request first. At most 100. @gqlField */
  readonly definitions: readonly Definition[];
  /** Whether there may be more: so many files contain the name that not all were parsed. @gqlField */
  readonly isTruncated: boolean;
}

/**
 * Finds the definitions of a name in the files of a revision. Definitions in the file `path` come first. Returns
 * BAD_INPUT for an invalid name.
 * @gqlField
 */
export async function definitions(
  repository: Repository,
  context: Context,
  revision: string,
  name: string,
  path?: string | null,
): Promise<Definitions> {
  const commit = await repository.resolve(context, revision);
  return find(repository.served.git, commit, name, { from: path ?? null, signal: context.signal });
}
