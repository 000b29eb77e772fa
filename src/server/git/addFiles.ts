import { encodeBytes } from "#contract/byteText.ts";
import { gitInWorkTree, type WorkTreeLook } from "./gitInWorkTree.ts";
import { writeFailure } from "./writeFailure.ts";

/** What git says where a file went or became something else while it was looked at, or may not be read. */
const NOT_READ = /Unable to process path|is beyond a symbolic link|is a directory|unable to index file/u;
/** What it says before that where a file was read and could not be stored. */
const NOT_STORED =
  /insufficient permission|No space left|Disk quota|Read-only file system|failed to insert|unable to write/iu;

/**
 * Reads files into the object store and a private index, as git would commit them but through no filter. One that is gone is
 * taken out. False where one changed its kind meanwhile or cannot be read: then nothing is in the index. Fails as READ_ONLY and
 * DISK_FULL.
 */
export async function addFiles(look: WorkTreeLook, paths: readonly string[]): Promise<boolean> {
  const input = Buffer.concat(paths.flatMap((path) => [encodeBytes(path), Buffer.of(0)]));
  const args = ["update-index", "--add", "--remove", "--replace", "-z", "--stdin"];
  const { code, stderr } = await gitInWorkTree(look, { args, input, answers: [0, 1, 128] });
  if (code === 0) return true;
  if (NOT_READ.test(stderr) && !NOT_STORED.test(stderr)) return false;
  throw await writeFailure(look.repository, args, code, stderr);
}
