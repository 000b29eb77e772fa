import { encodeBytes } from "#contract/byteText.ts";
import { gitInWorkTree, type WorkTreeLook } from "./gitInWorkTree.ts";
import { writeFailure } from "../processes/writeFailure.ts";

/**
 * What became of files that were to be stored: all were, or none, since one changed its kind meanwhile or cannot be read, or
 * since the one at `path` is not in the encoding that attributes say it has.
 */
export type AddedFiles = "all" | "none" | { readonly path: string };

/** What git says where a file went or became something else while it was looked at, or may not be read. */
const NOT_READ = /Unable to process path|is beyond a symbolic link|is a directory|unable to index file/u;
/** What it says before that where a file was read and could not be stored. */
const NOT_STORED =
  /insufficient permission|No space left|Disk quota|Read-only file system|failed to insert|unable to write/iu;
/** What it says of a file whose text is not what `working-tree-encoding` says; it names the file as it stands. */
const NOT_ENCODED = /^fatal: (?:BOM is (?:required|prohibited) in|failed to encode) '/mu;

/**
 * Reads files into the object store and a private index, as git would commit them but through no filter. One that is gone is
 * taken out. Where not all can be read nothing is in the index. Fails as READ_ONLY and DISK_FULL.
 */
export async function addFiles(look: WorkTreeLook, paths: readonly string[]): Promise<AddedFiles> {
  const input = Buffer.concat(paths.flatMap((path) => [encodeBytes(path), Buffer.of(0)]));
  const args = ["update-index", "--add", "--remove", "--replace", "-z", "--stdin"];
  const { code, stderr } = await gitInWorkTree(look, { args, input, answers: [0, 1, 128] });
  if (code === 0) return "all";
  const said = NOT_ENCODED.exec(stderr);
  const rest = said === null ? "" : stderr.slice(said.index + said[0].length);
  const path = paths.find((one) => rest.startsWith(`${Buffer.from(encodeBytes(one)).toString()}'`));
  if (path !== undefined) return { path };
  if (NOT_READ.test(stderr) && !NOT_STORED.test(stderr)) return "none";
  throw await writeFailure(look.repository, args, code, stderr);
}
