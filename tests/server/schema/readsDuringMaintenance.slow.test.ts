import { rename } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const COMMITS = 4;

/** The least number of times that a repository is moved away while it is read. */
const ENOUGH = 3;

let repo: TempRepo;
/** The commits whose pages are read, and the response for each page when nothing else is running. */
const pages = new Map<string, { readonly page: object; readonly sizes: readonly (number | null)[] }>();

/** Reads a commit's page in many ways: by processes that start each time and by those that keep running. */
async function page(from: OpenedGraphql, revision: string) {
  const { data, errors = [] } = await from.answer(`{ repository(slug: "repo") {
    commit(revision: "${revision}") { messageHeadline comparison { lineCounts fileTable { paths } firstPatches { patches } } }
    history(revision: "${revision}", first: 20) { edges { node { messageHeadline } } }
    byPath: history(revision: "${revision}", filter: { path: "src/a.txt", follow: true }) { edges { node { messageHeadline } } }
    file(revisionPath: "${revision}/src/a.txt") { blob { text } }
    tree(revisionPath: "${revision}") { tree { table { names } } }
    sizes: tree(revisionPath: "${revision}") { tree { table { sizes } } }
    branch: commit(revision: "main") { messageHeadline }
    worktreeSummary { files }
  } }`);
  const codes = errors.map(({ path, extensions }) => `${path[1]} ${extensions.code}`);
  const { sizes: folder, ...reported } = data.repository ?? {};
  const sizes: readonly (number | null)[] = folder?.tree?.table?.sizes ?? [];
  return { page: reported, sizes, codes };
}

beforeAll(async () => {
  repo = await tempRepo();
  const lines = Array.from({ length: 300 }, (_, at) => `line ${at}\n`);
  for (let count = 1; count <= COMMITS; count++) {
    lines[count * 7] = `changed in ${count}\n`;
    await repo.commit({ "src/a.txt": lines.join(""), [`new${count}.txt`]: `${count}\n` }, `Commit ${count}`);
  }
  const quiet = await openGraphql(repo.path);
  for (const oid of (await repo.git("rev-list", "main")).split("\n")) {
    const { codes, ...whole } = await page(quiet, oid);
    expect(codes).toEqual([]);
    pages.set(oid, whole);
  }
  await quiet.close();
});

test("while git packs, collects and prunes, every page has the same content as without that", async () => {
  const over = new AbortController();
  let rounds = 0;
  const packing = (async () => {
    for (; !over.signal.aborted; rounds++) {
      // Each round creates another pack, and deletes the previous one.
      const extra = await repo.git("commit-tree", "main^{tree}", "-p", "main", "-m", `Round ${rounds}`);
      await repo.git("update-ref", "refs/heads/round", extra);
      await repo.git("repack", "-adq");
      await repo.git("gc", "--quiet", "--prune=now");
    }
  })();
  while (rounds < 2) {
    const opened = await openGraphql(repo.path);
    for (const [oid, whole] of pages) expect(await page(opened, oid)).toEqual({ ...whole, codes: [] });
    expect(opened.log).toEqual([]);
    await opened.close();
  }
  over.abort();
  await packing;
});

test("while it is moved away and back, failed reads report that, the rest is correct, and all is available again afterwards", async () => {
  const opened = await openGraphql(repo.path);
  const over = new AbortController();
  let moves = 0;
  const moving = (async () => {
    for (; !over.signal.aborted; moves++) {
      await rename(repo.path, `${repo.path}-away`);
      await wait(10);
      await rename(`${repo.path}-away`, repo.path);
      await wait(30);
    }
  })();
  let failures = 0;
  try {
    for (let turn = 0; turn < 4 || moves < ENOUGH || failures === 0; turn++) {
      for (const [oid, { page: whole, sizes: known }] of pages) {
        const { page: found, sizes, codes } = await page(opened, oid);
        failures += codes.length;
        expect(opened.log).toEqual([]);
        for (const code of codes) expect(code).toMatch(/^\w+ (?:REPOSITORY_GONE|OBJECT_MISSING|NOT_FOUND)$/u);
        const failed = new Set(codes.map((code) => code.split(" ")[0]));
        const kept = (of: object) => Object.fromEntries(Object.entries(of).filter(([name]) => !failed.has(name)));
        // An unknown size is reported as null.
        for (const [at, size] of sizes.entries()) expect([null, known[at]]).toContain(size);
        expect(kept(found)).toEqual(kept(failed.size > 0 && Object.keys(found).length === 0 ? {} : whole));
      }
    }
  } finally {
    over.abort();
    await moving;
  }
  for (const [oid, whole] of pages) expect(await page(opened, oid)).toEqual({ ...whole, codes: [] });
  expect(opened.log).toEqual([]);
  await opened.close();
});
