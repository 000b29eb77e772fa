import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import { openBrowser } from "#tests/helpers/openBrowser.ts";
import { runGit } from "./runGit.ts";

const GALLEY = join(import.meta.dirname, "../../dist/cli/main.js");
const TAB_MS = 700;
const POLL_MS = 20;
/** The pause between two steps, in which the next commit can be fetched. */
const STEP_MS = 1000;
const TIMEOUT_MS = 60_000;

/** The times of one first visit, in ms. */
export interface ContactTimes {
  /** From process start to the printed address. */
  readonly ready: number;
  /** From navigation to the first line of the change. */
  readonly line: number | null;
  /** From navigation until the page accepts scrolling and keys. */
  readonly live: number | null;
}

/** The costs of one first visit. They are not measured together with the times, because watching takes time. */
export interface ContactCosts {
  /** The number of git processes from the start to the first line. */
  readonly gits: number;
  readonly commands: readonly string[];
  /** The highest memory of the server, its broker and git together, in MB. */
  readonly memory: number;
  /** The scripts, styles and fonts sent until the first line, and until the page accepts keys, in kB. */
  readonly lineBytes: number;
  readonly liveBytes: number;
}

interface Contact {
  readonly program: string;
  readonly args: readonly string[];
  readonly directory: string;
  /** The selector of the first line. */
  readonly line: string;
  /** The selector of an element that exists as soon as the page accepts keys. */
  readonly isLive: string;
}

/** Shows one change as a new user sees it: with a new process, empty caches and a new browser profile. */
export async function timeContact(contact: Contact): Promise<ContactTimes> {
  return visit(contact, {}, async ({ ready, timeOf }) => ({
    ready,
    line: await timeOf(contact.line),
    live: await timeOf(contact.isLive),
  }));
}

