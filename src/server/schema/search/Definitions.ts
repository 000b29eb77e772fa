import type { Int } from "grats";
import { definitions as find } from "#server/git/search/definitions.ts";
import type { Context } from "../request/Context.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { SymbolSource } from "./SymbolSource.ts";

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
