import { afterEach, describe, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

let opened: OpenedGraphql | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const RESULTS = `{
  results {
    files { path isBinary isTruncated lines { number text truncatedBefore isTruncatedAfter isMatch matches } }
    end { truncatedBy isIncomplete failure { code } }
  }
}`;
const QUERY = `query ($pattern: String!, $isRegex: Boolean, $paths: [String!], $context: Int, $name: String!) {
  repository(slug: "repo") {
    commit(revision: "main") {
      searchCode(pattern: $pattern, isRegex: $isRegex, paths: $paths, contextLines: $context) ${RESULTS}
      searchFileNames(query: $name) { paths count isIncomplete }
    }
  }
}`;

async function searchedRepo() {
  const repo = await tempRepo();
  await repo.commit({
    "lib/a.ts": "first\nconst needle = needles;\nlast\n",
    "b.md": "a needle\n",
    "c.bin": Uint8Array.of(0, 110, 101, 101, 100, 108, 101),
  });
  const requested = (opened = await openGraphql(repo.path));
  return { requested, repo };
}

describe("a search", () => {
  it("returns files with their matching lines, and names", async () => {
    const { requested } = await searchedRepo();
    const variables = { pattern: "needle", paths: ["*.ts", "*.bin"], context: 1, name: "a" };
    const { searchCode, searchFileNames } = (await requested.query(QUERY, variables)).repository.commit;
    const near = { truncatedBefore: 0, isTruncatedAfter: false, isMatch: false, matches: [] };
    expect(searchCode.results.flatMap(({ files }: { files: readonly object[] }) => files)).toEqual([
      { path: "c.bin", isBinary: true, isTruncated: false, lines: [] },
      {
        path: "lib/a.ts",
        isBinary: false,
        isTruncated: false,
        lines: [
          { ...near, number: 1, text: "first" },
          { ...near, number: 2, text: "const needle = needles;", isMatch: true, matches: [6, 12, 15, 21] },
          { ...near, number: 3, text: "last" },
        ],
      },
    ]);
    expect(searchCode.results.at(-1).end).toEqual({ truncatedBy: null, isIncomplete: false, failure: null });
    expect(searchFileNames).toEqual({ paths: ["lib/a.ts"], count: 1, isIncomplete: false });
  });

  it("reports what is wrong with an expression, and what it found nothing of", async () => {
    const { requested } = await searchedRepo();
    const { errors } = await requested.answer(QUERY, { pattern: "(", isRegex: true, name: "a" });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringContaining("a parenthesis is not closed"),
    });
    const { searchCode } = (await requested.query(QUERY, { pattern: "nowhere", name: "nowhere" })).repository.commit;
    expect(searchCode.results).toEqual([{ files: [], end: { truncatedBy: null, isIncomplete: false, failure: null } }]);
  });

  it("searches uncommitted work by its snapshot", async () => {
    const { requested, repo } = await searchedRepo();
    await repo.write({ "b.md": "a thread\n", "new.md": "a needle\n" });
    const document = `query { repository(slug: "repo") { worktree { searchCode(pattern: "needle", paths: ["*.md"]) ${RESULTS} } } }`;
    const { searchCode } = (await requested.query(document)).repository.worktree;
    const files = searchCode.results.flatMap((results: { files: readonly { path: string }[] }) => results.files);
    expect(files.map(({ path }: { path: string }) => path)).toEqual(["new.md"]);
  });
});
