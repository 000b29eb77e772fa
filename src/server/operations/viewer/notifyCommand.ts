import { mkdir, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import { displayLine } from "#contract/byteText.ts";
import { NOTIFY_MS } from "#contract/limits.ts";
import { removeOld } from "#server/git/disk/cacheFiles.ts";
import { codeOf } from "#server/git/disk/fsErrors.ts";
import { runUserProgram } from "#server/git/processes/run.ts";
import { NOTIFY_KEY, readUserConfig } from "#server/git/processes/readConfig.ts";
import type { Repository } from "#server/git/Repository.ts";
import { repositoryReviews } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { onReviewWatchersChange, readReviewWatchers } from "../verdicts/reviewWatchers.ts";
import { needsViewer } from "../marks/markVisit.ts";
import { readViewer } from "#server/reviews/state/Viewer.ts";

const TITLE = "Galley: your turn";
const FAILED = "galley.notifyCommand failed:";

/**
 * Returns the program to run when it becomes the user's turn; null if there is none. Read from the user's and the system's
 * git configuration alone: a repository, whatever its configuration includes, cannot name it.
 */
export async function notifyCommand(git: Repository): Promise<string | null> {
  const value = (await readUserConfig(git)).get(NOTIFY_KEY) ?? "";
  if (value === "") return null;
  return value.startsWith("~/") ? join(homedir(), value.slice(2)) : value;
}

/** Returns the reviews that need the viewer now, by their first commits. */
async function reviewsNeedingViewer(git: Repository): Promise<ReadonlyMap<string, IndexedReview>> {
  const { store, index } = repositoryReviews(git);
  const [reviews, marks, { email }, awaited] = await Promise.all([
    index.reviews(),
    store.readPrivate("marks"),
    readViewer(git, store),
    readReviewWatchers(git),
  ]);
  const needed = reviews.filter((review) => needsViewer(review, { marks, viewer: email, awaited }));
  return new Map(needed.map((review) => [review.revision, review]));
}

/** A day, in milliseconds: then a review that still needs the user is worth a second notification. */
const CLAIM_MS = 24 * 60 * 60_000;
const CLAIM = /^[\da-f]+-\d+$/u;

/**
 * Returns true for one caller among all servers on this repository, and once for each state of a review: an agent that
 * waits in one call after another is one wait. If nothing can be written, each server notifies.
 */
export async function claimNotification(
  { mirror }: Repository,
  { revision, entryCount }: Pick<IndexedReview, "revision" | "entryCount">,
): Promise<boolean> {
  const folder = join(mirror, "notified");
  await removeOld(folder, CLAIM, CLAIM_MS);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${revision}-${entryCount}`), "", { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    return codeOf(error) !== "EEXIST";
  }
}

interface NotifyOptions {
  readonly urlOf: (review: string) => string;
  readonly log: (line: string) => void;
}

/**
 * Runs the user's own program each time a review begins to need them, if they have named one when this starts. Texts reach it
 * as arguments and variables, never through a shell. Does not keep the process alive. Returns the function that ends it.
 */
export async function notifyByCommand(git: Repository, { urlOf, log }: NotifyOptions): Promise<() => void> {
  if ((await notifyCommand(git)) === null) return () => undefined;
  let known = await reviewsNeedingViewer(git);
  let isOver = false;
  let checking: Promise<void> = Promise.resolve();

  async function check(): Promise<void> {
    if (isOver) return;
    const before = known;
    known = await reviewsNeedingViewer(git);
    const begun = [...known.values()].filter(({ revision }) => !before.has(revision));
    for (const review of begun) await notify(review);
  }
  async function notify(review: IndexedReview): Promise<void> {
    const { revision, title } = review;
    const file = await notifyCommand(git);
    if (file === null) return;
    if (!isAbsolute(file)) return log("galley.notifyCommand must be the absolute path of a program, or begin with ~/.");
    if (!(await claimNotification(git, review))) return;
    const url = urlOf(revision);
    // Begins with a word of ours, so that no title can be read as an option.
    const text = `Review “${displayLine(title)}” in ${displayLine(git.name)}`;
    const env = { GALLEY_REPOSITORY: git.workTree ?? git.gitDir, GALLEY_REVIEW: revision, GALLEY_URL: url };
    const { code, stderr } = await runUserProgram({ file, args: [TITLE, text], env, timeoutMs: NOTIFY_MS });
    if (code !== 0) log(`${FAILED} ${stderr.trim() || `exit code ${code}`}`);
  }
  const onChange = (): void => {
    checking = checking.then(check).catch((error: unknown) => log(`${FAILED} ${String(error)}`));
  };
  const unwatch = repositoryReviews(git).store.watch(onChange);
  const unsubscribe = onReviewWatchersChange(git, onChange);
  return () => {
    isOver = true;
    unwatch();
    unsubscribe();
  };
}
