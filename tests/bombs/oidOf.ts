import { createHash } from "node:crypto";

/** Returns the id that git gives an object. */
export function oidOf(type: "blob" | "tree" | "commit" | "tag", content: Uint8Array): string {
  return createHash("sha1").update(`${type} ${content.length}\0`).update(content).digest("hex");
}
