import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commonmarkExamples } from "#tests/helpers/commonmarkExamples.ts";
import { injectionVectors } from "#tests/helpers/injectionVectors.ts";
import { naughtyStrings } from "#tests/helpers/naughtyStrings.ts";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { runProgram, startProgram } from "#tests/helpers/startProgram.ts";

let opened: OpenedBrowser;
let folder: string;

beforeAll(async () => {
  opened = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), "galley-export-"));
});
afterAll(async () => {
  await opened?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Exports the review of `topic` and returns the file's path. */
async function exportTopic({ repo }: ReviewedRepo, name: string): Promise<string> {
  const file = join(folder, name);
  const { code, stderr } = await runProgram(["export", "topic", "-o", file, "--force"], repo.path);
  expect([code, stderr]).toEqual([0, expect.stringMatching(/lines? added/u)]);
  return file;
}

/** Opens a file from the disk. Its page may load only itself and the programs in it. */
async function openFile(file: string, page: Page | null = null): Promise<Page> {
  const reader = page ?? (await (await opened.context({ acceptDownloads: true })).newPage());
  const asked: string[] = [];
  reader.on("request", (request) => asked.push(request.url()));
  await reader.goto(pathToFileURL(file).href);
  await reader.waitForSelector(".diff-row");
  expect(asked.filter((url) => url !== pathToFileURL(file).href && !url.startsWith("blob:"))).toEqual([]);
  return reader;
}

/** Saves the reader's comments by key and returns the file's path. */
async function saveComments(page: Page, name: string): Promise<string> {
  await page.keyboard.press("Shift+S");
  const file = join(folder, name);
  await page.getByLabel("Your name").fill("Rita Reader");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  await download.saveAs(file);
  return file;
}

async function importFile({ repo }: ReviewedRepo, file: string): Promise<string> {
  const { code, stdout, stderr } = await runProgram(["import", file], repo.path);
  expect([code, stderr]).toEqual([0, ""]);
  return stdout;
}

interface Thread {
  readonly now: { readonly certainty: string; readonly code: { readonly startLine: number; readonly lines: string[] } };
  readonly comments: readonly {
    readonly id: string;
    readonly body: string;
    readonly author: { readonly name: string };
  }[];
}

async function threadsOf({ repo }: ReviewedRepo): Promise<readonly Thread[]> {
  const { stdout } = await runProgram(["comments", "topic", "--format", "json"], repo.path);
  const threads: readonly Thread[] = JSON.parse(stdout);
  return threads;
}

it("comments written by keyboard in an exported file are imported once, follow their line through 50 changes, and get replies in both directions", async () => {
  const reviewed = await reviewedRepo();
  await reviewed.comment("long.txt", 60, "Why?");
  const page = await openFile(await exportTopic(reviewed, "first.html"));
  await page.getByText("Why?").waitFor();

  // Starts a new thread on the line above the first change, by keys.
  for (const key of ["n", "k", "c"]) await page.keyboard.press(key);
  await page.getByRole("textbox", { name: "Comment on line 9" }).fill("From a file.");
  await page.keyboard.press("Control+Enter");
  await page.getByText("From a file.").waitFor();
  await page.getByRole("button", { name: "Reply" }).last().click();
  await page.getByRole("textbox", { name: "Reply" }).fill("Because.");
  await page.keyboard.press("Control+Enter");
  await page.reload();
  await page.getByText("From a file.").waitFor();
  const first = await saveComments(page, "first.json");
  expect(JSON.parse(await readFile(first, "utf8"))).toMatchObject({ author: "Rita Reader", comments: [{}, {}] });

  expect(await importFile(reviewed, first)).toBe("Comments on Change some lines: 2 added.\n");
  expect(await importFile(reviewed, first)).toBe("Comments on Change some lines: 0 added, 2 already there.\n");

  // 50 commits add a line at the top, and one changes the line of the other thread.
  await reviewed.repo.git("checkout", "-q", "topic");
  const before = await reviewed.repo.git("show", "topic:long.txt");
  for (let count = 1; count <= 50; count++) {
    const added = Array.from({ length: count }, (_, at) => `added ${at}\n`).join("");
    await reviewed.repo.commit({ "long.txt": `${added}${before}\n` }, `Change ${count}`);
  }
  expect(await importFile(reviewed, first)).toBe("Comments on Change some lines: 0 added, 2 already there.\n");
  const moved = await threadsOf(reviewed);
  const bodies = moved.flatMap(({ comments }) => comments.map(({ body, author }) => `${author.name}: ${body}`));
  expect(bodies.filter((body) => body === "Rita Reader: From a file.")).toHaveLength(1);
  expect(bodies.filter((body) => body === "Rita Reader: Because.")).toHaveLength(1);
  const fromFile = moved.find(({ comments }) => comments[0]?.body === "From a file.");
  // It counts as a comment on lines does in Galley: it is unresolved.
  expect(fromFile).toMatchObject({ state: "OPEN", kind: "blocking" });
  const { stdout: shown } = await runProgram(["show", "topic", "--format", "json"], reviewed.repo.path);
  expect(JSON.parse(shown)).toMatchObject({ openThreads: 2 });
  expect(fromFile?.now).toMatchObject({ certainty: "SHIFTED", code: { startLine: 59, lines: ["line 9"] } });

  // The reply is exported in the next file, and the reply to it is imported.
  const id = fromFile?.comments[0]?.id ?? "";
  expect((await runProgram(["reply", id, "-m", "It is needed."], reviewed.repo.path)).code).toBe(0);
  const again = await openFile(await exportTopic(reviewed, "second.html"), page);
  await again.keyboard.press("Shift+N");
  await again.getByText("It is needed.").waitFor();
  expect(await again.getByText("From a file.", { exact: true }).count()).toBe(1);
  const thread = again.locator(".Thread", { hasText: "It is needed." });
  expect(await thread.getByText("imported from a file").count()).toBe(1);
  await thread.getByRole("button", { name: "Reply", exact: true }).click();
  await thread.getByRole("textbox", { name: "Reply" }).fill("Then keep it.");
  await again.keyboard.press("Control+Enter");
  await thread.getByText("Then keep it.").waitFor();
  const second = await saveComments(again, "second.json");
  expect(await importFile(reviewed, second)).toBe("Comments on Change some lines: 1 added.\n");
  const all = await threadsOf(reviewed);
  const answered = all.find(({ comments }) => comments[0]?.body === "From a file.");
  expect(answered?.comments.map(({ body }) => body)).toEqual(["From a file.", "It is needed.", "Then keep it."]);
});

it("a comment form of an exported file is scrolled into view, and begins with the kind that was chosen last", async () => {
  const page = await openFile(await exportTopic(await reviewedRepo(), "form.html"));
  await page.setViewportSize({ width: 1000, height: 500 });
  // The last line of the window before the form opens.
  await page.keyboard.press("n");
  await page.evaluate(() => {
    const bottom = document.querySelector(".diff-cursor")?.getBoundingClientRect().bottom ?? 0;
    window.scrollBy(0, bottom - window.innerHeight);
  });
  await page.keyboard.press("c");
  const form = page.getByRole("group", { name: "Comment on" });
  const isInView = () =>
    form.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await expect.poll(isInView).toBe(true);
  const blocking = form.getByRole("checkbox", { name: "Blocking" });
  expect(await blocking.isChecked()).toBe(true);
  await blocking.click();
  await page.keyboard.press("Escape");
  for (const key of ["n", "n", "c"]) await page.keyboard.press(key);
  await expect.poll(() => blocking.last().isChecked()).toBe(false);
});

it("hostile texts and Markdown have no effect in an exported file, on screen and printed", async () => {
  const texts = [...injectionVectors("http://127.0.0.1:9"), ...naughtyStrings, ...commonmarkExamples].filter(
    (text) => text.trim() !== "",
  );
  const reviewed = await reviewedRepo({}, { "naughty.txt": naughtyStrings.join("\n") });
  const lines = texts.map((description, at) =>
    JSON.stringify({ timestamp: String(1_700_002_000 + at), author: "eve@example.org", description }),
  );
  const note = ["notes", "--ref=devtools/discuss", "add", "-F", "-", reviewed.head];
  await reviewed.repo.gitBytes(note, { input: lines.join("\n") });
  const page = await openFile(await exportTopic(reviewed, "hostile.html"));
  await page.getByText("Comments on the whole change").click();
  await page.locator(".Thread").nth(100).waitFor();
  const made = "script:not([type]), iframe, object, embed, form, base, link[rel=stylesheet], [onerror], [onclick]";
  expect(await page.locator(`#root :is(${made})`).count()).toBe(0);
  const rows = await page.evaluate(() => {
    window.dispatchEvent(new Event("beforeprint"));
    return document.querySelectorAll(".Paper .diff-row").length;
  });
  expect(rows).toBeGreaterThan(naughtyStrings.length);
  expect(await page.locator(`.Paper :is(${made})`).count()).toBe(0);
  expect(await page.locator("img[src^=http], a[href^='javascript:']").count()).toBe(0);
});

it("the page exports a file from its menu, and shows the comments that galley import reads from a file, each once", async () => {
  const reviewed = await reviewedRepo();
  const program = await startProgram([reviewed.repo.path]);
  try {
    const page = await opened.page({ acceptDownloads: true });
    const slug = reviewed.repo.path.split("/").at(-1) ?? "";
    await page.goto(`${program.origin}/${slug}/reviews/${reviewed.key}/files`);
    await page.waitForSelector(".diff-row");
    await page.keyboard.press("i");
    await page.keyboard.press("e");
    await page.getByRole("menuitem", { name: "Export as a file…" }).click();
    await page.getByText("2, 3 lines added, 3 lines removed").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download" }).click(),
    ]);
    const exported = join(folder, "page.html");
    await download.saveAs(exported);
    expect(await readFile(exported, "utf8")).toBe(await readFile(await exportTopic(reviewed, "cli.html"), "utf8"));

    const anchor = {
      path: "long.txt",
      side: "new",
      startLine: 10,
      endLine: 10,
      blob: null,
      quote: [],
      before: [],
      after: [],
    };
    const comment = { id: "dropped-comment", replyTo: null, anchor, body: "Dropped.", isBlocking: false };
    const members = { format: "galley-comments", version: 1, review: null, base: reviewed.base, head: reviewed.head };
    const text = JSON.stringify({ ...members, author: "Rita", comments: [comment] });
    const saved = join(folder, "comments.json");
    await writeFile(saved, text);
    expect((await runProgram(["import", saved], reviewed.repo.path)).code).toBe(0);
    await page.getByText("Dropped.", { exact: true }).waitFor();
    await page.getByText("imported from a file by").waitFor();
    expect((await runProgram(["import", saved], reviewed.repo.path)).stdout).toContain("0 added, 1 already there.");
    await page.close(); // before the program ends, because the page's stream would report that
  } finally {
    await program.stop();
  }
});

