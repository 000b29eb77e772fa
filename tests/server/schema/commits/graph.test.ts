import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "../../git/randomRepo.ts";

const PAGE = 20;
const ROW = "column line ups downs below hidden merges";

interface Row {
  readonly column: number;
  readonly line: number;
  readonly ups: readonly number[];
  readonly downs: readonly number[];
  readonly below: readonly number[];
  readonly merges: readonly string[];
}

interface Page {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly oid: string } }[];
  readonly graph: { readonly width: number; readonly above: readonly number[]; readonly rows: readonly Row[] } | null;
}

let repo: TempRepo;
let opened: OpenedGraphql;
/** Each commit with its parents, in git's order. */
let commits: readonly (readonly string[])[];
beforeAll(async () => {
  repo = await randomRepo({ seed: 21, commits: 110, width: 5, skew: 0 });
  await repo.git("checkout", "-q", "-f", "tip0");
  const tips = (await repo.git("for-each-ref", "--format=%(refname)", "refs/heads/tip*")).split("\n");
  await repo.git("merge", "-q", "-s", "ours", "--allow-unrelated-histories", "-m", "All of it", ...tips);
  const log = await repo.git("log", "--graph", "--date-order", "--format=,%H %P", "tip0");
  commits = log.split("\n").flatMap((line) => {
    const [, trailer] = /,(.*)$/u.exec(line) ?? [];
    return trailer === undefined ? [] : [trailer.trim().split(" ")];
  });
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

async function pageOf(server: OpenedGraphql, args: string): Promise<Page> {
  const document = `{ repository(slug: "repo") { history(revision: "tip0", ${args}) { edges { cursor node { oid } } graph { width above rows { ${ROW} } } } } }`;
  return (await server.query(document)).repository.history;
}

async function allPages(server: OpenedGraphql): Promise<readonly Page[]> {
  const pages = [await pageOf(server, `first: ${PAGE}`)];
  for (;;) {
    const { edges } = pages.at(-1) ?? { edges: [] };
    const page = await pageOf(server, `first: ${PAGE}, after: "${edges.at(-1)?.cursor}"`);
    if (page.edges.length === 0) return pages;
    pages.push(page);
  }
}

/** The paths that the lines of some pages draw, from a commit to one below. */
function edgesOf(pages: readonly Page[]): readonly string[] {
  const found: string[] = [];
  let open = new Map<number, readonly string[]>();
  for (const { edges, graph } of pages) {
    for (const [index, row] of (graph?.rows ?? []).entries()) {
      const oid = edges[index]?.node.oid ?? "";
      const next = new Map(open);
      for (const column of row.ups) {
        found.push(...(open.get(column) ?? []).map((child) => `${child}>${oid}`));
        next.delete(column);
      }
      for (const column of row.downs) next.set(column, [...(next.get(column) ?? []), oid]);
      open = next;
    }
  }
  return found.toSorted();
}

describe("the graph of a history", () => {
  it("connects each commit to the parents that git log --graph names, over all pages", async () => {
    const pages = await allPages(opened);
    expect(pages.length).toBeGreaterThan(4);
    const expected = commits.flatMap(([oid, ...parents]) => [...new Set(parents)].map((parent) => `${oid}>${parent}`));
    expect(expected.length).toBeGreaterThan(110);
    expect(edgesOf(pages)).toEqual(expected.toSorted());
    const merges = commits.filter(([, ...parents]) => parents.length > 1).map(([, ...parents]) => parents);
    const named = pages.flatMap(({ graph }) => graph?.rows ?? []).filter((row) => row.merges.length > 0);
    expect(named.map((row) => row.merges)).toEqual(merges);
  });

  it("continues on each page as the previous one ended", async () => {
    const pages = await allPages(opened);
    expect(pages.slice(1).map(({ graph }) => graph?.above)).toEqual(
      pages.slice(0, -1).map(({ graph }) => graph?.rows.at(-1)?.below),
    );
    expect(pages[0]?.graph?.above).toEqual([]);
  });

  it("of a page whose previous pages nobody read begins with a line for each parent that is still to come", async () => {
    const first = await pageOf(opened, `first: ${PAGE}`);
    const fresh = await openGraphql(repo.path);
    const { edges, graph } = await pageOf(fresh, `first: 100, after: "${first.edges.at(-1)?.cursor}"`);
    await fresh.close();
    const shown = new Set(edges.map(({ node }) => node.oid));
    const before = commits.slice(0, PAGE);
    const listed = new Set(before.map(([oid]) => oid));
    const due = new Set(before.flatMap(([, ...parents]) => parents).filter((oid) => !listed.has(oid)));
    expect(graph?.above).toHaveLength(due.size);
    expect(due.size).toBeGreaterThan(1);
    // A line from above ends at each of these parents that is on this page.
    const ends = (graph?.rows ?? []).flatMap(({ ups }, index) =>
      ups.length > 0 && due.has(edges[index]?.node.oid ?? "") ? [edges[index]?.node.oid] : [],
    );
    expect(new Set(ends)).toEqual(new Set([...due].filter((oid) => shown.has(oid))));
  });

  it.each([
    'filter: { path: "dir1" }',
    "filter: { merges: NONE }",
    "filter: { firstParent: true }",
    'filter: { author: "carl" }',
  ])("is not drawn with %s, because commits are missing in between", async (filter) => {
    expect((await pageOf(opened, `first: 5, ${filter}`)).graph).toBeNull();
  });

  it("draws twelve columns, and reports how many more lines there are", async () => {
    const wide = await randomRepo({ seed: 3, commits: 1, width: 1, skew: 0 });
    const base = await wide.git("rev-parse", "tip0");
    const tree = await wide.git("rev-parse", "tip0^{tree}");
    const tips: string[] = [];
    for (let index = 0; index < 16; index += 1)
      tips.push(await wide.git("commit-tree", tree, "-p", base, "-m", `Tip ${index}`));
    const merge = await wide.git("commit-tree", tree, ...tips.flatMap((tip) => ["-p", tip]), "-m", "Of sixteen");
    await wide.git("update-ref", "refs/heads/tip0", merge);
    const server = await openGraphql(wide.path);
    const { graph } = await pageOf(server, "first: 50");
    await server.close();
    expect(graph?.width).toBe(12);
    expect(graph?.rows[0]).toMatchObject({ column: 0, hidden: 4, below: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] });
    expect(graph?.rows[0]?.downs).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 11, 11, 11]);
    expect(graph?.rows[0]?.merges).toEqual(tips);
  });
});
