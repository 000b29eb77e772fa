// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { address, pressKeys, walk, type Walk } from "./page.ts";

let reviewed: ReviewedRepo;
let page: Walk | undefined;
/** Called for effects of a key outside the document: copying and scrolling. */
const outside = vi.fn<() => void>();

beforeEach(async () => {
  reviewed = await reviewedRepo({ "second.txt": "line again\n" }, { "read.md": "# Read me\n" });
  await reviewed.comment("long.txt", 10, "Why?");
  await reviewed.comment("long.txt", 60, "And this?");
  const { repo } = reviewed;
  await repo.git("checkout", "-q", "-b", "other");
  const head = await repo.commit({ "other.txt": "other\n" }, "Do something else");
  await repo.git("checkout", "-q", "main");
  const refs = { reviewRef: "refs/heads/other", targetRef: "refs/heads/main" };
  const request = { timestamp: "1700001500", ...refs, requester: "grace@example.org", description: "Something else" };
  await repo.git("notes", "--ref=devtools/reviews", "append", "-m", JSON.stringify(request), head);
  await repo.write({ "second.txt": "line again, edited\n" });
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async () => outside());
  vi.spyOn(window, "scrollTo").mockImplementation(() => outside());
  // happy-dom confuses Alt with AltGraph.
  vi.spyOn(KeyboardEvent.prototype, "getModifierState").mockReturnValue(false);
});
afterEach(async () => {
  await close();
  vi.restoreAllMocks();
});

const close = async () => {
  await press("Escape");
  await page?.close();
  page = undefined;
  [localStorage, sessionStorage].forEach((storage) => storage.clear());
};

const press = (keys: string): Promise<boolean> => pressKeys(keys, page);

/** Returns everything on the page that a user can notice. */
function state(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")];
  const values = fields.map(({ value, checked }) => `${value} ${checked}`);
  const focus = [...document.querySelectorAll("*")].indexOf(document.activeElement ?? document.body);
  return [address(), document.body.innerHTML, focus, outside.mock.calls.length, ...values].join("\n");
}

async function works(keys: string): Promise<boolean> {
  const before = state();
  return (await press(keys)) && state() !== before;
}

/**
 * Returns the keys that the keyboard help lists for this page only. Escape is left out, because it has nothing to close
 * on a fresh page.
 */
async function ownKeys(): Promise<readonly string[]> {
  await press("?");
  const groups = [...document.querySelectorAll(".KeyboardHelp-group")].filter(
    (group) => !["Go", "General"].includes(group.querySelector("h3")?.textContent ?? ""),
  );
  const keys = groups.flatMap((group) => [...group.querySelectorAll<HTMLElement>(".Kbd")]);
  await press("Escape");
  return [...new Set(keys.map((one) => one.dataset["keys"] ?? ""))].filter((one) => one !== "Escape");
}

/** The keys to press before a key that moves back, or that needs a line. */
const FORWARD: Readonly<Record<string, string>> = {
  k: "j j",
  p: "n",
  "[": "]",
  h: "n l",
  l: "n",
  "Shift+V": "j",
  "Shift+P": "Shift+N Shift+N",
  "Shift+F3": "F3",
};

async function expectAll(at: string): Promise<void> {
  const start = at.replace("KEY", reviewed.key);
  const reopen = async () => {
    if (page !== undefined) await close();
    page = await walk(start, reviewed.repo.path);
  };
  await reopen();
  const idle: string[] = [];
  for (const keys of await ownKeys()) {
    if (!(await works(keys))) {
      await reopen();
      await press(FORWARD[keys] ?? "Escape");
      if (!(await works(keys))) idle.push(keys);
    }
    if (address() !== start || document.activeElement?.matches("input, textarea, [role='menu'], [role='dialog'] *"))
      await reopen();
  }
  expect(idle).toEqual([]);
}

it.each([
  "/repo/reviews",
  "/repo/commits/main",
  "/repo/commit/topic",
  "/repo/compare",
  "/repo/compare/main...topic",
  "/repo/reviews/KEY",
  "/repo/reviews/KEY/files",
  "/repo/worktree",
  "/repo/tree/main",
  "/repo/blob/main/long.txt",
  "/repo/blame/main/long.txt",
  "/repo/search?q=line",
])("each key that the sheet lists for %s does something there", { tags: "slow" }, expectAll);
