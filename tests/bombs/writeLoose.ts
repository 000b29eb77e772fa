import { deflateSync } from "node:zlib";
import { oidOf } from "./oidOf.ts";
import { placeLoose } from "./placeLoose.ts";

/** Writes an object into a repository as git does one that is in no pack, and gives its id. */
export function writeLoose(path: string, type: "blob" | "tree" | "commit" | "tag", content: Uint8Array): string {
  const oid = oidOf(type, content);
  const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  placeLoose(path, oid, deflateSync(bytes, { level: 1 }));
  return oid;
}
