import { rawAddress } from "#contract/rawAddress.ts";
import type { FileAtRevision } from "./FileAtRevision.ts";

/**
 * Where the file is had byte for byte: a path of this server, with `?download` to save it, and with `?lfs` for what git-lfs
 * keeps where it is a pointer.
 * @gqlField rawAddress
 */
export function fileRawAddress(file: FileAtRevision): string {
  return rawAddress.write({ slug: file.served.slug, place: `${file.commitOid}/${file.path()}` });
}
