import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

/**
 * The most controls that are in view when a page is opened in a window of 1440 by 900 pixels, before anything is
 * pointed at. These numbers only fall: what is rare is in a menu, and nothing is removed for it.
 */
const MOST = { files: 40, compare: 30, worktree: 30, conversation: 28, home: 19 } as const;

const LINES = 60;
const numbered = (changed: readonly number[]): string =>
  Array.from({ length: LINES }, (_, at) => `${changed.includes(at + 1) ? "changed" : "line"} ${at + 1}\n`).join("");
const FILES = Array.from({ length: 10 }, (_, at) => `src/part${at % 3}/file${at}.ts`);
const filesWith = (changed: readonly number[], from = 0): Readonly<Record<string, string>> =>
  Object.fromEntries(FILES.slice(from).map((path) => [path, numbered(changed)]));

let program: StartedProgram;
let opened: OpenedBrowser;
let key = "";

beforeAll(async () => {
  const repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  const base = await repo.commit(filesWith([]), "Begin");
  await repo.git("checkout", "-q", "-b", "topic");
  const first = await repo.commit(filesWith([5]), "Change line five");
  const head = await repo.commit(filesWith([5, 30], 4), "Change line thirty");
  const request = {
    timestamp: "1700001000",
    reviewRef: "refs/heads/topic",
    targetRef: "refs/heads/main",
    requester: "grace@example.org",
    reviewers: ["ada@example.org"],
    description: "Change lines",
    baseCommit: base,
  };
  await repo.git("notes", "--ref=devtools/reviews", "append", "-m", JSON.stringify(request), first);
  const comment = {
    timestamp: "1700002000",
    author: "grace@example.org",
    location: { commit: head, path: FILES[0], range: { startLine: 5 } },
    description: "Why five?",
    resolved: false,
  };
  await repo.git("notes", "--ref=devtools/discuss", "append", "-m", JSON.stringify(comment), first);
  await repo.write(filesWith([5, 30, 50]));
  key = first.slice(0, 12);
  program = await startProgram([repo.path]);
  opened = await openBrowser();
});
afterAll(async () => {
  await opened?.close();
  await program?.stop();
});

/** Returns the names of the controls that are in view, as far as they have one of their own. */
function controlsInView(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [role=tab]",
    );
    return [...controls].flatMap((control) => {
      const { width, height, top, bottom, left, right } = control.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 1 && height > 1;
      const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isInView && isShown ? [control.getAttribute("aria-label") ?? control.innerText] : [];
    });
  });
}

it("the pages for reading a change have few controls in view", async () => {
  const page = await opened.page({ viewport: { width: 1440, height: 900 } });
  const counts: Record<string, number> = {};
  for (const [name, path, last] of [
    ["files", `reviews/${key}/files?from=0`, ".StackRail-row"],
    ["compare", "compare/main...topic", ".StackRail-row"],
    ["worktree", "worktree", ".ReviewBar"],
    ["conversation", `reviews/${key}`, ".Thread-foot"],
    ["home", "..", ".CommitList"],
  ] as const) {
    await page.goto(`${program.origin}/repo/${path}`);
    await page.locator(".Served").waitFor({ state: "detached" });
    await page.locator(`#root ${last}`).first().waitFor();
    if (last !== ".Thread-foot" && last !== ".CommitList") await page.locator(".diff-row").first().waitFor();
    const controls = await controlsInView(page);
    counts[name] = controls.length;
  }
  expect(
    Object.entries(MOST).filter(([name, most]) => (counts[name] ?? Infinity) > most),
    JSON.stringify(counts),
  ).toEqual([]);
  await page.close();
});
