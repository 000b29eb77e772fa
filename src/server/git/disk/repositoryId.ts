import { createHash } from "node:crypto";

/** Gives the id of what is at a real path: 16 hexadecimal digits, the same at every start. */
export function repositoryId(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 16);
}
