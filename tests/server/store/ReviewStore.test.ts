import { rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import type { ReviewStore } from "#server/store/ReviewStore.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { openStore } from "./openStore.ts";
import { comments } from "./comments.ts";

const NOTE = "refs/notes/devtools/discuss";
const { add, keyed, shown } = comments;

/** Does what a `git notes append` does that lost a race: its commit is on the last one and has an older tree. */
async function revertBy(repo: TempRepo, tree: string): Promise<void> {
  const tip = await repo.git("rev-parse", NOTE);
  const message = "Notes added by 'git notes append'";
  await repo.git("update-ref", NOTE, await repo.git("commit-tree", "-p", tip, "-m", message, tree));
}

describe("a comment that was written", () => {
  test("is printed by git after the lines of others, and its commit has the given person and time", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1" });
    await repo.git("notes", "--ref=devtools/discuss", "append", "-m", "theirs, no JSON", head);
    const identity = () => ({ name: "Ada Proof", email: "ada@example.org" });
    const store = await openStore(repo.path, { now: () => 1_234_567_890_123, identity });
    await add(store, head, keyed("first-key", "Grüße <b>"), keyed("second-key"));
    expect(await shown(repo, head)).toEqual(["theirs, no JSON", keyed("first-key", "Grüße <b>"), keyed("second-key")]);
    expect((await store.snapshot()).comments.get(head)).toEqual(await shown(repo, head));
    expect(await repo.git("log", "-1", "--format=%an %ae %at %cn %ce %ct %s", NOTE)).toBe(
      "Ada Proof ada@example.org 1234567890 Ada Proof ada@example.org 1234567890 Notes added by galley",
    );
    await repo.git("fsck", "--strict");
  });

  test("is written together with the line for another note in the same call, one commit each", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1" });
    const next = await repo.commit({ a: "2" });
    const store = await openStore(repo.path);
    const writes = [
      { ref: "reviews", revision: head, lines: ["{}"] },
      { ref: "discuss", revision: head, lines: [keyed("a-of-call")] },
      { ref: "discuss", revision: next, lines: [keyed("b-of-call")] },
    ] as const;
    await store.append(writes, { key: "the-call" });
    expect(await repo.git("rev-list", "--count", NOTE)).toBe("1");
    expect(await repo.git("rev-list", "--count", "refs/notes/devtools/reviews")).toBe("1");
    const { requests, comments } = await store.snapshot();
    expect([...requests]).toEqual([[head, ["{}"]]]);
    expect(comments).toEqual(
      new Map([
        [head, [keyed("a-of-call")]],
        [next, [keyed("b-of-call")]],
      ]),
    );
  });

  test("is written once, however often it is added: again, at once, later, by another Galley", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1" });
    const [one, other] = [await openStore(repo.path), await openStore(repo.path)];
    await Promise.all([
      add(one, head, keyed("once-only")),
      add(one, head, keyed("once-only")),
      add(other, head, keyed("once-only")),
    ]);
    const later = keyed("once-only").replace("1700000000", "1700000009");
    await add(one, head, later, keyed("one-more"));
    await add(other, head, keyed("one-more"));
    await add(other, head, "no key", "no key");
    expect(await shown(repo, head)).toEqual([keyed("once-only"), keyed("one-more"), "no key"]);
  });

  test.each([[""], ["two\nlines"], ["a return\r"]])("cannot be %j, and then nothing is written", async (line) => {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1" });
    const store = await openStore(repo.path);
    await expect(add(store, head, "fine", line)).rejects.toMatchObject({ code: "BAD_INPUT" });
    await expect(add(store, "HEAD", "fine")).rejects.toMatchObject({ code: "BAD_INPUT" });
    expect(await repo.git("for-each-ref", "refs/notes")).toBe("");
  });

  test("is written into few commits by many simultaneous calls", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1" });
    const store = await openStore(repo.path);
    const lines = Array.from({ length: 100 }, (_, n) => keyed(`of-many-${n}`));
    await Promise.all(lines.map((line) => add(store, head, line)));
    expect((await shown(repo, head)).toSorted()).toEqual(lines.toSorted());
    expect(Number(await repo.git("rev-list", "--count", NOTE))).toBeLessThan(5);
  });

  test.each([
    ["bare", "clone --quiet --bare . BESIDE", "sha1"],
    ["a linked work tree", "worktree add --quiet --detach BESIDE", "sha1"],
    ["of SHA-256", "clone --quiet . BESIDE", "sha256"],
  ] as const)("is found by git in a repository that is %s", async (_, command, objectFormat) => {
    const repo = await tempRepo({ objectFormat });
    const head = await repo.commit({ a: "1" });
    const beside = join(await tempFolder(), "beside");
    await repo.git(...command.split(" ").map((word) => word.replace("BESIDE", beside)));
    const store = await openStore(beside);
    await add(store, head, keyed("elsewhere"));
    await store.editPrivate("drafts", () => new Map([["a/b", "text"]]));
    await store.archive([head]);
    expect(await shown(repo, head, beside)).toEqual([keyed("elsewhere")]);
    expect(await store.readPrivate("drafts")).toEqual(new Map([["a/b", "text"]]));
    await repo.gitBytes(["fsck", "--strict"], { cwd: beside });
  });

  test("does not wait for the notes of another review that are damaged", async () => {
    const repo = await tempRepo();
    const [broken, whole] = [await repo.commit({ a: "1" }), await repo.commit({ a: "2" })];
    const store = await openStore(repo.path);
    await add(store, broken, keyed("soon-gone"));
    const blob = await repo.git("notes", "--ref=devtools/discuss", "list", broken);
    await rm(`${repo.path}/.git/objects/${blob.slice(0, 2)}/${blob.slice(2)}`);
    const late = await openStore(repo.path, { now: () => Date.now() + 100_000_000 });
    const both = await Promise.allSettled([add(late, broken, keyed("to-broken")), add(late, whole, keyed("to-whole"))]);
    expect(both[0]).toMatchObject({ status: "rejected", reason: { code: "OBJECT_MISSING" } });
    expect(both[1].status).toBe("fulfilled");
    expect((await late.snapshot()).comments).toEqual(
      new Map([
        [broken, []],
        [whole, [keyed("to-whole")]],
      ]),
    );
  });

  test("is never written through a symbolic ref", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1" });
    await repo.git("symbolic-ref", NOTE, "refs/heads/main");
    await add(await openStore(repo.path), head, keyed("not-to-main"));
    expect(await repo.git("rev-parse", "refs/heads/main")).toBe(head);
    expect(await shown(repo, head)).toEqual([keyed("not-to-main")]);
  });
});

