import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import type { Comparison } from "./Comparison.ts";
import type { Context } from "../request/Context.ts";

/**
 * The text of one file of a change: without an identity, so that who reads it need not keep it with the change.
 * @gqlType
 */
interface FileText {
  /**
   * The whole text.
   * @gqlField
   */
  readonly content: string;
}

/**
 * The whole text of the file at a place of the `fileTable`, its old side where it is deleted; null for a binary file and
 * for a submodule. TOO_LARGE beyond 10 MiB.
 * @gqlField text
 */
export async function fileText(comparison: Comparison, context: Context, place: Int): Promise<FileText | null> {
  const files = await comparison.changedFiles(context);
  const file = files[place];
  if (file === undefined) throw new GalleyError("BAD_INPUT", `The change has ${files.length} files, none at ${place}.`);
  const content = await context.loaders.of(comparison.served.git).text(file);
  return content === null ? null : { content };
}
