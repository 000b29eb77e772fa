import { decodeBytes } from "#contract/byteText.ts";

/** Characters that some file systems leave out of account when they compare names. */
const LEFT_OUT = /[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/gu;
/** What others leave out at the end, and what they read as a part of the same file. */
const ENDING = /(?::.*|[. ]+)$/su;

/** Tells whether a name of a folder's entry is that of git's own folder, on whatever file system it stands. */
export function isGitName(name: Uint8Array): boolean {
  const plain = decodeBytes(name).replaceAll(LEFT_OUT, "").replace(ENDING, "").toLowerCase();
  return plain === ".git" || plain === "git~1";
}
