import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runGit } from "#tests/bench/runGit.ts";
import { BRANCHES } from "./soakRepo.ts";
import { SoakUser } from "./SoakUser.ts";

/** The repository in which a day is lived. */
export interface SoakRepository {
  readonly path: string;
  readonly slug: string;
  /** The program's address, as browsers use it. */
  readonly origin: string;
  /** The keys of the reviews in addresses. */
  readonly reviews: readonly string[];
  /** Files on `main`. */
  readonly files: readonly string[];
}

/** The number of revisions that are read repeatedly: all of them have been read when the warm-up ends. */
const REVISIONS = 8;
const OPTIONS = { whitespace: "SHOW" };
/** The number of aborted requests per day, and the longest wait before one is aborted. */
const LEFT = 12;
const LEFT_MS = 60;

/** Requests the reviews that all days use, and returns their keys in addresses. */
export async function requestReviews(user: SoakUser, { path, slug }: Pick<SoakRepository, "path" | "slug">) {
  const keys: string[] = [];
  for (let branch = 0; branch < BRANCHES; branch++) {
    const change = { slug, base: `base-${branch}`, head: `work-${branch}`, title: `Work ${branch}`, body: "Read it." };
    await user.post("RequestReviewMutation", { input: { ...change, reviewers: [], key: `soak-review-${branch}` } });
    const first = (await runGit(path, ["rev-list", "--reverse", `base-${branch}..work-${branch}`])).slice(0, 12);
    keys.push(first);
  }
  return keys;
}

/**
 * Lives the day of a heavy user: opens pages of all kinds, receives events all the time, comments, deletes comments,
 * marks hunks as viewed, changes the work tree and reads it, searches, and aborts requests while responses are on their
 * way.
 */
export async function liveDay(
  user: SoakUser,
  repository: SoakRepository,
  day: number,
  random: () => number,
): Promise<void> {
  const { slug } = repository;
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const review = pick(repository.reviews) ?? "";
  const events = user.leave("ReviewEventsSubscription", { slug }, 1500 + random() * 1500);
  const coming = Array.from({ length: 4 }, () => user.leave("ReviewEventsSubscription", { slug }, 20 + random() * 500));
  const revision = `main~${Math.floor(random() * REVISIONS)}`;
  const file = pick(repository.files) ?? "";
  for (const address of [
    "/",
    `/${slug}/reviews`,
    `/${slug}/reviews/${review}/files`,
    `/${slug}/commit/${revision}`,
    `/${slug}/compare/main~${10 + Math.floor(random() * REVISIONS)}...main`,
    `/${slug}/commits/main`,
    `/${slug}/tree/${revision}`,
    `/${slug}/blob/main/${file}`,
    `/${slug}/blame/main/${file}`,
    `/${slug}/search?q=galley`,
    `/${slug}/nothing/here`,
  ])
    await (address.endsWith("here") ? user.leave(address, null, 5000) : user.page(address));
  await comment(user, repository, review);
  await changeWorkTree(user, repository, day);
  await Promise.all([
    ...coming,
    ...Array.from({ length: LEFT }, () => {
      const what = pick(["commit", "blame/main", "tree", "compare", "search"]) ?? "";
      const rest = { compare: "main~40...main", search: "", "blame/main": file }[what] ?? revision;
      return user.leave(`/${slug}/${what}${rest === "" ? "?q=press" : `/${rest}`}`, null, random() * LEFT_MS);
    }),
  ]);
  await events;
}

/** Comments, saves another comment as a draft, publishes it, marks hunks as viewed, and deletes the comments. */
async function comment(user: SoakUser, { slug }: SoakRepository, key: string): Promise<void> {
  const page = await user.post("ReviewScreenQuery", { slug, review: key });
  const [review] = SoakUser.ids(page, "Review");
  const head = /"headOid":"([0-9a-f]{40})"/u.exec(page)?.[1];
  if (review === undefined || head === undefined) throw new Error(`There is no review ${key}: ${page.slice(0, 500)}`);
  const body = "This reads **well**, but `galley` is a tray. ".repeat(3);
  const drafts = [randomUUID(), randomUUID(), randomUUID()];
  for (const draft of drafts)
    for (const part of [body.slice(0, 40), body])
      await user.post("commentsSaveDraftMutation", {
        input: { key: draft, review, anchor: { path: null, commitOid: head }, body: part, kind: "NOTE" },
      });
  const [dropped = "", ...kept] = drafts;
  await user.post("commentsDiscardDraftMutation", { input: { key: dropped, review } });
  const reported = await user.post("VerdictComposerPublishMutation", {
    input: { review, key: randomUUID(), only: kept, verdict: "COMMENT" },
  });
  const [comment] = SoakUser.ids(reported, "ReviewComment").slice(-1);
  if (comment !== undefined) await user.post("commentsDeleteMutation", { input: { comment, key: randomUUID() } });
  await user.post("LastVisitMarkMutation", { input: { key: randomUUID(), reviewId: review, headOid: head } });
  const keys = [randomUUID().replaceAll("-", "").slice(0, 22)];
  for (const isViewed of [true, false])
    await user.post("useViewedMarksMutation", {
      input: { key: randomUUID(), reviewId: review, keys, isViewed },
      asks: false,
    });
  await user.page(`/${slug}/reviews/${key}`);
}

/**
 * Changes a file, waits until the page shows the change, and restores the file. The content is one of a few, so that
 * the storage does not grow.
 */
async function changeWorkTree(user: SoakUser, { path, slug }: SoakRepository, day: number): Promise<void> {
  await writeFile(join(path, "new.ts"), `export const day = ${day % 5};\n`.repeat(200));
  const page = await user.page(`/${slug}/worktree`);
  const start = await user.post("CompareStartScreenQuery", { slug });
  const [repositoryId] = SoakUser.ids(start, "Repository");
  await user.post("WorktreeHeadMutation", { input: { repositoryId, key: randomUUID() } });
  await user.post("usePaletteRefsQuery", {
    slug,
    text: "main",
    states: null,
    inRepository: true,
    isTyped: true,
    isRevision: true,
  });
  const [base = "", head = ""] = (await runGit(path, ["rev-parse", "main~5", "main"])).split("\n");
  const comparison = SoakUser.comparison(start, base, head);
  await user.post("fetchContentsPatchesQuery", { id: comparison, fileIndexes: [0, 1], options: OPTIONS, marks: true });
  if (page === "") throw new Error("The work tree's page was empty.");
}
