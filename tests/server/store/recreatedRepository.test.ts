import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { openStore } from "./openStore.ts";
import { comments } from "./comments.ts";

const NOTE = "refs/notes/devtools/discuss";
const { add, keyed } = comments;

/** Creates the same commit at the same path each time. */
async function made(at?: string): Promise<{ readonly repo: TempRepo; readonly head: string }> {
  const repo = await tempRepo(at === undefined ? {} : { at });
  return { repo, head: await repo.commit({ a: "1" }) };
}

/** The lines of a commit in a Galley that has just been started. */
async function shown(path: string, head: string): Promise<readonly string[]> {
  const store = await openStore(path);
  const lines = (await store.snapshot()).comments.get(head) ?? [];
  await store.close();
  return lines;
}

test("a repository that is deleted and created again at the same path shows none of the old one's lines", async () => {
  const { repo, head } = await made();
  const store = await openStore(repo.path);
  await add(store, head, keyed("of-the-old-one"));
  await store.close();
  await rm(repo.path, { recursive: true });
  const { repo: fresh, head: same } = await made(repo.path);
  expect(same).toBe(head);
  await fresh.git("notes", "--ref=devtools/discuss", "append", "-m", "of the new one", head);
  expect(await shown(fresh.path, head)).toEqual(["of the new one"]);
  expect(await fresh.git("notes", "--ref=devtools/discuss", "show", head)).toBe("of the new one");
});

test("lines of notes that somebody deleted are not restored, not even by a Galley that starts after new ones were written", async () => {
  const { repo, head } = await made();
  let now = Date.now();
  const started = () => openStore(repo.path, { now: () => (now += 1000) });
  const first = await started();
  await add(first, head, keyed("was-deleted"));
  await first.close();
  await repo.git("update-ref", "-d", NOTE);
  const second = await started();
  await add(second, head, keyed("written-next"));
  await second.close();
  expect(await shown(repo.path, head)).toEqual([keyed("written-next")]);
  await repo.git("update-ref", NOTE, await repo.git("commit-tree", "-m", "reverted", await repo.git("mktree")));
  expect(await shown(repo.path, head)).toEqual([keyed("written-next")]);
});
