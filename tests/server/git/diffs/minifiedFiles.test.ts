import { afterAll, expect, test } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { minifiedFiles } from "#server/git/diffs/generatedFiles.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

afterAll(() => brokerLink.close());

const written = "export function add(one, other) {\n  return one + other;\n}\n".repeat(100);
const minified = `${"function(a,b){return a+b}".repeat(200)}\n`;

test("scripts and style sheets with very long lines are minified; the new side decides, or the old one for a deleted file", async () => {
  const repo = await tempRepo();
  const from = await repo.commit({
    "gone.css": `${"a{b:c;d:e}".repeat(300)}`,
    "now written.js": minified,
    "now minified.js": written,
  });
  const to = await repo.commit({
    "gone.css": null,
    "now written.js": written,
    "now minified.js": minified,
    "a.mjs": minified.repeat(3),
    "caf\uDCE9.JS": minified,
    "data.json": minified,
    "small.js": "x".repeat(500),
    "written.js": written,
    "with a long line.js": written + minified,
    "link.js": { symlink: "a".repeat(2000) },
    "module.js": { gitlink: "1".repeat(40) },
    "large.js": "y".repeat(4 * 1024 * 1024 + 1),
  });
  const open = await openRepository(repo.path);
  const found = await minifiedFiles(open, await diffTree(open, from, to));
  await open.close();
  expect([...found].map(({ newPath, oldPath }) => newPath ?? oldPath).toSorted()).toEqual(
    ["a.mjs", "caf\uDCE9.JS", "gone.css", "now minified.js"].toSorted(),
  );
});

test("at most 16 MiB of the first files are read", async () => {
  const repo = await tempRepo();
  const text = (seed: number): string => String(seed).repeat(3 * 1024 * 1024);
  const to = await repo.commit(Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((n) => [`${n}.js`, text(n)])));
  const open = await openRepository(repo.path);
  const found = await minifiedFiles(open, await diffTree(open, open.emptyTree, to));
  await open.close();
  expect([...found].map(({ newPath }) => newPath)).toEqual(["1.js", "2.js", "3.js", "4.js", "5.js"]);
});
