import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "#tests/cli/runGalley.ts";
import { openStore } from "./openStore.ts";
import { comments } from "./comments.ts";

const NOTE = "refs/notes/devtools/discuss";
const FORCED = "+refs/notes/*:refs/notes/*";
const DAY_MS = 24 * 3_600_000;
const { add, keyed, shown } = comments;

/** A repository whose remote was added with the given refspecs, and to which one comment was pushed unless `isEmpty`. */
async function cloned({ isBare = false, isEmpty = false, refspecs = [FORCED] } = {}) {
  const remote = await tempRepo({ bare: true });
  const repo = await tempRepo({ bare: isBare });
  const tree = await repo.git("mktree");
  const head = await repo.git("commit-tree", "-m", "one", tree);
  await repo.git("update-ref", "refs/heads/main", head);
  await repo.git("remote", "add", "origin", remote.path);
  for (const refspec of refspecs) await repo.git("config", "--add", "remote.origin.fetch", refspec);
  await repo.git("config", "user.email", "ada@example.org");
  const store = await openStore(repo.path);
  await add(store, head, keyed("first-of-all"));
  if (!isEmpty) await repo.git("push", "-q", "origin", NOTE);
  await add(store, head, keyed("not-pushed-a"));
  await add(store, head, keyed("not-pushed-b"));
  return { remote, repo, head, store };
}

const ALL = [keyed("first-of-all"), keyed("not-pushed-a"), keyed("not-pushed-b")];

/** Deletes everything that Galley keeps outside the repository. */
async function deleteCache(repo: TempRepo): Promise<void> {
  const git = await openRepository(repo.path);
  await git.close();
  await rm(git.mirror, { recursive: true, force: true });
}

/** The lines that a Galley shows that starts two days later, after its cache was deleted. */
async function shownLater(repo: TempRepo, head: string): Promise<readonly string[]> {
  await deleteCache(repo);
  const store = await openStore(repo.path, { now: () => Date.now() + 2 * DAY_MS });
  const lines = (await store.snapshot()).comments.get(head) ?? [];
  await store.close();
  return lines;
}

for (const isBare of [false, true])
  test(`comments that were not pushed are back after a forced fetch, days later, in a ${isBare ? "bare" : "plain"} repository`, async () => {
    const { repo, head, store } = await cloned({ isBare });
    await store.close();
    const before = await repo.git("rev-parse", NOTE);
    await repo.git("fetch", "-q", "origin");
    expect(await shown(repo, head)).toEqual([ALL[0]]);
    expect(await shownLater(repo, head)).toEqual(ALL);
    expect(await shown(repo, head)).toEqual(ALL);
    await repo.git("merge-base", "--is-ancestor", before, NOTE);
    await repo.git("push", "-q", "origin", NOTE);
  });

test("comments are back after a fetch that prunes, where the remote has no reviews at all", async () => {
  const { repo, head, store } = await cloned({ isEmpty: true });
  await store.close();
  await repo.git("fetch", "-q", "--prune", "origin");
  expect(await repo.git("for-each-ref", "refs/notes")).toBe("");
  expect(await shownLater(repo, head)).toEqual(ALL);
  expect(await shown(repo, head)).toEqual(ALL);
});

test("a comment written right after a forced fetch brings the others back with it", async () => {
  const { repo, head, store } = await cloned();
  await store.close();
  await repo.git("fetch", "-q", "origin");
  const later = await openStore(repo.path, { now: () => Date.now() + 2 * DAY_MS });
  await add(later, head, keyed("written-next"));
  expect(new Set(await shown(repo, head))).toEqual(new Set([...ALL, keyed("written-next")]));
});

test("what was merged from others is protected as well", async () => {
  const { repo, head, store } = await cloned();
  await store.close();
  const tip = await repo.git("rev-parse", NOTE);
  await repo.git("notes", "--ref=devtools/discuss", "append", "-m", "theirs", head);
  const fetched = await repo.git("rev-parse", NOTE);
  await repo.git("update-ref", NOTE, tip);
  const merging = await openStore(repo.path);
  await merging.merge(new Map([[NOTE, fetched]]));
  await merging.close();
  await repo.git("fetch", "-q", "origin");
  expect(new Set(await shownLater(repo, head))).toEqual(new Set([...ALL, "theirs"]));
});

