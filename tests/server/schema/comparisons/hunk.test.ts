import { createHash } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type Files } from "#tests/helpers/tempRepo.ts";

const HUNKS = `query ($base: String!, $head: String!) {
  repository(slug: "repo") {
    comparison(base: $base, head: $head, dots: TWO) {
      files { edges { node { hunks { edges { node { contentId newStart lines } } } } } }
    }
  }
}`;

interface Hunk {
  readonly contentId: string;
  readonly newStart: number;
  readonly lines: readonly string[];
}

const opened: OpenedGraphql[] = [];
afterAll(() => Promise.all(opened.map((one) => one.close())));

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}\n`).join("");

/** The hunks between two states of a tree. */
async function hunks(before: Files, after: Files): Promise<readonly Hunk[]> {
  const repo = await tempRepo();
  const base = await repo.commit(before);
  const head = await repo.commit(after);
  const graphql = await openGraphql(repo.path);
  opened.push(graphql);
  const { repository } = await graphql.query(HUNKS, { base, head });
  const files: readonly {
    readonly node: { readonly hunks: { readonly edges: readonly { readonly node: Hunk }[] } };
  }[] = repository.comparison.files.edges;
  return files.flatMap(({ node }) => node.hunks.edges.map((edge) => edge.node));
}

const changed = (text: string, from: number, to: number) => text.replace(`${from}\n`, `changed ${to}\n`);

it("a hunk's content id is the SHA-256 of its path and of its removed and added lines", async () => {
  const [hunk] = await hunks({ "caf\uDCE9.txt": "a\nb\nc\n" }, { "caf\uDCE9.txt": "a\nB\nc\n" });
  const bytes = Buffer.concat([Buffer.from("caf\xe9.txt", "latin1"), Buffer.from("\0-b\n+B\n")]);
  expect(hunk?.contentId).toBe(createHash("sha256").update(bytes).digest("hex"));
});

it("a hunk keeps its content id if it moves in the file and the lines around it differ", async () => {
  const text = numbers(1, 40);
  const [hunk] = await hunks({ "a.txt": text }, { "a.txt": changed(text, 20, 20) });
  const moved = `new\n${text.replace("19\n", "other\n")}`;
  const [other] = await hunks({ "a.txt": moved }, { "a.txt": changed(moved, 20, 20) });
  expect(other?.newStart).toBe((hunk?.newStart ?? 0) + 1);
  expect(other?.lines).not.toEqual(hunk?.lines);
  expect(other?.contentId).toBe(hunk?.contentId);
});

it("a hunk has another content id if any of its lines, or its path, differs", async () => {
  const text = numbers(1, 40);
  const all = await Promise.all([
    hunks({ "a.txt": text }, { "a.txt": changed(text, 20, 20) }),
    hunks({ "a.txt": text }, { "a.txt": changed(text, 20, 21) }),
    hunks({ "a.txt": text }, { "a.txt": changed(text, 21, 20) }),
    hunks({ "b.txt": text }, { "b.txt": changed(text, 20, 20) }),
    hunks({ "a.txt": text }, { "a.txt": changed(text, 20, 20).replace("21\n", "") }),
    hunks({ "a.txt": changed(text, 20, 20) }, { "a.txt": text }),
  ]);
  const ids = all.map(([hunk]) => hunk?.contentId);
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(6);
});

it("two hunks of one file have two content ids", async () => {
  const text = numbers(1, 60);
  const found = await hunks({ "a.txt": text }, { "a.txt": changed(changed(text, 10, 10), 50, 50) });
  expect(found).toHaveLength(2);
  expect(found[0]?.contentId).not.toBe(found[1]?.contentId);
});
