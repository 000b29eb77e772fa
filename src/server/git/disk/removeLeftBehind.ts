import { lstat, unlink } from "node:fs/promises";
import { fileAge } from "./fileAge.ts";
import type { HeldFolder } from "./HeldFolder.ts";
import { unlessMissing } from "./unlessMissing.ts";

/** The names of a `WorkFileSwap` while it is under way: of what a file is to hold, and of what it held. */
const UNDER_WAY = /^\.galley-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?<part>next|former)$/u;
/** No write takes so long: whoever made the file was killed. */
const LEFT_BEHIND_MS = 60 * 60_000;

/**
 * Takes the files away that a killed Galley left in a folder of a work tree more than an hour ago. What a file held stays for ever
 * where that has no other name: somebody may have written into it last. Linear in the folder's entries.
 */
export async function removeLeftBehind(folder: HeldFolder): Promise<void> {
  for (const name of await folder.names()) {
    const part = UNDER_WAY.exec(name.toString("latin1"))?.groups?.["part"];
    if (part === undefined) continue;
    const found = await unlessMissing(lstat(folder.at(name)));
    if (found?.isFile() !== true || (part === "former" && found.nlink === 1)) continue;
    // Its other dates are those of the file that it held.
    if (fileAge({ mtimeMs: found.ctimeMs }) > LEFT_BEHIND_MS) await unlessMissing(unlink(folder.at(name)));
  }
}
