import type { Context } from "../request/Context.ts";
import type { FileAtRevision } from "./FileAtRevision.ts";
import { Picture } from "./Picture.ts";

const FILE = /^100/u;

/**
 * The file as a picture, or what git-lfs keeps here where it is a pointer to one; null where it is none.
 * @gqlField picture
 */
export async function filePicture(file: FileAtRevision, context: Context): Promise<Picture | null> {
  if (!FILE.test(file.mode())) return null;
  return Picture.of(context, file.served, file.oid(), `${file.commitOid}/${file.path()}`);
}
