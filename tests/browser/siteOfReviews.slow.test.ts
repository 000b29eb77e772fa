import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { reviewsRepo } from "#tests/bench/reviewsRepo.ts";
import { axeViolations } from "#tests/helpers/axeViolations.ts";
import { injectionVectors } from "#tests/helpers/injectionVectors.ts";
import { naughtyStrings } from "#tests/helpers/naughtyStrings.ts";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { runProgram } from "#tests/helpers/startProgram.ts";

let opened: OpenedBrowser;
let folder: string;

beforeAll(async () => {
  opened = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), "galley-site-"));
});
afterAll(async () => {
  await opened?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Writes the note of an object that the repository does not have. */
async function writeNote(
  { git, gitBytes }: ReviewedRepo["repo"],
  name: string,
  oid: string,
  item: object,
): Promise<void> {
  const ref = `refs/notes/devtools/${name}`;
  const input = JSON.stringify({ timestamp: "1700003000", ...item });
  const blob = (await gitBytes(["hash-object", "-w", "--stdin"], { input })).toString().trim();
  const listed = await git("ls-tree", ref).catch(() => "");
  const tree = await gitBytes(["mktree"], { input: `${listed}\n100644 blob ${blob}\t${oid}\n`.trimStart() });
  await git("update-ref", ref, await git("commit-tree", "-m", "Fetched", tree.toString().trim()));
}

const MAIN = join(import.meta.dirname, "../../dist/cli/main.js");
const OLD = new Date(1_700_000_000_000);

async function exportSite(repository: string, site: string, ...args: readonly string[]) {
  const { code, stdout, stderr } = await runProgram(["export", "--site", site, ...args], repository);
  return { code, lines: stdout.trimEnd().split("\n"), stderr };
}

/** Opens a page of a site from the disk. It may load only itself, the program beside it, and the workers in that. */
async function openPage(
  file: string,
  bypassCSP = false,
): Promise<{ readonly page: Page; readonly faults: readonly string[] }> {
  const page = await (await opened.context({ bypassCSP })).newPage();
  const faults: string[] = [];
  page.on("request", (request) => {
    if (!/^(?:file:.*(?:\.html(?:#.*)?|\/reader-[0-9a-f]{16}\.js)$|blob:)/u.test(request.url()))
      faults.push(request.url());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.goto(pathToFileURL(file).href);
  return { page, faults };
}

/** Makes all files of a folder old. Returns a function that lists those that were written since. */
async function filesWrittenIn(path: string): Promise<() => Promise<readonly string[]>> {
  for (const name of await readdir(path)) await utimes(join(path, name), OLD, OLD);
  return async () => {
    const names = (await readdir(path)).sort();
    const times = await Promise.all(names.map(async (name) => (await stat(join(path, name))).mtime));
    return names.filter((_, at) => (times[at] ?? OLD) > OLD);
  };
}

it("a site of 300 reviews opens from the disk: its index is searched, filtered and walked by keys, its links hold, and a further run writes what changed", async () => {
  const size = { merged: 200, open: 81, abandoned: 19, comments: 4, manyComments: 30, patchSets: 3, files: 5 };
  const { path: repository, many } = await reviewsRepo(folder, size);
  const site = join(folder, "site");
  const { code, lines } = await exportSite(repository, site);
  expect([code, lines]).toEqual([
    0,
    [
      "300 reviews, 1226 comments",
      expect.stringMatching(/^People: .*\bada\b/u),
      `Site ${site}: 300 pages written, 0 unchanged, index written.`,
    ],
  ]);
  const { page, faults } = await openPage(join(site, "index.html"));
  const titles = page.locator("a.ReviewRow-title");
  await expect.poll(() => titles.count()).toBe(81);
  await page.keyboard.press("/");
  await page.keyboard.type("CHANGE open-7");
  await expect.poll(() => titles.count()).toBe(11); // 7, and 70 to 79
  await page.getByLabel("Waiting for").selectOption("ada");
  await expect.poll(() => titles.count()).toBeLessThan(11);
  expect(await titles.count()).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => page.getByLabel("Search reviews").inputValue()).toBe("CHANGE open-7");
  await page.getByLabel("Search reviews").fill("nothing has this");
  await page.getByText("No review matches.").waitFor();
  await page.getByRole("link", { name: "Show all reviews" }).click();
  await expect.poll(() => titles.count()).toBe(300);
  await page.getByRole("link", { name: "Abandoned 19" }).click();
  await expect.poll(() => titles.count()).toBe(19);
  await page.goBack();
  await expect.poll(() => titles.count()).toBe(300);

  // Ten pages by keys, each with a way back to the same list.
  for (let index = 0; index < 10; index++) {
    for (let press = 0; press <= index; press++) await page.keyboard.press("j");
    const title = await page.locator("a.ReviewRow-title:focus").innerText();
    await page.keyboard.press("Enter");
    await page.locator(".diff-row").first().waitFor();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
    await page.goBack();
    await expect.poll(() => titles.count()).toBe(300);
  }
  await page.locator(`a[href="${many}.html"]`).click();
  await page.locator(".Thread", { hasText: "patch set 1" }).first().waitFor();
  for (const key of ["g", "r"]) await page.keyboard.press(key);
  await page.waitForURL(/index\.html$/u);
  expect(faults).toEqual([]);

  const written = await filesWrittenIn(site);
  expect((await exportSite(repository, site)).lines.at(-1)).toBe(`Site ${site}: 0 pages written, 300 unchanged.`);
  expect(await written()).toEqual([]);
  const [first = ""] = (await readdir(site)).filter((name) => name.length === 45 && !name.startsWith(many));
  const id = first.replace(".html", "");
  await runProgram(["comment", "--review", id, "-m", `See ${many.slice(0, 12)}.`], repository);
  expect((await exportSite(repository, site)).lines.at(-1)).toBe(
    `Site ${site}: 1 page written, 299 unchanged, index written.`,
  );
  expect(await written()).toEqual([first, "index.html"].sort());
  const { page: commented } = await openPage(join(site, first));
  await commented.getByRole("list", { name: "Related reviews" }).getByRole("link", { name: "Change many" }).click();
  await commented.waitForURL(`**/${many}.html`);
});

it("private reviews, drafts and what is left out are in no file of a site, and people can be numbered", async () => {
  const { repo, head, comment } = await reviewedRepo({}, { "secret.env": "TOKEN=hush-hush\n" });
  await comment("secret.env", 1, "Rotate hush-hush.");
  await comment("long.txt", 10, "Why?");
  await repo.git("checkout", "-q", "-b", "mine", "main");
  await writeFile(join(repo.path, "new.txt"), "unshared work\n");
  expect((await runProgram(["comment", "new.txt:1", "-m", "unshared comment"], repo.path)).code).toBe(0);
  const shown = await exportSite(repo.path, join(folder, "shown"));
  expect(shown.code).toBe(2);
  expect(shown.lines).toContain(
    `${head.slice(0, 12)} Change some lines: May contain passwords or keys: secret.env. Leave them out, or check them.`,
  );
  const site = join(folder, "left-out");
  const { code, lines } = await exportSite(repo.path, site, "--leave-out", "*.env", "--without-names");
  expect([code, lines]).toEqual([
    0,
    [
      "1 review, 1 comment",
      "People: Person 1",
      "Left out: 1 file, 1 comment",
      "1 private review left out. To include one, share it first.",
      `Site ${site}: 1 page written, 0 unchanged, index written.`,
    ],
  ]);
  const names = (await readdir(site)).sort();
  expect(names).toEqual([
    `${head}.html`,
    "galley-site.json",
    "index.html",
    expect.stringMatching(/^reader-[0-9a-f]{16}\.js$/u),
  ]);
  for (const name of names) {
    const text = await readFile(join(site, name), "utf8");
    for (const hidden of ["hush-hush", "unshared", "grace"]) expect(text.includes(hidden)).toBe(false);
  }
  const { page } = await openPage(join(site, "index.html"));
  await page.getByText("Waiting for a reviewer").waitFor();
});

it("hostile titles, branches and comments run nothing in the pages of a site, and lead nowhere", async () => {
  const texts = [...injectionVectors("http://127.0.0.1:9"), ...naughtyStrings].filter((text) => text.trim() !== "");
  const { repo, head } = await reviewedRepo();
  const at = 1_700_002_000;
  const request = (description: string, index: number) =>
    JSON.stringify({
      timestamp: String(at + index),
      reviewRef: "refs/heads/topic",
      targetRef: 'refs/heads/"><script>document.body.dataset.hacked=1</script>',
      requester: "<img src=x onerror=alert(1)>@example.org",
      description,
      galley: { act: "request", head, base: head, name: "</script><script>1</script>" },
    });
  const append = (ref: string, lines: readonly string[]) =>
    repo.gitBytes(["notes", `--ref=devtools/${ref}`, "append", "-F", "-", head], { input: lines.join("\n") });
  await append("reviews", [request("</script><script>document.body.dataset.hacked=1</script> \u202Egnp.exe", 1)]);
  await append(
    "discuss",
    texts.map((description, index) =>
      JSON.stringify({ timestamp: String(at + index), author: "eve@example.org", description }),
    ),
  );
  const site = join(folder, "hostile");
  expect((await exportSite(repo.path, site)).code).toBe(0);
  for (const name of ["index.html", `${head}.html`]) {
    const { page, faults } = await openPage(join(site, name));
    await page.locator(":is(a.ReviewRow-title, .Exported-title)", { hasText: "</script><script>" }).waitFor();
    const made = "script:not([type]), iframe, object, embed, form, base, link[rel=stylesheet], [onerror], [onclick]";
    expect(await page.locator(`#root :is(${made})`).count()).toBe(0);
    expect(await page.locator("img[src^=http], a[href^='javascript:']").count()).toBe(0);
    expect(await page.evaluate(() => document.body.dataset["hacked"])).toBe(undefined);
    // Markup that got into a page nevertheless could load nothing and run nothing.
    await page.evaluate(() => {
      const range = document.createRange();
      try {
        document.body.append(range.createContextualFragment("<script>document.body.dataset.hacked = 1</script>"));
      } catch {
        document.body.dataset["refused"] = "1";
      }
    });
    expect(await page.evaluate(() => ({ ...document.body.dataset }))).toMatchObject({ refused: "1" });
    expect(faults.filter((fault) => !fault.includes("TrustedHTML"))).toEqual([]);
  }
});

it("a review whose commits are absent has a page with its comments, one that is too large has its reason in the index", async () => {
  const { repo, head } = await reviewedRepo();
  const absent = "1234567890123456789012345678901234567890";
  const request = { reviewRef: "refs/heads/gone", targetRef: "refs/heads/main", requester: "grace@example.org" };
  // As a fetch of notes without branches leaves them.
  await writeNote(repo, "reviews", absent, { ...request, description: "Gone", galley: { head: absent, base: head } });
  const location = { commit: absent, path: "lost.txt", range: { startLine: 3 } };
  await writeNote(repo, "discuss", absent, { author: "eve@example.org", location, description: "Still here." });
  await repo.git("checkout", "-q", "-b", "large", "main");
  const text = `${"x".repeat(127)}\n`.repeat(8192); // 1 MiB
  const large = await repo.commit(
    Object.fromEntries(Array.from({ length: 65 }, (_, at) => [`${at}.txt`, text] as const)),
    "Too large",
  );
  await runProgram(["request", "large", "--base", "main"], repo.path);
  const site = join(folder, "absent");
  const { code, lines } = await exportSite(repo.path, site);
  expect(code).toBe(2);
  const reason =
    "The repository does not have the commits of this review, so only its comments are here. Fetch the reviewed branch, then export it again.";
  expect(lines).toEqual(
    expect.arrayContaining([
      `123456789012 Gone: ${reason}`,
      expect.stringMatching(
        new RegExp(
          `^${large.slice(0, 12)} Too large: No page\\. The patches of this change exceed 64 MiB\\. Leave out`,
          "u",
        ),
      ),
    ]),
  );
  expect((await readdir(site)).filter((name) => name.endsWith(".html")).sort()).toEqual(
    [`${absent}.html`, `${head}.html`, "index.html"].sort(),
  );
  const { page } = await openPage(join(site, "index.html"));
  await page.getByRole("heading", { name: "Reviews without a page" }).waitFor();
  await page.getByText("The patches of this change exceed 64 MiB.").waitFor();
  await page.getByRole("link", { name: "Gone" }).click();
  await page.getByText(reason).waitFor();
  await page.getByText("Comments on unchanged files (1)").click();
  await page.getByText("Still here.").first().waitFor();
});

it("an address with selected lines leads to them, in a page of a site and in a single file", async () => {
  const reviewed = await reviewedRepo();
  const site = join(folder, "linked");
  await exportSite(reviewed.repo.path, site);
  const single = join(folder, "single.html");
  await runProgram(["export", "topic", "-o", single], reviewed.repo.path);
  for (const file of [join(site, `${reviewed.head}.html`), single]) {
    const address = pathToFileURL(file).href;
    const page = await (await opened.context()).newPage();
    await page.setViewportSize({ width: 1000, height: 400 });
    await page.goto(`${address}#long.txt:R89`);
    await page.locator(".diff-linked", { hasText: "line 89" }).first().waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    for (const key of ["Shift+K", "Shift+K"]) await page.keyboard.press(key);
    await page.waitForURL(`${address}#long.txt:R87-89`);
    await page.evaluate(() => window.location.assign("#long.txt:L9-10"));
    await page.locator(".diff-linked", { hasText: "line 10" }).first().waitFor();
    await page.close();
  }
});

it("a site whose writing is killed opens, and the next run completes it", async () => {
  const size = { merged: 40, open: 20, abandoned: 2, comments: 4, manyComments: 30, patchSets: 3, files: 5 };
  const { path: repository, many } = await reviewsRepo(join(folder, "killed"), size);
  const site = join(folder, "killed-site");
  await exportSite(repository, site);
  const written = await filesWrittenIn(site);
  const program = execFile(process.execPath, [MAIN, "export", "--site", site, "--without-names"], { cwd: repository });
  await expect.poll(async () => (await written()).length).toBeGreaterThan(5);
  const ended = new Promise((resolve) => program.once("close", resolve));
  program.kill("SIGKILL");
  await ended;
  const { page, faults } = await openPage(join(site, "index.html"));
  await page.locator(`a[href="${many}.html"]`).click();
  await page.locator(".diff-row").first().waitFor();
  expect(faults).toEqual([]);
  const { code, lines } = await exportSite(repository, site, "--without-names");
  expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/pages written, \d+ unchanged, index written\.$/u)]);
  expect((await readdir(site)).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  const again = await exportSite(repository, site, "--without-names");
  expect(again.lines.at(-1)).toBe(`Site ${site}: 0 pages written, 62 unchanged.`);
});

it("the index and a page of a site are usable at 390 px, in forced colors and on paper", async () => {
  const reviewed = await reviewedRepo();
  await reviewed.comment("long.txt", 60, "Why?");
  const site = join(folder, "small");
  await exportSite(reviewed.repo.path, site);
  for (const name of ["index.html", `${reviewed.head}.html`]) {
    const { page } = await openPage(join(site, name), true);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ forcedColors: "active" });
    await page.getByText("Change some lines").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.emulateMedia({ forcedColors: "none" });
    expect(await axeViolations(page, ["light", "dark"])).toEqual([]);
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    const paper = page.locator(".Paper");
    await paper
      .getByText(name === "index.html" ? "Change some lines" : "Why?")
      .first()
      .waitFor();
    expect(await paper.locator(":is(button, textarea, input, select):visible").count()).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect.poll(() => paper.count()).toBe(0);
  }
});
