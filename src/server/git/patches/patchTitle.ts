import { quotedName } from "./quotedName.ts";

/** Gives the first line that git writes for a file that was at one path and is at another, or at the same, with its end. */
export function patchTitle(oldPath: string, newPath: string): string {
  return `diff --git ${quotedName(`a/${oldPath}`)} ${quotedName(`b/${newPath}`)}\n`;
}
