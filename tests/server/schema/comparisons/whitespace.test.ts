import { afterAll, beforeAll, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const CHANGE = `query ($mode: Whitespace) {
  repository(slug: "repo") {
    commit(revision: "HEAD") {
      comparison {
        lineCounts(options: { whitespace: $mode })
        fileTable { paths generated { fileIndexes reasons } }
        patches(fileIndexes: [0, 1, 2], options: { whitespace: $mode }) { fileIndexes patches lineCounts }
      }
    }
  }
}`;

let opened: OpenedGraphql;
beforeAll(async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "one\ntwo\n", "b.txt": "one\ntwo\n", "yarn.lock": "a\n" });
  await repo.commit({ "a.txt": "one \n  two\n", "b.txt": "one \n2\n", "yarn.lock": "b\n" });
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

const change = async (mode?: string) => (await opened.query(CHANGE, { mode })).repository.commit.comparison;

it("without an argument all whitespace counts", async () => {
  const { lineCounts, patches } = await change();
  expect(lineCounts).toEqual([2, 2, 2, 2, 1, 1]);
  expect(patches).toEqual((await change("SHOW")).patches);
});

it("a file that differs only by ignored whitespace stays in the list, without lines and counted as zero", async () => {
  const { lineCounts, fileTable, patches } = await change("IGNORE_ALL");
  expect(lineCounts).toEqual([0, 0, 1, 1, 1, 1]);
  expect(fileTable.paths).toEqual(["a.txt", "b.txt", "yarn.lock"]);
  expect(patches).toMatchObject({ fileIndexes: [0, 1, 2], lineCounts });
  const [a, b] = patches.patches;
  expect(a).toBe("");
  expect(b.split("\n").slice(-4)).toEqual([" one ", "-two", "+2", ""]);
});

it("several modes can be requested side by side in one request", async () => {
  const both = `{ repository(slug: "repo") { commit(revision: "HEAD") { comparison {
    end: lineCounts(options: { whitespace: IGNORE_AT_END }) all: lineCounts(options: { whitespace: IGNORE_ALL })
  } } } }`;
  const { repository } = await opened.query(both);
  expect(repository.commit.comparison).toEqual({ end: [1, 1, 1, 1, 1, 1], all: [0, 0, 1, 1, 1, 1] });
});

it("a file reports why it is probably generated", async () => {
  const { fileTable } = await change();
  expect(fileTable.generated).toEqual({ fileIndexes: [2], reasons: ["LOCK_FILE"] });
});
