import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const opened: OpenedGraphql[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

const DRAWN = `query ($part: WorktreePart!) { repository(slug: "repo") { worktree { comparison(part: $part) { id } } } }`;
const UPDATE_QUERY = `query ($drawn: ID!, $part: WorktreePart!) {
  repository(slug: "repo") { worktreeUpdate(drawn: $drawn, part: $part) { files isGone patchSet } }
}`;

async function withWork() {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n", "b.txt": "1\n", "c.txt": "1\n" });
  await repo.write({ "a.txt": "2\n", "new.txt": "1\n" });
  const served = await openGraphql(repo.path);
  opened.push(served);
  return {
    repo,
    served,
    drawn: async (part = "ALL"): Promise<string> =>
      (await served.query(DRAWN, { part })).repository.worktree.comparison.id,
    files: async (drawn: string, part = "ALL"): Promise<number> =>
      (await served.query(UPDATE_QUERY, { drawn, part })).repository.worktreeUpdate?.files ?? 0,
  };
}

it("uncommitted work as it was rendered has no updates, even if its files were touched", { tags: "slow" }, async () => {
  const { repo, drawn, files } = await withWork();
  const id = await drawn();
  expect(await files(id)).toBe(0);
  await repo.write({ "a.txt": "2\n", "b.txt": "1\n" });
  expect(await files(id)).toBe(0);
});

it(
  "files that were edited, created, deleted and restored since it was rendered are counted, each once",
  { tags: "slow" },
  async () => {
    const { repo, drawn, files } = await withWork();
    const id = await drawn();
    await repo.write({ "a.txt": "3\n", "b.txt": "2\n", "deep/more.txt": "something else\n" });
    expect(await files(id)).toBe(3);
    await repo.write({ "a.txt": "1\n" });
    await rm(join(repo.path, "new.txt"));
    await rm(join(repo.path, "c.txt"));
    expect(await files(id)).toBe(5);
    await repo.write({ "a.txt": "2\n", "b.txt": "1\n", "c.txt": "1\n", "new.txt": "1\n" });
    await rm(join(repo.path, "deep"), { recursive: true });
    expect(await files(id)).toBe(0);
  },
);

it("staging alone is an update for the staged files, none for all uncommitted work", async () => {
  const { repo, drawn, files } = await withWork();
  const [all, staged] = [await drawn(), await drawn("STAGED")];
  await repo.git("add", "a.txt");
  expect(await files(all)).toBe(0);
  expect(await files(staged, "STAGED")).toBe(1);
});

it(
  "work that was committed since is not uncommitted any more: each of its files is new",
  { tags: "slow" },
  async () => {
    const { repo, drawn, files } = await withWork();
    const id = await drawn();
    await repo.git("add", "-A");
    await repo.git("commit", "-q", "-m", "Done");
    expect(await files(id)).toBe(2);
  },
);

it("the query writes nothing into the repository", async () => {
  const { repo, drawn, files } = await withWork();
  const id = await drawn();
  const refs = () => repo.git("for-each-ref");
  const before = [await refs(), await repo.git("count-objects", "-v")];
  await repo.write({ "a.txt": "3\n", "other.txt": "only viewed\n" });
  expect(await files(id)).toBe(2);
  expect([await refs(), await repo.git("count-objects", "-v")]).toEqual(before);
});

it("edits are reported to subscribers once somebody has checked, and each later check knows them", async () => {
  const { repo, served, drawn, files } = await withWork();
  const id = await drawn();
  const abort = new AbortController();
  const document = `subscription { reviewChanges(slug: "repo") { refs workTree } }`;
  const parts = served.graphql.parts(document, {}, abort.signal);
  const expectReported = async (): Promise<void> => {
    for (;;) {
      const { value } = await parts.next();
      const { reviewChanges } = (value as { data: { reviewChanges: { workTree: boolean } } }).data;
      if (reviewChanges.workTree) return;
    }
  };
  await parts.next();
  expect(await files(id)).toBe(0);
  await expectReported();
  expect(await files(id)).toBe(0);
  for (const [index, name] of ["b.txt", "c.txt", "x/y/z.txt", "x/y/w.txt"].entries()) {
    await repo.write({ [name]: "edited\n" });
    await expect
      .poll(
        async () => {
          await expectReported();
          return files(id);
        },
        { interval: 0 },
      )
      .toBe(index + 1);
  }
  abort.abort();
});

it("a bare repository has no uncommitted work, and no updates of it", { tags: "slow" }, async () => {
  const { drawn, repo } = await withWork();
  const id = await drawn();
  const bare = await tempRepo({ bare: true });
  const served = await openGraphql(bare.path);
  opened.push(served);
  expect((await served.query(UPDATE_QUERY, { drawn: id, part: "ALL" })).repository.worktreeUpdate).toBeNull();
  expect(repo.path).not.toBe(bare.path);
});
