import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "#tests/server/store/openStore.ts";
import { comments } from "#tests/server/store/comments.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

const { add, keyed, shown } = comments;

/** A repository whose refs are in reftables; null if the installed git, one before 2.45, cannot make it. */
async function reftableRepo(): Promise<TempRepo | null> {
  const at = join(await tempFolder(), "repo");
  await mkdir(at);
  const repo = await tempRepo({ at, existing: true });
  const made = await repo.git("init", "-q", "-b", "main", "--ref-format=reftable").catch(() => null);
  if (made === null) return null;
  await repo.git("config", "user.name", "Ada");
  await repo.git("config", "user.email", "ada@example.org");
  return repo;
}

test("a review in a repository with reftables goes from the request to the landing", async ({ skip }) => {
  const repo = (await reftableRepo()) ?? skip("this git has no reftables");
  await repo.commit({ "a.txt": "1\n2\n3\n" });
  await repo.git("switch", "-q", "-c", "feat");
  const head = await repo.commit({ "a.txt": "1\ntwo\n3\n" });
  expect((await runGalley(repo.path, ["request", "feat", "--base", "main"])).code).toBe(0);
  expect((await runGalley(repo.path, ["comment", "a.txt:2", "-m", "why?"])).code).toBe(0);
  expect((await runGalley(repo.path, ["comments", "feat"])).text).toContain("why?");
  expect((await runGalley(repo.path, ["land", "feat", "--method", "fast-forward", "--yes"])).code).toBe(0);
  expect(await repo.git("rev-parse", "main")).toBe(head);
  expect((await runGalley(repo.path, ["list", "--all"])).text).toContain("merged");
  expect((await runGalley(repo.path, ["doctor"])).text).not.toContain("FAIL");
});

test("writers of one repository with reftables lose no line", async ({ skip }) => {
  const repo = (await reftableRepo()) ?? skip("this git has no reftables");
  const head = await repo.commit({ "a.txt": "1\n" });
  const written: string[] = [];
  const writing = [1, 2, 3].map(async (writer) => {
    const store = await openStore(repo.path);
    const lines = Array.from({ length: 6 }, (_, at) => keyed(`line-${writer}-${at}`));
    written.push(...lines);
    await Promise.all(lines.map((line) => add(store, head, line)));
  });
  await Promise.all(writing);
  expect((await shown(repo, head)).toSorted()).toEqual(written.toSorted());
});

test("a note that another program adds to reftables is noticed", async ({ skip }) => {
  const repo = (await reftableRepo()) ?? skip("this git has no reftables");
  const head = await repo.commit({ "a.txt": "1\n" });
  const store = await openStore(repo.path);
  await store.snapshot();
  const noticed = new Promise<void>((resolve) => store.watch(() => resolve()));
  await repo.git("notes", "--ref=devtools/discuss", "append", "-m", "theirs", head);
  await noticed;
  expect((await store.snapshot()).comments.get(head)).toEqual(["theirs"]);
});
