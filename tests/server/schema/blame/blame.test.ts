import { afterEach, describe, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

let opened: OpenedGraphql | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const RANGES = `ranges {
  failure { code message }
  startingLines lineCounts originalLines originIndexes
  newOrigins { commit { oid } path previousOid previousPath isIgnored isShallow }
}`;
const QUERY = `query ($revisionPath: String!) {
  repository(slug: "repo") {
    file(revisionPath: $revisionPath) {
      blame {
        ignoredRevisions { count files }
        ${RANGES}
      }
    }
  }
}`;

/**
 * Four commits: a file, its reformatting, its renaming with a new line, and the list of commits to ignore with the
 * reformatting.
 */
async function blamedRepo() {
  const repo = await tempRepo();
  const first = await repo.commit({ "a.txt": "one\ntwo\n" });
  const second = await repo.commit({ "a.txt": " one\n two\n" });
  const third = await repo.commit({ "a.txt": null, "b.txt": " one\n two\nthree\n" });
  await repo.commit({ ".git-blame-ignore-revs": `${second}\nnonsense\n` });
  const requested = (opened = await openGraphql(repo.path));
  return { requested, repo, first, second, third };
}

interface Ranges {
  readonly startingLines: readonly number[];
  readonly lineCounts: readonly number[];
  readonly originalLines: readonly number[];
  readonly originIndexes: readonly number[];
  readonly newOrigins: readonly { readonly commit: { readonly oid: string }; readonly path: string }[];
}

function rows(ranges: readonly Ranges[]): readonly string[] {
  const origins = ranges.flatMap(({ newOrigins }) => newOrigins);
  return ranges
    .flatMap(({ startingLines, lineCounts, originalLines, originIndexes }) =>
      startingLines.map((start, index) => {
        const origin = origins[originIndexes[index] ?? -1];
        return `${start}+${lineCounts[index]} ${origin?.commit.oid} ${origin?.path}:${originalLines[index]}`;
      }),
    )
    .toSorted();
}

describe("a file's blame", () => {
  it("returns the origin of each line, without the commits that the tree lists to ignore", async () => {
    const { requested, first, second, third } = await blamedRepo();
    const { repository } = await requested.query(QUERY, { revisionPath: "main/b.txt" });
    const { blame } = repository.file;
    expect(blame.ignoredRevisions).toEqual({ count: 1, files: [".git-blame-ignore-revs"] });
    expect(rows(blame.ranges)).toEqual([`1+2 ${first} a.txt:1`, `3+1 ${third} b.txt:3`]);
    const origins = blame.ranges.flatMap((batch: Ranges) => batch.newOrigins);
    expect(origins.find(({ path }: { path: string }) => path === "b.txt")).toEqual({
      commit: { oid: third },
      path: "b.txt",
      previousOid: second,
      previousPath: "a.txt",
      isIgnored: false,
      isShallow: false,
    });
  });

  it("streams", async () => {
    const { requested } = await blamedRepo();
    const document = `query { repository(slug: "repo") { file(revisionPath: "main/b.txt") { blame { ranges @stream(initialCount: 0) { startingLines } } } } }`;
    const parts: { readonly hasNext?: boolean }[] = [];
    for await (const part of requested.graphql.parts(document, {}, new AbortController().signal))
      parts.push(part as object);
    expect(parts.length).toBeGreaterThan(1);
    expect(JSON.stringify(parts[0])).toContain('"ranges":[]');
    expect(parts.at(-1)?.hasNext).toBe(false);
  });
});
