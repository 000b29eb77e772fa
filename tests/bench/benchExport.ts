import { readFileSync, statSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser } from "playwright-core";
import { runProgram } from "#tests/helpers/startProgram.ts";
import { benchRepo } from "./benchRepo.ts";
import type { ChangeSize } from "./ChangeSize.ts";
import type { BenchArgs } from "./parseBenchArgs.ts";
import { runGit } from "./runGit.ts";
import { summarize } from "./summarize.ts";

/** A change that adds and removes 10,000 lines in total. */
const SIZE: ChangeSize = {
  name: "10k-lines",
  title: "230 files, 10k changed lines",
  files: 230,
  hunksPerFile: 4,
  changedLinesPerHunk: 11,
};
/** The largest size of the exported file, and the longest time to its first line as a multiple of a bare page's. */
const BYTES_GOAL = 3_000_000;
const GOAL = 2;
const MB = 1_000_000;

/** Exports a change, opens the file from disk, opens a bare page with the same lines, and prints both times. */
export async function benchExport({ runs }: BenchArgs, folder: string): Promise<void> {
  const directory = await benchRepo(folder, SIZE);
  const [file, bare] = [join(folder, "export.html"), join(folder, "bare.html")];
  const from = performance.now();
  const { code, stderr } = await runProgram(["export", "before..after", "-o", file, "--force"], directory);
  const written = performance.now() - from;
  if (code !== 0) throw new Error(stderr);
  const patch = await runGit(directory, ["diff-tree", "-r", "-p", "-M", "before", "after"]);
  writeFileSync(bare, barePage(String(patch)));
  const browser = await launch();
  const times: { readonly bare: number; readonly galley: number }[] = [];
  try {
    for (let run = 0; run < runs; run++)
      times.push({
        bare: await firstLine(browser, bare, ".line"),
        galley: await firstLine(browser, file, ".diff-code"),
      });
  } finally {
    await browser.close();
  }
  const [floor, own] = [summarize(times.map((time) => time.bare)), summarize(times.map((time) => time.galley))];
  if (floor === null || own === null) throw new Error("No page showed a line.");
  const [size, ratio] = [statSync(file).size, own.median / floor.median];
  const mark = (isOver: boolean): string => (isOver ? " !" : "");
  const lines = [
    `${SIZE.title}; load ${(loadavg()[0] ?? 0).toFixed(1)}`,
    `  ${stderr.trim().split("\n").join("; ")}`,
    `  written in ${written.toFixed(0)} ms, ${(size / MB).toFixed(2)} MB${mark(size > BYTES_GOAL)}`,
    `  the page without a change has ${(pageBytes(file) / MB).toFixed(2)} MB`,
    `  first line: ${own.median.toFixed(0)} ms (${own.least.toFixed(0)} to ${own.most.toFixed(0)}), bare page ${floor.median.toFixed(0)} ms, ${ratio.toFixed(2)} x${mark(ratio > GOAL)}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

function launch(): Promise<Browser> {
  const executablePath = process.env["GALLEY_CHROME"] ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--no-first-run"] });
}

/**
 * Returns the time from navigation to the frame with the first line. Uses a new browser context, so that nothing is
 * cached.
 */
async function firstLine(browser: Browser, file: string, selector: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript((wanted) => {
      const look = (): void => {
        if (document.querySelector(wanted) === null) requestAnimationFrame(look);
        else requestAnimationFrame(() => performance.mark("first line"));
      };
      requestAnimationFrame(look);
    }, selector);
    await page.goto(pathToFileURL(file).href);
    const read = (): number => performance.getEntriesByName("first line")[0]?.startTime ?? 0;
    await page.waitForFunction(read);
    return await page.evaluate(read);
  } finally {
    await context.close();
  }
}

/** Writes a patch as a page without scripts, with one element for each line. */
function barePage(patch: string): string {
  const lines = patch
    .split("\n")
    .map((line) => `<div class="line">${line.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</div>`);
  return `<!doctype html><meta charset="utf-8"><style>body{font:13px/20px monospace;white-space:pre}</style>${lines.join("")}`;
}

/** Counts the bytes of an exported file without its data. */
function pageBytes(file: string): number {
  const [data = ""] = /<script type="application\/json"[^]*?<\/script>/u.exec(readFileSync(file, "utf8")) ?? [];
  return statSync(file).size - Buffer.byteLength(data);
}