/** Does the same and records the costs. */
export async function watchContact(contact: Contact): Promise<ContactCosts> {
  const folder = mkdtempSync(join(tmpdir(), "galley-bench-git-"));
  const log = join(folder, "commands");
  const real = (await runGit(folder, ["--exec-path"])).trim();
  // Galley runs this script, and never the real git, to get its --exec-path, so that process is not counted.
  const script = `#!/bin/sh\n[ "$1" = --exec-path ] && echo ${folder} && exit\necho "$*" >> ${log}\nexec ${real}/git "$@"\n`;
  writeFileSync(join(folder, "git"), script);
  chmodSync(join(folder, "git"), 0o755);
  const PATH = `${folder}${delimiter}${process.env["PATH"] ?? ""}`;
  try {
    return await visit(contact, { PATH }, async ({ pid, timeOf, bytes }) => {
      let memory = 0;
      let isOver = false;
      const watching = (async () => {
        for (; !isOver; await wait(POLL_MS)) memory = Math.max(memory, memoryOf(pid));
      })();
      await timeOf(contact.line);
      const commands = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
      const lineBytes = await bytes();
      await timeOf(contact.isLive);
      const liveBytes = await bytes();
      await wait(TAB_MS);
      isOver = true;
      await watching;
      return { gits: commands.length, commands, memory, lineBytes, liveBytes };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Shows a stack, moves from commit to commit with a key, and returns the time from each key press to its change on the
 * screen, in ms.
 */
export async function timeSteps(contact: Contact, steps: number): Promise<readonly number[]> {
  return visit(contact, {}, async ({ page, timeOf }) => {
    await timeOf(contact.isLive);
    await page.locator(".StackRail").waitFor();
    await wait(STEP_MS);
    const times: number[] = [];
    for (let step = 1; step <= steps; step++) {
      const shown = page.evaluate(untilShown, `Commit ${step}`);
      await page.keyboard.press(")");
      times.push(await shown);
      await wait(STEP_MS);
    }
    return times;
  });
}

/** Runs in the page just before a key is pressed: resolves to the time until the frame that shows this commit. */
function untilShown(text: string): Promise<number> {
  const from = performance.now();
  return new Promise((resolve) => {
    const check = (): void => {
      const isShown = document.querySelector(".SinceLastVisit-what")?.textContent === text;
      if (isShown && document.querySelector(".diff-code") !== null) resolve(performance.now() - from);
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
}

interface Visited {
  readonly page: Page;
  readonly pid: number;
  readonly ready: number;
  /** Waits for an element in the viewport and returns the time since navigation. */
  readonly timeOf: (selector: string) => Promise<number | null>;
  readonly bytes: () => Promise<number>;
}

async function visit<T>(contact: Contact, env: NodeJS.ProcessEnv, act: (visited: Visited) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "galley-bench-first-"));
  const opened = await openBrowser();
  const page = await opened.browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(probe, [contact.line, contact.isLive]);
  await wait(TAB_MS);
  const from = performance.now();
  const [child, link] = await start(contact, {
    ...process.env,
    ...env,
    ...places(folder),
    CI: "true",
    NODE_ENV: "production",
  });
  const ready = performance.now() - from;
  try {
    const navigated = performance.timeOrigin + performance.now();
    await page.goto(link, { waitUntil: "commit" });
    const read = async (expression: string): Promise<unknown> =>
      (await session.send("Runtime.evaluate", { expression, returnByValue: true })).result.value;
    const timeOf = async (selector: string): Promise<number | null> => {
      for (const ends = performance.now() + TIMEOUT_MS; performance.now() < ends; await wait(POLL_MS)) {
        const at = await read(`window.contactTimes?.[${JSON.stringify(selector)}] ?? null`).catch(() => null);
        if (typeof at === "number") return at - navigated;
      }
      return null;
    };
    const bytes = async (): Promise<number> => Number(await read(`(${sentCode.toString()})()`)) / 1000;
    return await act({ page, pid: child.pid ?? 0, ready, timeOf, bytes });
  } finally {
    child.kill("SIGINT");
    await new Promise((resolve) => child.once("close", resolve));
    await opened.browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function places(folder: string): NodeJS.ProcessEnv {
  const [cache, state] = [join(folder, "cache"), join(folder, "state")];
  for (const one of [cache, state]) mkdirSync(one);
  return { XDG_CACHE_HOME: cache, GALLEY_STATE_DIR: state };
}

async function start(
  { program, args, directory }: Contact,
  env: NodeJS.ProcessEnv,
): Promise<readonly [ChildProcess, string]> {
  const child = spawn(process.execPath, [program, ...args], { cwd: directory, env });
  const link = await new Promise<string>((resolve, reject) => {
    let text = "";
    const read = (chunk: Buffer): void => {
      text += String(chunk);
      const found = /http:\/\/\S+(?=\n)/u.exec(text)?.[0];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("close", () => reject(new Error(text)));
  });
  return [child, link];
}

declare global {
  interface Window {
    contactTimes?: Record<string, number>;
  }
}

/** Runs in the page: records the times of the frames that first show each selector. */
function probe(selectors: readonly string[]): void {
  const times: Record<string, number> = {};
  window.contactTimes = times;
  const painted = new MessageChannel();
  const seen = new Set<string>();
  painted.port1.addEventListener("message", () => {
    for (const one of seen) times[one] ??= performance.timeOrigin + performance.now();
  });
  painted.port1.start();
  const check = (): void => {
    for (const one of selectors) {
      const top = seen.has(one) ? undefined : document.querySelector(one)?.getBoundingClientRect().top;
      if (top === undefined || top >= window.innerHeight) continue;
      seen.add(one);
      painted.port2.postMessage(0);
    }
    if (seen.size < selectors.length) requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** Runs in the page. */
function sentCode(): number {
  const code = performance
    .getEntriesByType("resource")
    .filter(({ name }) => /\.(?:js|css|woff2|wasm)$/u.test(name.split("?")[0] ?? ""));
  return code.reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0);
}

function memoryOf(pid: number): number {
  const [status, children] = [`/proc/${pid}/status`, `/proc/${pid}/task/${pid}/children`].map((file) => {
    try {
      return readFileSync(file, "latin1");
    } catch {
      return ""; // The process has exited.
    }
  });
  const own = Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status ?? "")?.[1] ?? 0) / 1000;
  const below = (children ?? "").split(" ").filter(Boolean);
  return below.reduce((sum, child) => sum + memoryOf(Number(child)), own);
}

export { GALLEY };
