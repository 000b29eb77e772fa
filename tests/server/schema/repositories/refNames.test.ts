import { writeFile } from "node:fs/promises";
import { afterEach, describe, expect, it } from "vitest";
import { addressOf, matchPage } from "#contract/pages.ts";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

let opened: OpenedGraphql | undefined;
afterEach(() => opened?.close());

describe("a branch whose name is not UTF-8", () => {
  it("is listed, found by its URL, and checked out like any other", async () => {
    const repo = await tempRepo();
    const first = await repo.commit({ "a.txt": "a\n" }, "The first");
    await writeFile(Buffer.concat([repo.file(".git/refs/heads/caf"), Buffer.of(0xe9)]), `${first}\n`);
    await writeFile(repo.file(".git/HEAD"), Buffer.concat([Buffer.from("ref: refs/heads/caf"), Buffer.of(0xe9, 0x0a)]));
    opened = await openGraphql(repo.path);

    const { repository } = await opened.query(
      `query ($revision: String!) {
        repository(slug: "repo") {
          headName
          headCommit { oid }
          headRef { name }
          refs(first: 10) { edges { node { name } } }
          commit(revision: $revision) { messageHeadline }
          historyAt(revisionPath: $revision) { revision path commits(first: 10) { edges { node { messageHeadline } } } }
        }
      }`,
      { revision: "caf\uDCE9" },
    );
    expect(repository.headName).toBe("caf\uDCE9");
    expect(repository.headCommit.oid).toBe(first);
    expect(repository.headRef.name).toBe("caf\uDCE9");
    expect(repository.refs.edges.map(({ node }: { node: { name: string } }) => node.name)).toEqual([
      "caf\uDCE9",
      "main",
    ]);
    expect(repository.commit.messageHeadline).toBe("The first");

    expect(repository.historyAt).toEqual({
      revision: "caf\uDCE9",
      path: "",
      commits: { edges: [{ node: { messageHeadline: "The first" } }] },
    });

    const address = addressOf.history("repo", "caf\uDCE9");
    expect(address).toBe("/repo/commits/caf%E9");
    expect(matchPage(address, new URLSearchParams()).variables["revisionPath"]).toBe("caf\uDCE9");
  });
});
