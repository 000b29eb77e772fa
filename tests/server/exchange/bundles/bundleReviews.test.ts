import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleReviews, unbundleReviews } from "#server/exchange/bundles/bundleReviews.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { takeSnapshot } from "#server/operations/worktree/takeSnapshot.ts";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import { tempFolder, tempRepo, type TempRepoOptions } from "#tests/helpers/tempRepo.ts";
import { cloneOf, notesIn, type Clone } from "../../operations/requests/twoClones.ts";

const EVERYTHING = { reviews: [], all: false, full: false } as const;
const ANCHOR = { path: "word.txt", side: "new", startLine: 3, endLine: null, commit: null } as const;

interface Ends {
  readonly ada: Clone;
  readonly carl: Clone;
  readonly review: string;
  readonly head: string;
}

/** Ada's repository with a review of `topic`, and Carl's clone, which has only `main` and no common remote. */
async function ends(options: Pick<TempRepoOptions, "objectFormat"> = {}): Promise<Ends> {
  const folder = await tempFolder();
  const adas = await tempRepo({ ...options, at: `${folder}/ada` });
  await adas.commit({ "word.txt": "one\ntwo\nthree\n" }, "Begin");
  await adas.git("checkout", "-q", "-b", "topic");
  await adas.commit({ "word.txt": "one\ntwo\nTHREE\n" }, "Shout three");
  const head = await adas.commit({ "new.txt": "new\n" }, "Add new");
  await adas.git("checkout", "-q", "main");
  await adas.gitBytes(["clone", "-q", "--single-branch", adas.path, `${folder}/carl`], { cwd: folder });
  const carls = await tempRepo({ at: `${folder}/carl`, existing: true });
  await carls.git("remote", "set-head", "origin", "--delete");
  await carls.git("remote", "remove", "origin");
  const ada = await cloneOf(adas, "Ada", () => 1_700_100_000);
  const request = { head: "topic", base: "main", title: "Shout three", body: "", reviewers: [] };
  const { review } = await requestReview(ada.context, { key: "request-1", ...request });
  await addComment(ada.context, { key: "comment-1", review, anchor: ANCHOR, body: "Loud.", kind: "blocking" });
  return { ada, carl: await cloneOf(carls, "Carl", () => 1_700_200_000), review, head };
}

async function inFile(bytes: Buffer): Promise<string> {
  const file = join(await tempFolder(), "reviews.bundle");
  await writeFile(file, bytes);
  return file;
}

test.each(["sha1", "sha256"] as const)(
  "reviews go to another %s repository in one file, with their commits",
  async (objectFormat) => {
    const { ada, carl, review, head } = await ends({ objectFormat });
    const { bytes, prerequisites } = await bundleReviews(ada.context, EVERYTHING);
    expect(prerequisites).toEqual([await ada.repo.git("rev-parse", "main")]);
    const file = await inFile(bytes);
    // Git can read it, and it contains only refs of reviews.
    await carl.repo.git("bundle", "verify", file);
    const listed = (await carl.repo.git("bundle", "list-heads", file)).split("\n").map((line) => line.split(" ")[1]);
    expect(listed).toEqual([
      "refs/notes/devtools/reviews",
      "refs/notes/devtools/discuss",
      "refs/devtools/archives/reviews",
    ]);
    const before = await carl.repo.git("for-each-ref");
    const came = await unbundleReviews(carl.context, bytes);
    expect(came).toMatchObject({ newCount: 1, entries: 1, comments: 1, updated: [{ revision: review, head }] });
    expect(await carl.notes()).toEqual(await ada.notes());
    expect(await carl.repo.git("for-each-ref", "refs/heads")).toBe(before);
    expect(await carl.repo.git("fsck", "--strict", "--full")).toBe("");
    await carl.repo.git("reflog", "expire", "--expire=now", "--all");
    await carl.repo.git("gc", "-q", "--prune=now");
    expect(await carl.repo.git("show", `${head}:new.txt`)).toBe("new");
  },
);

test("importing again changes no ref, and what both wrote meanwhile is kept", async () => {
  const { ada, carl, review } = await ends();
  const { bytes } = await bundleReviews(ada.context, EVERYTHING);
  expect((await bundleReviews(ada.context, EVERYTHING)).bytes).toEqual(bytes);
  await unbundleReviews(carl.context, bytes);
  const refs = await carl.repo.git("for-each-ref");
  expect(await unbundleReviews(carl.context, bytes)).toEqual({ updated: [], newCount: 0, entries: 0, comments: 0 });
  expect(await carl.repo.git("for-each-ref")).toBe(refs);
  await addComment(carl.context, { key: "comment-2", review, anchor: ANCHOR, body: "By Carl.", kind: "note" });
  await addComment(ada.context, { key: "comment-3", review, anchor: ANCHOR, body: "By Ada.", kind: "note" });
  expect(await unbundleReviews(carl.context, (await bundleReviews(ada.context, EVERYTHING)).bytes)).toMatchObject({
    comments: 1,
    newCount: 0,
  });
  const back = await bundleReviews(carl.context, EVERYTHING);
  expect(await unbundleReviews(ada.context, back.bytes)).toMatchObject({ comments: 1, entries: 0 });
  expect(await ada.notes()).toEqual(await carl.notes());
  const merged = await carl.repo.git("for-each-ref");
  expect(await unbundleReviews(carl.context, bytes)).toMatchObject({ comments: 0, entries: 0 });
  expect(await carl.repo.git("for-each-ref")).toBe(merged);
});