test("comments are back after somebody mirrored a clone without them to the remote, which a fetch then follows", async () => {
  const { remote, repo, head, store } = await cloned();
  await store.close();
  const other = await tempRepo();
  await other.commit({ a: "1" });
  await other.git("push", "-q", "--mirror", remote.path);
  await repo.git("fetch", "-q", "--prune", "origin");
  expect(await repo.git("for-each-ref", "refs/notes")).toBe("");
  expect(await shownLater(repo, head)).toEqual(ALL);
});

test("comments of a mirrored clone are back after a fetch, which overwrites all refs", { tags: "slow" }, async () => {
  const { remote, repo, store, head } = await cloned();
  await store.close();
  await repo.git("push", "-q", "origin", "main", "refs/notes/*");
  const at = `${await tempFolder()}/again.git`;
  await repo.git("clone", "-q", "--mirror", remote.path, at);
  const again = await tempRepo({ at, existing: true });
  const first = await openStore(at);
  await add(first, head, keyed("of-the-mirror"));
  await first.close();
  await repo.git("notes", "--ref=devtools/discuss", "append", "-m", "theirs", head);
  await repo.git("push", "-q", "origin", "refs/notes/*");
  await again.git("fetch", "-q");
  expect(new Set(await shownLater(again, head))).toEqual(new Set([...ALL, "theirs", keyed("of-the-mirror")]));
});

test("comments of a mirrored clone are back after a fetch that overwrites and prunes all refs, also those that Galley saves", async () => {
  const { remote, repo, store, head } = await cloned();
  await store.close();
  await repo.git("push", "-q", "--mirror", "origin");
  const at = `${await tempFolder()}/again.git`;
  await repo.git("clone", "-q", "--mirror", remote.path, at);
  const again = await tempRepo({ at, existing: true });
  const first = await openStore(at);
  await add(first, head, keyed("of-the-mirror"));
  await first.close();
  await repo.git("notes", "--ref=devtools/discuss", "append", "-m", "theirs", head);
  await repo.git("push", "-q", "origin", "refs/notes/*");
  await again.git("fetch", "-q");
  expect(new Set(await shownLater(again, head))).toEqual(new Set([...ALL, "theirs", keyed("of-the-mirror")]));
  await again.git("fetch", "-q", "--prune");
  expect(new Set(await shownLater(again, head))).toEqual(new Set([...ALL, "theirs", keyed("of-the-mirror")]));
});

test("comments are back after a tool wrote the history of the notes again without them", async () => {
  const { repo, head, store } = await cloned();
  await store.close();
  const empty = await repo.git("commit-tree", "-m", "filtered", await repo.git("mktree"));
  await repo.git("update-ref", NOTE, empty);
  await repo.git("notes", "--ref=devtools/discuss", "append", "-m", "theirs", head);
  expect(new Set(await shownLater(repo, head))).toEqual(new Set([...ALL, "theirs"]));
});

test("`git notes prune` removes only the notes of commits that are gone, and they stay removed", async () => {
  const { repo, head, store } = await cloned();
  await add(store, "1".repeat(40), keyed("on-what-is-gone"));
  await store.close();
  await repo.git("notes", "--ref=devtools/discuss", "prune");
  expect(await shownLater(repo, head)).toEqual(ALL);
  expect(await repo.git("notes", "--ref=devtools/discuss", "list")).not.toContain("1".repeat(40));
});

test("a note that somebody removed by a new commit stays removed, at once, later and after the next comment", async () => {
  const { repo, head, store } = await cloned();
  await store.close();
  await repo.git("notes", "--ref=devtools/discuss", "remove", head);
  const atOnce = await openStore(repo.path);
  expect((await atOnce.snapshot()).comments.get(head) ?? []).toEqual([]);
  await atOnce.close();
  expect(await shownLater(repo, head)).toEqual([]);
  const next = await openStore(repo.path);
  await add(next, head, keyed("written-next"));
  expect(await shownLater(repo, head)).toEqual([keyed("written-next")]);
});

