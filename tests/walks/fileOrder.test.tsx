// @vitest-environment page
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { address, shownFiles, walk, type Walk } from "./page.ts";

let repo: TempRepo;
let page: Walk;
beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({
    "README.md": "words\n",
    "a.ts": "one\n",
    "b.ts": 'import "./lib/c";\n',
    "lib/c.ts": 'import "../a";\n',
    "tests/d.ts": 'import "../b";\n',
  });
});
afterEach(() => page.close());

const rows = () =>
  screen.getAllByRole("treeitem").map((row) => row.querySelector(".diff-name, .file-list-folder")?.textContent);
const files = () => Object.keys(shownFiles());
const sort = async (by: RegExp) => {
  await page.press("Filter and sort");
  await act(async () => void fireEvent.click(screen.getByRole("menuitemradio", { name: by })));
  await page.settled();
};
const IN_GROUPS = ["Code", "b.ts", "lib", "c.ts", "a.ts", "Tests", "tests", "d.ts", "Documentation", "README.md"];

it("a page in the order by imports shows groups at once, entry points before what they import", async () => {
  page = await walk("/repo/commit/main?order=imports", repo.path);
  expect(rows()).toEqual(IN_GROUPS);
  expect(files()).toEqual(["b.ts", "lib/c.ts", "a.ts", "tests/d.ts", "README.md"]);
});

it("the user chooses the order by imports in the menu, and another one again", async () => {
  page = await walk("/repo/commit/main", repo.path);
  expect(files()).toEqual(["README.md", "a.ts", "b.ts", "lib/c.ts", "tests/d.ts"]);
  await sort(/By imports/);
  expect([address(), rows()]).toEqual(["/repo/commit/main?order=imports", IN_GROUPS]);
  await sort(/By path/);
  expect([address(), files()]).toEqual([
    "/repo/commit/main?order=path",
    ["README.md", "a.ts", "b.ts", "lib/c.ts", "tests/d.ts"],
  ]);
});
