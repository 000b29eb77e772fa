import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { ignoreRevs as readIgnoreRevs } from "#server/git/blame/ignoreRevs.ts";
import { Blame } from "./Blame.ts";
import type { BlameFollow } from "./BlameFollow.ts";
import type { Context } from "../request/Context.ts";
import type { FileAtRevision } from "../files/FileAtRevision.ts";

/**
 * Where its lines come from, or those from `startLine` to `endLine`, both counted from 1. The commits that the tree lists to be
 * passed over are, unless `ignoreRevs` is false.
 * @gqlField blame
 */
export async function fileBlame(
  file: FileAtRevision,
  context: Context,
  startLine?: Int | null,
  endLine?: Int | null,
  ignoreRevs: boolean = true,
  follow: BlameFollow = "RENAMES",
  ignoreWhitespace: boolean = false,
): Promise<Blame> {
  const start = startLine ?? null;
  const end = endLine ?? null;
  if ((start === null) !== (end === null))
    throw new GalleyError("BAD_INPUT", "Of a range of lines both the first and the last are given.");
  const ranges = start === null || end === null ? [] : [{ start, end }];
  const { signal } = context;
  const ignored = ignoreRevs ? await readIgnoreRevs(file.served.git, file.commitOid, { signal }) : null;
  return new Blame(file, ignored, { ranges, follow, ignoreWhitespace });
}