it("a review printed from its page has all lines and comments, also of resolved threads, and nothing to press", async () => {
  const reviewed = await reviewedRepo({}, { "package-lock.json": "{}\n" });
  await reviewed.comment("long.txt", 60, "Why?");
  const [thread] = await threadsOf(reviewed);
  expect((await runProgram(["resolve", thread?.comments[0]?.id ?? ""], reviewed.repo.path)).code).toBe(0);
  const program = await startProgram([reviewed.repo.path]);
  try {
    const page = await opened.page();
    await page.addInitScript(() =>
      Object.assign(window, { print: () => document.body.setAttribute("data-prints", "") }),
    );
    const slug = reviewed.repo.path.split("/").at(-1) ?? "";
    // A page without the lines.
    await page.goto(`${program.origin}/${slug}/reviews/${reviewed.key}`);
    await page.locator("#root > .Shell").getByRole("button", { name: "Export, print" }).waitFor();
    await page.keyboard.press("Control+p");
    await page.waitForSelector("body[data-prints]", { state: "attached" });
    await page.emulateMedia({ media: "print" });
    const paper = page.locator(".Paper");
    await paper.getByText("Why?").waitFor();
    const code = await paper.locator(".diff-code").allTextContents();
    expect(code).toEqual(expect.arrayContaining(["line 10 reads otherwise", "line 60 reads otherwise", "new", "{}"]));
    expect(await paper.locator(":is(button, textarea, input):visible").count()).toBe(0);
    expect(await page.locator("#root:visible").count()).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect.poll(() => paper.count()).toBe(0);
    await page.close();
  } finally {
    await program.stop();
  }
});

it("a file that exists is replaced only with --force, and a failure to write is explained", async () => {
  const { repo } = await reviewedRepo();
  const file = join(folder, "twice.html");
  const run = (...args: readonly string[]) => runProgram(["export", "topic", ...args], repo.path);
  expect(await run("-o", file)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Wrote .*twice\.html \(\d/u) });
  expect(await run("-o", file)).toMatchObject({ code: 2, stderr: expect.stringContaining("replace it with --force") });
  expect(await run("-o", file, "--force")).toMatchObject({ code: 0 });
  expect(await run("-o", join(folder, "absent/a.html"))).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("There is no such folder."),
  });
  expect(await run("-o", folder)).toMatchObject({ code: 2 });
  const { stdout } = await run("-o", "-");
  expect(stdout).toBe(await readFile(file, "utf8"));
});
