import { deflateSync } from "node:zlib";
import { oidOf } from "./oidOf.ts";
import { placeLoose } from "./placeLoose.ts";

/** Writes a loose object into a repository, and returns its id. */
export function writeLoose(path: string, type: "blob" | "tree" | "commit" | "tag", content: Uint8Array): string {
  const oid = oidOf(type, content);
  const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  placeLoose(path, oid, deflateSync(bytes, { level: 1 }));
  return oid;
}
