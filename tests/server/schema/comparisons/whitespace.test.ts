import { afterAll, beforeAll, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const CHANGE = `query ($mode: Whitespace) {
  repository(slug: "repo") {
    commit(revision: "HEAD") {
      comparison {
        lineCounts(options: { whitespace: $mode })
        files {
          edges {
            node {
              newPath
              generated
              additions(options: { whitespace: $mode })
              deletions(options: { whitespace: $mode })
              patch(options: { whitespace: $mode })
              hunks(options: { whitespace: $mode }) { edges { node { id lines } } }
            }
          }
        }
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
  const { lineCounts, files } = await change();
  expect(lineCounts).toEqual([2, 2, 2, 2, 1, 1]);
  expect(files).toEqual((await change("SHOW")).files);
});

it("a file that differs only by ignored whitespace stays in the list, without lines and counted as zero", async () => {
  const { lineCounts, files } = await change("IGNORE_ALL");
  expect(lineCounts).toEqual([0, 0, 1, 1, 1, 1]);
  const [a, b] = files.edges.map(({ node }: { node: object }) => node);
  expect(a).toMatchObject({ newPath: "a.txt", additions: 0, deletions: 0, patch: "", hunks: { edges: [] } });
  expect(b).toMatchObject({ newPath: "b.txt", additions: 1, deletions: 1 });
  expect(b.hunks.edges[0].node.lines).toEqual([" one ", "-two", "+2"]);
});

it("several modes can be requested side by side in one request", async () => {
  const both = `{ repository(slug: "repo") { commit(revision: "HEAD") { comparison {
    end: lineCounts(options: { whitespace: IGNORE_AT_END }) all: lineCounts(options: { whitespace: IGNORE_ALL })
  } } } }`;
  const { repository } = await opened.query(both);
  expect(repository.commit.comparison).toEqual({ end: [1, 1, 1, 1, 1, 1], all: [0, 0, 1, 1, 1, 1] });
});

it("a hunk is found again by its id in the mode in which it was read", async () => {
  const read = "query ($id: ID!) { node(id: $id) { ... on Hunk { id lines } } }";
  for (const mode of ["SHOW", "IGNORE_AT_END", "IGNORE_ALL"]) {
    const hunk = (await change(mode)).files.edges[1].node.hunks.edges[0].node;
    expect((await opened.query(read, { id: hunk.id })).node).toEqual(hunk);
  }
});

it("a file reports why it is probably generated", async () => {
  const { files } = await change();
  const marks = files.edges.map(({ node }: { node: { generated: string | null } }) => node.generated);
  expect(marks).toEqual([null, null, "LOCK_FILE"]);
});
