import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SiteFolder } from "#cli/sites/SiteFolder.ts";

const PAGE = `${"a".repeat(40)}.html`;
const OTHER = `${"b".repeat(64)}.html`;
const READER = "reader-0123456789abcdef.js";

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "galley-site-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Writes a site of these files, as an export does. Returns the names of the files that were removed. */
async function writeSite(path: string, files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = await SiteFolder.open(path, false);
  await folder.begin(Object.keys(files));
  for (const [name, text] of Object.entries(files)) await folder.write(name, text);
  return folder.finish(Object.keys(files));
}

it("writes only what changed, removes what is gone, and leaves other files alone", async () => {
  const path = join(root, "deep/site");
  await writeSite(path, { "index.html": "1", [PAGE]: "2", [OTHER]: "3" });
  await writeFile(join(path, "CNAME"), "reviews.example.org");
  const old = new Date(1_700_000_000_000);
  for (const name of await readdir(path)) await utimes(join(path, name), old, old);
  expect(await writeSite(path, { "index.html": "1", [PAGE]: "2", [OTHER]: "3" })).toEqual([]);
  const times = async () =>
    Promise.all((await readdir(path)).sort().map(async (name) => [name, (await stat(join(path, name))).mtime > old]));
  const files = [
    ["CNAME", false],
    [PAGE, false],
    [OTHER, false],
    ["galley-site.json", false],
    ["index.html", false],
  ];
  expect(await times()).toEqual(files);
  expect(await writeSite(path, { "index.html": "4", [PAGE]: "2" })).toEqual([OTHER]);
  expect(await times()).toEqual([
    ["CNAME", false],
    [PAGE, false],
    ["galley-site.json", true],
    ["index.html", true],
  ]);
});

it("refuses a folder with other files, unless the site may be added to it, and a file", async () => {
  const path = join(root, "occupied");
  await mkdir(path);
  await writeFile(join(path, "README.md"), "mine");
  await expect(SiteFolder.open(path, false)).rejects.toMatchObject({
    code: "CONFLICT",
    message:
      "This folder has other files than a site of Galley. Choose another folder, or add the site to it with --force.",
  });
  for (const manifest of ["", "{}", '{"format":"galley-site-files-1"}', '{"format":"other","files":["README.md"]}']) {
    await writeFile(join(path, "galley-site.json"), manifest);
    await expect(SiteFolder.open(path, false)).rejects.toMatchObject({ code: "CONFLICT" });
  }
  await (await SiteFolder.open(path, true)).begin(["index.html"]);
  await SiteFolder.open(path, false);
  expect(await readFile(join(path, "README.md"), "utf8")).toBe("mine");
  await expect(SiteFolder.open(join(path, "README.md"), true)).rejects.toThrow("This is a file. Name a folder.");
});

it("completes a site whose writing was interrupted", async () => {
  const path = join(root, "interrupted");
  const folder = await SiteFolder.open(path, false);
  await folder.begin(["index.html", PAGE, OTHER, READER]);
  await folder.write(READER, "program");
  await folder.write(PAGE, "first");
  await writeFile(join(path, `${OTHER}.4711.tmp`), "half a pa");
  expect(await writeSite(path, { "index.html": "1", [PAGE]: "second", [READER]: "program" })).toEqual([OTHER]);
  expect((await readdir(path)).sort()).toEqual([PAGE, "galley-site.json", "index.html", READER].sort());
  expect(await readFile(join(path, PAGE), "utf8")).toBe("second");
});

it("removes nothing outside of the site that a manifest from a repository names, and follows no link", async () => {
  const path = join(root, "hostile");
  const outside = join(root, "outside.html");
  await writeFile(outside, "mine");
  await mkdir(path);
  await writeFile(join(path, "notes.txt"), "mine");
  await symlink(outside, join(path, PAGE));
  const files = ["../outside.html", outside, "notes.txt", "..", "", `../hostile/${PAGE}`, 7, `x${READER}`];
  await writeFile(join(path, "galley-site.json"), JSON.stringify({ format: "galley-site-files-1", files }));
  expect(await writeSite(path, { "index.html": "1", [PAGE]: "page" })).toEqual([]);
  expect(await readFile(outside, "utf8")).toBe("mine");
  expect(await readFile(join(path, "notes.txt"), "utf8")).toBe("mine");
  expect(await readFile(join(path, PAGE), "utf8")).toBe("page");
  await rm(join(path, "galley-site.json"));
  await symlink(outside, join(path, "galley-site.json"));
  await expect(SiteFolder.open(path, false)).rejects.toMatchObject({ code: "CONFLICT" });
});
