import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { filterNames } from "./filterNames.ts";
import { gitInWorkTree } from "./gitInWorkTree.ts";
import { liveLook } from "./liveLook.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";

const HEAD = "-";
const FILTERED = "A filter of the repository would have to run to bring this file back.";
const BY_HAND = "Bring it back with git itself.";

/**
 * Gives what git would put on the disk of a stored content: with line ends and encoding as settings and attributes say, through no
 * filter; where one would have to run it fails as BAD_INPUT. Three processes.
 */
export async function checkedOut(
  repository: Repository,
  path: string,
  oid: Oid,
  options: ReadOptions = {},
): Promise<Buffer> {
  requireOids(oid);
  const look = await liveLook(repository, options);
  if ((await filterNames(look, [path])).has(path)) throw new GalleyError("BAD_INPUT", FILTERED, { next: BY_HAND });
  const args = ["cat-file", `--batch=${HEAD}`, "-z", "--filters"];
  const input = Buffer.concat([Buffer.from(`${oid} `), encodeBytes(path), Buffer.of(0)]);
  const { stdout } = await gitInWorkTree(look, { args, input });
  if (!stdout.toString("latin1", 0, HEAD.length + 1).startsWith(`${HEAD}\n`)) throw new GalleyError("OBJECT_MISSING");
  return stdout.subarray(HEAD.length + 1, -1);
}