test("it contains all patch sets, though the branch was rewritten", async () => {
  const { ada, carl, review, head } = await ends();
  await ada.repo.git("checkout", "-q", "topic");
  await ada.repo.git("reset", "-q", "--hard", "main");
  const second = await ada.repo.commit({ "word.txt": "one\ntwo\nTHREE!\n" }, "Shout louder");
  await recordPatchSet(ada.context, { review });
  await unbundleReviews(carl.context, (await bundleReviews(ada.context, { ...EVERYTHING, reviews: [review] })).bytes);
  const found = await carl.context.index.find(review);
  expect(found?.patchSets.map((set) => set.head)).toEqual([head, second]);
  expect(await carl.repo.git("cat-file", "-t", head)).toBe("commit");
});

test("missing prerequisites are named, and a whole history needs none", async () => {
  const { ada } = await ends();
  const main = await ada.repo.git("rev-parse", "main");
  const stranger = await cloneOf(await tempRepo(), "Eve", () => 1_700_300_000);
  await stranger.repo.commit({ "other.txt": "other\n" }, "Unrelated");
  const { bytes } = await bundleReviews(ada.context, EVERYTHING);
  await expect(unbundleReviews(stranger.context, bytes)).rejects.toMatchObject({
    code: "OBJECT_MISSING",
    message: `This repository lacks commits that the bundle builds on: ${main}. Fetch the branches that the reviews are for, or ask for a bundle made with --full, then try again.`,
  });
  const full = await bundleReviews(ada.context, { ...EVERYTHING, full: true });
  expect(full.prerequisites).toEqual([]);
  expect(await unbundleReviews(stranger.context, full.bytes)).toMatchObject({ newCount: 1, comments: 1 });
});

test("a private review is refused by name and left out otherwise", async () => {
  const { ada } = await ends();
  await ada.repo.write({ "word.txt": "secret\n" });
  const { review } = await takeSnapshot(ada.context);
  await expect(bundleReviews(ada.context, { ...EVERYTHING, reviews: [review?.revision ?? ""] })).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: expect.stringContaining("Share it on its page first, which shows what becomes public."),
  });
  const { bytes, privateCount, reviews } = await bundleReviews(ada.context, EVERYTHING);
  expect([privateCount, reviews.length]).toEqual([1, 1]);
  const other = await tempRepo({ bare: true });
  await other.git("fetch", "-q", ada.repo.path, "main");
  await other.gitBytes(["fetch", "-q", await inFile(bytes), "refs/*:refs/*"]);
  const objects = await other.gitBytes(["cat-file", "--batch-all-objects", "--batch"]);
  expect(objects.toString("latin1")).not.toContain("secret");
});

test("a bundle that contains other refs, has another format or damaged objects is refused before a ref moves", async () => {
  const { ada, carl } = await ends();
  const before = await carl.repo.git("for-each-ref");
  const file = join(await tempFolder(), "x.bundle");
  const refused = async (bytes: Buffer, message: string): Promise<void> => {
    await expect(unbundleReviews(carl.context, bytes)).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringContaining(message),
    });
    expect(await carl.repo.git("for-each-ref")).toBe(before);
  };
  const created = async (...args: readonly string[]): Promise<Buffer> => {
    await ada.repo.git("bundle", "create", "-q", file, ...args);
    return readFile(file);
  };
  await refused(
    await created("refs/notes/devtools/reviews", "main"),
    "has more than reviews: the ref refs/heads/main.",
  );
  const sha256 = await ends({ objectFormat: "sha256" });
  const { bytes: other } = await bundleReviews(sha256.ada.context, EVERYTHING);
  await refused(other, "This bundle has sha256 objects, and this repository sha1 objects.");
  const { bytes } = await bundleReviews(ada.context, EVERYTHING);
  await refused(bytes.subarray(0, -30), "The objects in this bundle are damaged.");
  const broken = Buffer.from(bytes);
  broken[broken.length - 40] = (broken[broken.length - 40] ?? 0) ^ 255;
  await refused(broken, "The objects in this bundle are damaged.");
  const renamed = (from: string, to: string): Buffer =>
    Buffer.from(bytes.toString("latin1").replace(from, to), "latin1");
  await refused(renamed("# v2 git bundle", "# v9 git bundle"), "of a kind that Galley cannot read");
  await refused(
    renamed("# v2 git bundle\n", "# v3 git bundle\n@filter=blob:none\n"),
    "of a kind that Galley cannot read",
  );
  await refused(renamed("refs/notes/devtools/discuss", "refs/notes/devtools/../../x"), "has more than reviews");
  await refused(renamed("refs/devtools/archives/reviews", "refs/heads/main"), "has more than reviews");
  await refused(Buffer.from("# v2 git bundle\n"), "This file is not a bundle of git.");
  // A ref whose commit is not in the pack, as if the objects had been cut off.
  const [, tip = ""] = / refs\/devtools\/archives\/reviews\n/u.test(bytes.toString("latin1"))
    ? (/([0-9a-f]{40}) refs\/devtools/u.exec(bytes.toString("latin1")) ?? [])
    : [];
  await refused(renamed(tip, "1".repeat(40)), "This bundle is incomplete");
  expect(
    (await readdir(join(carl.context.git.mirror, "objects/pack"))).filter((name) => name.endsWith(".pack")),
  ).toEqual([]);
});

test("a bundle that git wrote of the refs of reviews is imported too", async () => {
  const { ada, carl } = await ends();
  const file = join(await tempFolder(), "git.bundle");
  await ada.repo.git(
    "bundle",
    "create",
    "-q",
    file,
    "--glob=refs/notes/devtools/*",
    "--glob=refs/devtools/archives/*",
    "^main",
  );
  expect(await unbundleReviews(carl.context, await readFile(file))).toMatchObject({ newCount: 1, comments: 1 });
  expect(await carl.notes()).toEqual(await notesIn(ada.repo));
});
