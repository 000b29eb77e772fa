import { randomUUID } from "node:crypto";
import { mkdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BookedReview } from "../BookedReview.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { waitersFolder } from "./waitersFolder.ts";

const SOMEBODY = "somebody";
/** How often whoever waits says so anew, in milliseconds: a few times before `readWaiters` takes them for gone. */
const BEAT_MS = 15_000;

/**
 * Lets the pages of this repository know that somebody waits until a review is handed back, by a small file beside the
 * repository whose time goes on as long as this process does. Gives the function that ends it. Where the file cannot be
 * written nobody sees it, and the waiting goes on. Keeps the process alive until then, which looking at refs does not.
 */
export async function beginWaiting(
  { git, viewer, now }: Pick<ReviewRoom, "git" | "viewer" | "now">,
  { revision }: Pick<BookedReview, "revision">,
): Promise<() => Promise<void>> {
  const folder = waitersFolder(git);
  const file = join(folder, `${randomUUID()}.json`);
  const { agent, name, email } = viewer;
  const who = { name: agent ?? name ?? email ?? SOMEBODY, isAgent: agent !== undefined };
  const text = JSON.stringify({ v: 0, pid: process.pid, review: revision, ...who, since: now() });
  let beating = say();
  async function say(): Promise<void> {
    try {
      const moment = new Date();
      await utimes(file, moment, moment).catch(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(file, text, { mode: 0o600 });
      });
    } catch {
      // A full disk keeps nobody from waiting; the next beat tries again.
    }
  }
  await beating;
  const timer = setInterval(() => (beating = say()), BEAT_MS);
  return async () => {
    clearInterval(timer);
    await beating;
    await rm(file, { force: true }).catch(() => undefined); // left there, it soon counts as gone
  };
}
