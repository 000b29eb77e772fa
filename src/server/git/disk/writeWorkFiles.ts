import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { codeOf } from "./codeOf.ts";
import { HeldFolders } from "./HeldFolders.ts";
import { removeLeftBehind } from "./removeLeftBehind.ts";
import { workFileFailure } from "./workFileFailure.ts";
import { WorkFileSwap, type WorkFileEdit } from "./WorkFileSwap.ts";

export type { WorkFileEdit };

const LOOK_AGAIN = "Look at the work tree as it is now, and try again; nothing was changed.";
const TWICE = "A file was named twice.";
const LOOK_BESIDE = "What it held is beside it, in a file whose name begins with .galley-.";

/**
 * Writes files of a work tree, all or none: each only while it holds what it is said to hold, byte by byte, and keeping its
 * rights. What is written is on the disk before it bears the file's name. Folders are made as needed, and go when nothing is left in
 * them; what a Galley left beside the files that was killed more than an hour ago goes too. No symbolic link is followed. Fails as STALE
 * where a file is not what it was, as READ_ONLY, DISK_FULL, TOO_LARGE, and as BAD_INPUT for a path that leads out of the work tree,
 * into git's own folder or into another repository. Linear in what is written and in the entries of the files' folders. `onPrepared`
 * is called when all is written and nothing bears its name yet.
 */
export async function writeWorkFiles(
  workTree: string,
  edits: readonly WorkFileEdit[],
  { onPrepared }: { readonly onPrepared?: () => Promise<void> } = {},
): Promise<void> {
  if (new Set(edits.map(({ path }) => path)).size < edits.length) throw new GalleyError("BAD_INPUT", TWICE);
  const folders = await HeldFolders.open(workTree);
  try {
    await writeIn(folders, edits, onPrepared);
  } finally {
    await folders.close();
  }
}

async function writeIn(
  folders: HeldFolders,
  edits: readonly WorkFileEdit[],
  onPrepared: (() => Promise<void>) | undefined,
): Promise<void> {
  const swaps: WorkFileSwap[] = [];
  try {
    for (const edit of edits) {
      await told(edit.path, async () => {
        const place = await folders.placeOf(edit.path, { makes: edit.before === null });
        if (place === null) throw Object.assign(new Error("ENOENT: its folder went"), { code: "ENOENT" });
        const swap = new WorkFileSwap(edit, place);
        swaps.push(swap);
        await swap.prepare();
      });
    }
    await onPrepared?.();
    await putAll(swaps, () => folders.sync());
  } catch (error) {
    // What went wrong first is what is told.
    await Promise.allSettled(swaps.map((swap) => swap.tidy()));
    await Promise.allSettled([folders.removeMade()]);
    throw error;
  }
  // All is written: what of ours cannot be taken away changes nothing about that.
  await Promise.allSettled(swaps.map((swap) => swap.tidy()));
  await Promise.allSettled([...new Set(swaps.map(({ place }) => place.folder))].map(removeLeftBehind));
  const gone = swaps.filter(({ edit }) => edit.after === null);
  await Promise.allSettled(gone.map(({ place }) => folders.removeEmpty(place.folder)));
}

/** Puts all in place and waits for the disk; after a failure what was put is put back, last first. */
async function putAll(swaps: readonly WorkFileSwap[], sync: () => Promise<void>): Promise<void> {
  const begun: WorkFileSwap[] = [];
  try {
    for (const swap of swaps) {
      begun.push(swap);
      await told(swap.edit.path, () => swap.put());
    }
    await told(swaps.map(({ edit }) => edit.path).join(", "), sync);
  } catch (error) {
    const stranded: string[] = [];
    for (const swap of begun.toReversed())
      await swap.putBack().catch(() => void stranded.push(displayLine(swap.edit.path)));
    if (stranded.length === 0) throw error;
    const happened = `This could not be put back as it was: ${stranded.join(", ")}.`;
    throw new GalleyError("READ_ONLY", happened, { cause: error, next: LOOK_BESIDE });
  }
}

async function told<Value>(path: string, doing: () => Promise<Value>): Promise<Value> {
  try {
    return await doing();
  } catch (error) {
    if (codeOf(error) !== "ECHANGED") throw workFileFailure(path, error);
    const happened = `${displayLine(path)} holds something else by now than what is shown.`;
    throw new GalleyError("STALE", happened, { next: LOOK_AGAIN, cause: error });
  }
}
