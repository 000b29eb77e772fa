import type { Int } from "grats";
import { codeSymbols } from "#server/git/search/codeSymbols.ts";
import { definitions as find } from "#server/git/search/definitions.ts";
import type { FileAtRevision } from "../files/FileAtRevision.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";

/**
 * Something that a file defines.
 * @gqlType
 */
export interface CodeSymbol {
  /**
   * Its name.
   * @gqlField
   */
  readonly name: string;
  /**
   * What it is, in the words of its language: `class`, `function`, `constant`.
   * @gqlField
   */
  readonly kind: string;
  /**
   * The line that defines it, counted from 1.
   * @gqlField
   */
  readonly line: Int;
  /**
   * What it is a part of, such as a method's class; null where that is not known.
   * @gqlField
   */
  readonly scope: string | null;
}

/**
 * What a file defines.
 * @gqlType
 */
export interface FileSymbols {
  /**
   * The symbols in the order of their lines; those that one function alone sees are left out.
   * @gqlField
   */
  readonly symbols: readonly CodeSymbol[];
  /**
   * Who found them.
   * @gqlField
   */
  readonly foundBy: SymbolSource;
  /**
   * Whether there are more, or the file is too large to be looked into.
   * @gqlField
   */
  readonly isCut: boolean;
}

/**
 * Who tells what code defines: `CTAGS`, Universal Ctags, which is installed and knows the language; `PATTERNS`, expressions for how
 * definitions look in common languages, which err more often.
 * @gqlEnum
 */
export type SymbolSource = "CTAGS" | "PATTERNS";

const FILE = /^100/u;

/**
 * What it defines; nothing for links and submodules.
 * @gqlField symbols
 */
export async function fileSymbols(file: FileAtRevision, context: Context): Promise<FileSymbols> {
  const files = FILE.test(file.mode()) ? [{ path: file.path(), oid: file.oid() }] : [];
  const [list] = await codeSymbols(file.served.git, files, { signal: context.signal });
  const { symbols, foundBy, isCut } = list ?? { symbols: [], foundBy: "PATTERNS" as const, isCut: false };
  return { symbols: symbols.filter(({ isLocal }) => !isLocal), foundBy, isCut };
}

/**
 * A place that defines a name.
 * @gqlType
 */
interface Definition {
  /**
   * The file; a byte that is not UTF-8 is one lone surrogate.
   * @gqlField
   */
  readonly path: string;
  /**
   * The line, counted from 1.
   * @gqlField
   */
  readonly line: Int;
  /**
   * The line itself without the blanks around it, its first 400 characters.
   * @gqlField
   */
  readonly text: string;
  /**
   * What is defined there, in the words of its language: `class`, `function`, `constant`.
   * @gqlField
   */
  readonly kind: string;
  /**
   * What it is a part of, such as a method's class; null where that is not known.
   * @gqlField
   */
  readonly scope: string | null;
  /**
   * Who found it.
   * @gqlField
   */
  readonly foundBy: SymbolSource;
}

/**
 * The places that define a name.
 * @gqlType
 */
interface Definitions {
  /**
   * The places, those of the file one asks from first; 100 at most.
   * @gqlField
   */
  readonly definitions: readonly Definition[];
  /**
   * Who found them, or looked for them in vain.
   * @gqlField
   */
  readonly foundBy: SymbolSource;
  /**
   * Whether there may be more: so many files hold the name that not all were looked into.
   * @gqlField
   */
  readonly isCut: boolean;
}

/**
 * Finds where a name is defined among the files of a revision. `path` is the file that one asks from, whose definitions go first.
 * BAD_INPUT for what can be no name.
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
