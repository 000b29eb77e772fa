import { createHash, type Hash } from "node:crypto";
import { encodeBytes } from "#contract/byteText.ts";
import { CONTEXT_LINES } from "#contract/limits.ts";
import type { ChangedFile } from "../diffs/diffTree.ts";

/** Characters of a key: 132 bits of the digest, so that two changes of one key are not met by chance. */
const KEY_LENGTH = 22;

const RANGES = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/u;
const [NEWLINE, BLANK, PLUS, MINUS, AT, BACKSLASH] = [10, 32, 43, 45, 64, 92];
const NUL = Buffer.of(0);

/**
 * Gives the keys of a file's hunks, in order: of each the beginning of the SHA-256 of the file's path and of the hunk's
 * removed and added lines. So a key stays as long as these lines stay, wherever they stand. Hunks are those that git makes by
 * itself, whatever number of lines is around the patch's: changes farther apart than twice CONTEXT_LINES are two hunks. A file
 * without hunks has one key, of its paths, modes and objects. Takes the whole patch of the file, and time linear in its bytes.
 */
export function hunkKeys(file: ChangedFile, patch: Buffer): readonly string[] {
  const path = Buffer.concat([encodeBytes(file.newPath ?? file.oldPath ?? ""), NUL]);
  const keys: string[] = [];
  let hash: Hash | null = null;
  /** The line of the old side behind the last change. */
  let changed = 0;
  const end = (): void => {
    if (hash !== null) keys.push(hash.digest("base64url").slice(0, KEY_LENGTH));
    hash = null;
  };
  for (let at = 0; at < patch.length;) {
    const lineEnd = endOfLine(patch, at);
    const isHead = patch[at] === AT && patch[at + 1] === AT && patch[at + 2] === BLANK;
    const ranges = isHead ? RANGES.exec(patch.toString("latin1", at, lineEnd)) : null;
    at = lineEnd;
    if (ranges === null) continue;
    let oldLeft = Number(ranges[2] ?? 1);
    let newLeft = Number(ranges[3] ?? 1);
    let line = Number(ranges[1]) + (oldLeft === 0 ? 1 : 0);
    // Changed lines that follow each other are hashed together, as they stand.
    let run = at;
    while (at < patch.length) {
      const sign = patch[at];
      if (sign !== BACKSLASH && oldLeft <= 0 && newLeft <= 0) break;
      if (sign !== BACKSLASH && sign !== PLUS && sign !== MINUS && sign !== BLANK) break;
      const next = endOfLine(patch, at);
      if (sign === BLANK || sign === MINUS) oldLeft -= 1;
      if (sign === BLANK || sign === PLUS) newLeft -= 1;
      if (sign === PLUS || sign === MINUS) {
        // A change of type is two patches, of which the second begins anew.
        if (line < changed || line - changed > 2 * CONTEXT_LINES) end();
        hash ??= createHash("sha256").update(path);
      } else {
        if (run < at) hash?.update(patch.subarray(run, at));
        run = next;
      }
      if (sign === BLANK || sign === MINUS) line += 1;
      if (sign === PLUS || sign === MINUS) changed = line;
      at = next;
    }
    if (run < at) hash?.update(patch.subarray(run, at));
  }
  end();
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