describe("reading", () => {
  test("returns the same object until something changes, then a new one in which only the changes are new", async () => {
    const repo = await tempRepo();
    const [one, two] = [await repo.commit({ a: "1" }), await repo.commit({ a: "2" })];
    const store = await openStore(repo.path);
    await add(store, one, keyed("on-the-first"));
    const before = await store.snapshot();
    expect(await store.snapshot()).toBe(before);
    await repo.git("notes", "--ref=devtools/discuss", "append", "-m", "theirs", two);
    const after = await store.snapshot();
    expect(after.version).not.toBe(before.version);
    expect(after.comments.get(one)).toBe(before.comments.get(one));
    expect(after.comments.get(two)).toEqual(["theirs"]);
    await repo.git("notes", "--ref=devtools/discuss", "remove", two);
    expect((await store.snapshot()).comments.has(two)).toBe(false);
    expect(before.comments.has(two)).toBe(false);
  });

  test("finds the lines of a note that is in two places of a tree", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1" });
    const blobs = await Promise.all(
      ["one", "two"].map(async (input) =>
        (await repo.gitBytes(["hash-object", "-w", "--stdin"], { input })).toString().trim(),
      ),
    );
    const below = await repo.gitBytes(["mktree"], { input: `100644 blob ${blobs[1]}\t${head.slice(2)}\n` });
    const input = `100644 blob ${blobs[0]}\t${head}\n040000 tree ${below.toString().trim()}\t${head.slice(0, 2)}\n`;
    const tree = (await repo.gitBytes(["mktree"], { input })).toString().trim();
    await repo.git("update-ref", NOTE, await repo.git("commit-tree", "-m", "x", tree));
    const store = await openStore(repo.path);
    expect((await store.snapshot()).comments.get(head)?.toSorted()).toEqual(["one", "two"]);
    await add(store, head, keyed("a-third"));
    expect((await shown(repo, head)).toSorted()).toEqual(["one", "two", keyed("a-third")].toSorted());
  });

  test("after closing fails as REPOSITORY_GONE", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1" });
    const store = await openStore(repo.path);
    const last = add(store, head, keyed("just-in-time"));
    await store.close();
    await last;
    expect(await shown(repo, head)).toEqual([keyed("just-in-time")]);
    await expect(store.snapshot()).rejects.toMatchObject({ code: "REPOSITORY_GONE" });
    await expect(add(store, head, keyed("too-late"))).rejects.toMatchObject({ code: "REPOSITORY_GONE" });
  });
});