test("a damaged saved commit takes nothing away", async () => {
  const { repo, head, store } = await cloned();
  await store.close();
  await repo.write({ ".git/refs/galley/saved/discuss": `${"1".repeat(40)}\n` });
  expect(await shownLater(repo, head)).toEqual(ALL);
  const again = await openStore(repo.path);
  await again.merge(new Map());
  expect(await shown(repo, head)).toEqual(ALL);
});

const KEEP = "git config --add 'remote.origin.fetch' '^refs/notes/devtools/*'";

test("doctor and sync name the refspec that overwrites reviews, until the command that they print was run", async () => {
  const { repo, head, store } = await cloned({ isEmpty: true });
  await store.close();
  const warning = `\`git fetch origin\` replaces or deletes reviews that were not pushed. To keep them, run \`${KEEP}\`.`;
  const { text, code } = await runGalley(repo.path, ["doctor"]);
  expect(text).toContain(`FAIL  Fetches from origin overwrite reviews.\n      ${warning}\n`);
  expect(code).toBe(2);
  expect((await runGalley(repo.path, ["sync"])).text).toContain(`Warning: ${warning}\n`);
  await repo.git("config", "--add", "remote.origin.fetch", "^refs/notes/devtools/*");
  expect((await runGalley(repo.path, ["doctor"])).text).toContain("ok    Fetches from origin leave reviews alone.\n");
  expect((await runGalley(repo.path, ["sync"])).text).not.toContain("Warning");
  const later = await openStore(repo.path);
  await add(later, head, keyed("written-next"));
  await repo.git("fetch", "-q", "--prune", "origin");
  expect(await shown(repo, head)).toEqual([...ALL, keyed("written-next")]);
});

test("both sides are united in one commit that says so, and sync says once how many comments are back", async () => {
  const { repo, head, store } = await cloned();
  await store.close();
  const saved = await repo.git("rev-parse", NOTE);
  await repo.git("fetch", "-q", "origin");
  const fetched = await repo.git("rev-parse", NOTE);
  const back = "Brought back 2 comments that a fetch or another program took away.\n";
  expect((await runGalley(repo.path, ["sync"])).text).toContain(back);
  expect(await repo.git("log", "--grep=brought back", "--format=%s %P", NOTE)).toBe(
    `Notes brought back by galley ${fetched} ${saved}`,
  );
  expect(await shown(repo, head)).toEqual(ALL);
  expect((await runGalley(repo.path, ["sync"])).text).not.toContain(back);
});

test("notes that somebody deleted stay deleted, and doctor prints the commands that bring them back or accept it", async () => {
  const { repo, head, store } = await cloned({ refspecs: ["+refs/heads/*:refs/remotes/origin/*"] });
  await store.close();
  await repo.git("update-ref", "-d", NOTE);
  expect(await shownLater(repo, head)).toEqual([]);
  const back = `git update-ref ${NOTE} refs/galley/saved/discuss`;
  const accept = "git update-ref -d refs/galley/saved/discuss";
  expect((await runGalley(repo.path, ["doctor"])).text).toContain(
    `FAIL  Review notes were deleted: ${NOTE}.\n      To bring them back, run \`${back}\`. To accept it, run \`${accept}\`.\n`,
  );
  await repo.git(...back.split(" ").slice(1));
  expect(await shownLater(repo, head)).toEqual(ALL);
  expect((await runGalley(repo.path, ["doctor"])).text).toContain("ok    No review notes were deleted.\n");
  await repo.git("update-ref", "-d", NOTE);
  await repo.git(...accept.split(" ").slice(1));
  expect((await runGalley(repo.path, ["doctor"])).text).toContain("ok    No review notes were deleted.\n");
});
