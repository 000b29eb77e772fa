import type { Page } from "playwright-core";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { compareChange } from "./compareChange.ts";
import { gitChange } from "./gitChange.ts";
import { readPage } from "./readPage.ts";
import type { SweepCommit } from "./sweepable.ts";
import { walkPage } from "./walkPage.ts";

/**
 * The longest time of the page for one commit, plus the time for each of its lines, in ms: a busy machine reads a
 * screenful in 0.3 s.
 */
const TIMEOUT_MS = 60_000;
const TIMEOUT_PER_LINE_MS = 8;
/** The polling interval for a page that is loading: the browser may render no frames. */
const POLL_MS = 50;
/** A step uses three numbers. */
const STEPS_MAX = 14;
const WIDTHS = [1440, 1440, 1000, 420];
const HEIGHT = 1000;

/** The result of one commit. */
export interface SweptCommit {
  readonly commit: string;
  /** The settings and the steps on the page before it was read, to reproduce the result. */
  readonly how: string;
  readonly lines: number;
  /** Empty if the page matches git exactly; null if the change is too large to be swept. */
  readonly faults: readonly string[] | null;
}

/** The subject of the sweep: the repository on disk, and the address at which Galley serves it. */
export interface Swept {
  readonly repository: string;
  readonly address: string;
  /** Larger changes are skipped. */
  readonly bytesMax: number;
}

/**
 * Reads commits on a page, one after another, each after a random walk over the page. Layout, wrapping, window width
 * and walk depend only on the seed and the commit. Yields each commit when it is done.
 */
export async function* sweepCommits(
  page: Page,
  { repository, address, bytesMax }: Swept,
  commits: Iterable<SweepCommit>,
  seed: number,
): AsyncGenerator<SweptCommit> {
  for (const { commit, parent } of commits) {
    const random = seededRandom(seed ^ Number.parseInt(commit.slice(0, 8), 16));
    const view = random() < 0.5 ? "unified" : "split";
    const wrap = random() < 0.5 ? "1" : "0";
    const tab = [2, 4, 8][Math.floor(random() * 3)] ?? 4;
    const marks = random() < 0.3 ? "1" : "0";
    const width = WIDTHS[Math.floor(random() * WIDTHS.length)] ?? 1440;
    const numbers = Array.from({ length: 3 * Math.floor(random() * STEPS_MAX) }, random);
    const search = `view=${view}&wrap=${wrap}&tab=${tab}&marks=${marks}`;
    const how = `?${search}, ${width} px`;
    const change = await gitChange(repository, [parent, commit], bytesMax);
    if (change === null) {
      yield { commit, how, lines: 0, faults: null };
      continue;
    }
    const lines = change.reduce((sum, file) => sum + file.lines.length, 0);
    const taken: string[] = [];
    try {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(`${address}/commit/${commit}?${search}`, { waitUntil: "commit" });
      await page.waitForFunction(isThere, change.length > 0, { timeout: TIMEOUT_MS, polling: POLL_MS });
      const walked = await page.evaluate(walkPage, numbers);
      taken.push(...walked.steps);
      const read = await page.evaluate(readPage, TIMEOUT_MS + lines * TIMEOUT_PER_LINE_MS);
      const faults = await compareChange(read, change, () => gitChange(repository, [parent, commit], 1e9, "whole"));
      const isOther = read.files.find(
        ({ panes }) => panes.length > 0 && panes.length !== (walked.layout === "split" ? 2 : 1),
      );
      const layout = isOther === undefined ? [] : [`${isOther.title}: is not shown ${walked.layout}`];
      yield { commit, how: [how, ...taken].join("; "), lines, faults: [...faults, ...layout] };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      yield { commit, how: [how, ...taken].join("; "), lines, faults: [message] };
    }
  }
}

/** Runs in the page: returns whether the change can be read, which is also true of a page that reports no changes. */
function isThere(hasFiles: boolean): boolean {
  const first = document.querySelector<HTMLElement>(".diff-file");
  return hasFiles ? first !== null && first.style.top !== "" : document.querySelector(".diff-empty") !== null;
}