describe("a comment that somebody reverts though it was acknowledged", () => {
  /**
   * Creates a repository in which Galley's line was reverted by a commit that adds another line and has ours as parent.
   */
  async function reverted(): Promise<{
    repo: TempRepo;
    head: string;
    store: ReviewStore;
    revert: () => Promise<void>;
  }> {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1" });
    await repo.git("notes", "--ref=devtools/discuss", "append", "-m", "theirs", head);
    const tree = await repo.git("rev-parse", `${NOTE}^{tree}`);
    const store = await openStore(repo.path);
    await add(store, head, keyed("stays-there"));
    return { repo, head, store, revert: () => revertBy(repo, tree) };
  }

  test("is restored at the next reading", async () => {
    const { repo, head, store, revert } = await reverted();
    await revert();
    expect(await shown(repo, head)).toEqual(["theirs"]);
    expect((await store.snapshot()).comments.get(head)).toEqual(["theirs", keyed("stays-there")]);
    expect(await shown(repo, head)).toEqual(["theirs", keyed("stays-there")]);
  });

  test("is restored when another Galley is started after the first has ended", async () => {
    const { repo, head, store, revert } = await reverted();
    await store.close();
    await revert();
    await (await openStore(repo.path)).snapshot();
    expect(await shown(repo, head)).toEqual(["theirs", keyed("stays-there")]);
  });

  test("is restored within a second while somebody watches", async () => {
    const { repo, head, store, revert } = await reverted();
    store.watch(() => undefined);
    await store.snapshot();
    await revert();
    await expect.poll(() => shown(repo, head)).toEqual(["theirs", keyed("stays-there")]);
  });

  test("is restored months later without Galley's cache, and after more lines of others", async () => {
    const { repo, head, store, revert } = await reverted();
    await store.close();
    await revert();
    await repo.git("notes", "--ref=devtools/discuss", "append", "-m", "more", head);
    const git = await openRepository(repo.path);
    await git.close();
    await rm(git.mirror, { recursive: true });
    const later = await openStore(repo.path, { now: () => Date.now() + 90 * 24 * 3_600_000 });
    expect((await later.snapshot()).comments.get(head)).toEqual(["theirs", "more", keyed("stays-there")]);
  });

  test("is not restored after the whole ref was deleted", async () => {
    const { repo, store, revert } = await reverted();
    await store.close();
    await revert();
    await repo.git("update-ref", "-d", NOTE);
    const again = await openStore(repo.path);
    expect((await again.snapshot()).comments.size).toBe(0);
    expect(await repo.git("for-each-ref", "refs/notes")).toBe("");
  });
});
