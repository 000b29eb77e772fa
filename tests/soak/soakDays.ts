import { mkdirSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { openBrowser } from "#tests/helpers/openBrowser.ts";
import { runGit } from "#tests/bench/runGit.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { browseDay } from "./browseDay.ts";
import { judgeSoak } from "./judgeSoak.ts";
import { liveDay, requestReviews, type SoakRepository } from "./liveDay.ts";
import { soakedProgram } from "./SoakedProgram.ts";
import { soakRepo } from "./soakRepo.ts";
import type { SoakSample } from "./SoakSample.ts";
import { SoakUser } from "./SoakUser.ts";

const MINUTE_MS = 60_000;
/** The share of the time in which the caches fill up, and the number of idle samples after it. */
const WARM_PART = 0.25;
const MOMENTS = 12;
/** The number of files that are read repeatedly. */
const FILES = 8;
/** Every time this many days have passed, the browser reads instead. */
const BROWSED = 4;
const WIDTHS = [7, 6, 10, 9, 9, 7, 6, 8, 8];

/**
 * Lives a heavy user's day repeatedly for this many minutes against the built program, in a folder, and prints the
 * resources that it holds at idle moments. Returns the number of faults: growth, files and processes that stay open,
 * stalls, and refused requests.
 */
export async function soakDays(minutes: number, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  process.env["GALLEY_CACHE_DIR"] = join(folder, "cache");
  process.env["GALLEY_STATE_DIR"] = join(folder, "state");
  const path = join(folder, "repo");
  await soakRepo(path);
  const { program, sample } = await soakedProgram(path, folder);
  const user = new SoakUser(program);
  const browser = await openBrowser();
  try {
    const page = await browser.page();
    const repository = await openSoakRepository(user, path, program.origin);
    const troubles: string[] = [];
    const samples = await live({ repository, user, page, sample, troubles }, minutes * MINUTE_MS);
    const refused = user.refused.map(
      ({ what, status, codes }) => `${what} was answered with ${status} ${codes.join(" ")}.`,
    );
    const reported = new Set([...troubles, ...refused, ...browser.complaints.splice(0)]);
    const faults = [...judgeSoak(samples), ...reported];
    process.stdout.write(`${user.requested} requests. ${faults.length === 0 ? "Nothing is wrong." : ""}\n`);
    for (const fault of faults) process.stdout.write(`  ${fault}\n`);
    return faults.length;
  } finally {
    await browser.close();
    await program.stop();
  }
}

async function openSoakRepository(user: SoakUser, path: string, origin: string): Promise<SoakRepository> {
  const slug = "repo";
  const reviews = await requestReviews(user, { path, slug });
  const names = (await runGit(path, ["ls-tree", "-r", "--name-only", "-z", "main"])).split("\0");
  const files = names.filter((name) => /^[\w/.]+$/u.test(name)).slice(0, FILES);
  return { path, slug, origin, reviews, files };
}

interface Soaking {
  readonly repository: SoakRepository;
  readonly user: SoakUser;
  readonly page: Page;
  readonly sample: () => Promise<Omit<SoakSample, "at" | "days" | "written">>;
  /** The errors that ended a day early. */
  readonly troubles: string[];
}

/** Lives days until the time is over, and returns the samples taken at idle moments after the warm-up. */
async function live(
  { repository, user, page, sample, troubles }: Soaking,
  milliseconds: number,
): Promise<readonly SoakSample[]> {
  const samples: SoakSample[] = [];
  const random = seededRandom(11);
  const begun = performance.now();
  const elapsedMs = (): number => performance.now() - begun;
  print(["s", "days", "notes kB", "RSS MB", "used MB", "files", "procs", "p99 ms", "stalls"]);
  for (let [day, next] = [0, 0]; elapsedMs() < milliseconds; day++) {
    const lived =
      day % BROWSED === BROWSED - 1 ? browseDay(page, repository, random) : liveDay(user, repository, day, random);
    await lived.catch((error: unknown) => troubles.push(`A day was broken off: ${String(error)}`));
    if (elapsedMs() < next) continue;
    const isWarm = elapsedMs() >= milliseconds * WARM_PART;
    next = elapsedMs() + (milliseconds * (1 - WARM_PART)) / MOMENTS;
    await page.goto("about:blank"); // otherwise the page's subscriptions would count
    const written = await notesBytes(repository.path);
    const moment = { ...(await sample()), written, at: elapsedMs() / 1000, days: day + 1 };
    if (isWarm) samples.push(moment);
    report(moment, isWarm);
  }
  return samples;
}

/** The size of all comments of a repository, in bytes. */
async function notesBytes(path: string): Promise<number> {
  const refs = (await runGit(path, ["for-each-ref", "--format=%(refname)", "refs/notes"])).split("\n").filter(Boolean);
  const trees = await Promise.all(refs.map((ref) => runGit(path, ["ls-tree", "-r", "--format=%(objectsize)", ref])));
  return trees.flatMap((sizes) => sizes.split("\n")).reduce((sum, size) => sum + Number(size), 0);
}

function report(
  { at, days, written, rss, used, descriptors, children, p99Ms, stalls }: SoakSample,
  isWarm: boolean,
): void {
  const longest = Math.max(0, ...stalls.map(({ ms }) => ms));
  const busiest = Math.max(0, ...stalls.map(({ busyMs }) => busyMs));
  print([
    at.toFixed(0),
    String(days),
    (written / 1e3).toFixed(1),
    (rss / 1e6).toFixed(1),
    (used / 1e6).toFixed(1),
    String(descriptors),
    String(children),
    p99Ms.toFixed(0),
    `${stalls.length}`,
    `  ${stalls.length === 0 ? "" : `longest ${longest} ms, ${busiest} at work; `}load ${(loadavg()[0] ?? 0).toFixed(1)}`,
    isWarm ? "" : " (warm-up)",
  ]);
}

function print(cells: readonly string[]): void {
  process.stdout.write(`${cells.map((cell, at) => cell.padStart(WIDTHS[at] ?? 0)).join("")}\n`);
}
