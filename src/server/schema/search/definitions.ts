import type { Int } from "grats";
import { definitions as find } from "#server/git/search/definitions.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";

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
  /** Whether there may be more. @gqlField */
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
