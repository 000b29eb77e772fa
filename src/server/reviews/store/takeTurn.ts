import { open, readFile, stat, unlink } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { codeOf } from "#server/git/disk/codeOf.ts";
import { fileAge } from "#server/git/disk/fileAge.ts";

/** A writer's turn takes some 20 ms. Past these it is over, whatever the file says: after all it is a courtesy. */
const TURN_MS = 2000;
const WAIT_MS = 3000;
/** Between two looks: short at first, then long enough that many who wait do not keep a core busy with looking. */
const LOOK_FIRST_MS = 4;
const LOOK_LAST_MS = 60;

async function make(file: string): Promise<"made" | "taken" | "impossible"> {
  try {
    const handle = await open(file, "wx", 0o600);
    await handle.writeFile(String(process.pid)).finally(() => handle.close());
    return "made";
  } catch (error) {
    return codeOf(error) === "EEXIST" ? "taken" : "impossible";
  }
}

/** Tells whether the turn's owner is dead or has had it for too long. */
async function isStale(file: string): Promise<boolean> {
  try {
    if (fileAge(await stat(file)) > TURN_MS) return true;
    const pid = Number(await readFile(file, "latin1"));
    if (pid > 0) process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
}

/**
 * Waits for one's turn among the Galleys that write to the same refs, and gives the function that ends it. Nothing depends
 * on it: refs move by compare-and-swap. It only spares sixteen writers of the same moment work that fifteen would lose. So
 * a dead owner's turn is over at once, anybody else's after a while, and where no file can be made one goes ahead.
 */
export async function takeTurn(file: string): Promise<() => Promise<void>> {
  const deadline = performance.now() + WAIT_MS;
  for (let looks = 0; ; looks += 1) {
    const made = await make(file);
    if (made === "made") return () => remove(file);
    if (made === "impossible" || performance.now() > deadline) return () => Promise.resolve();
    if (await isStale(file)) await remove(file);
    else await wait(1 + Math.random() * Math.min(LOOK_LAST_MS, LOOK_FIRST_MS * 2 ** looks));
  }
}

async function remove(file: string): Promise<void> {
  await unlink(file).catch(() => undefined); // somebody thought it stale, or will
}
