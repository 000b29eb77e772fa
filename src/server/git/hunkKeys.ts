import { createHash } from "node:crypto";
import { encodeBytes } from "#contract/byteText.ts";
import type { ChangedFile } from "./diffTree.ts";

/** Characters of a key: 132 bits of the digest, so that two changes of one key are not met by chance. */
const KEY_LENGTH = 22;

const RANGES = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/u;
const [NEWLINE, BLANK, PLUS, MINUS, AT, BACKSLASH] = [10, 32, 43, 45, 64, 92];
const NUL = Buffer.of(0);

/**
 * Gives the keys of a file's hunks, in order: of each the beginning of the SHA-256 of the file's path and of the hunk's
 * removed and added lines. So a key stays as long as these lines stay, wherever they stand. A file without hunks has one
 * key, of its paths, modes and objects. Takes the whole patch of the file, and time linear in its bytes.
 */
export function hunkKeys(file: ChangedFile, patch: Buffer): readonly string[] {
  const path = Buffer.concat([encodeBytes(file.newPath ?? file.oldPath ?? ""), NUL]);
  const keys: string[] = [];
  for (let at = 0; at < patch.length;) {
    const lineEnd = endOfLine(patch, at);
    const isHead = patch[at] === AT && patch[at + 1] === AT && patch[at + 2] === BLANK;
    const ranges = isHead ? RANGES.exec(patch.toString("latin1", at, lineEnd)) : null;
    at = lineEnd;
    if (ranges === null) continue;
    const hash = createHash("sha256").update(path);
    let oldLeft = Number(ranges[1] ?? 1);
    let newLeft = Number(ranges[2] ?? 1);
    // Changed lines that follow each other are hashed together, as they stand.
    let run = at;
    while (at < patch.length) {
      const sign = patch[at];
      if (sign !== BACKSLASH && oldLeft <= 0 && newLeft <= 0) break;
      if (sign !== BACKSLASH && sign !== PLUS && sign !== MINUS && sign !== BLANK) break;
      if (sign === BLANK || sign === MINUS) oldLeft -= 1;
      if (sign === BLANK || sign === PLUS) newLeft -= 1;
      const next = endOfLine(patch, at);
      if (sign === BLANK || sign === BACKSLASH) {
        if (run < at) hash.update(patch.subarray(run, at));
        run = next;
      }
      at = next;
    }
    if (run < at) hash.update(patch.subarray(run, at));
    keys.push(hash.digest("base64url").slice(0, KEY_LENGTH));
  }
  return keys.length > 0 ? keys : [keyOfFile(file)];
}

/** Gives where the next line begins. */
function endOfLine(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== NEWLINE) at += 1;
  return at + 1;
}

function keyOfFile({ oldPath, newPath, oldMode, newMode, oldOid, newOid }: ChangedFile): string {
  const hash = createHash("sha256");
  for (const fact of [newPath, oldPath, oldMode, newMode, oldOid, newOid])
    hash.update(encodeBytes(fact ?? "")).update(NUL);
  return hash.digest("base64url").slice(0, KEY_LENGTH);
}
