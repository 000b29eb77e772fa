import { existsSync, readFileSync } from "node:fs";
import type { BrowserContext } from "playwright-core";
import { startProgram } from "#tests/helpers/startProgram.ts";
import { benchReview } from "./benchReview.ts";
import type { FigureName } from "./figures.ts";
import { runGit } from "./runGit.ts";
import { serveFloor } from "./serveFloor.ts";
import type { ChangeSize } from "./ChangeSize.ts";
import { visitComposer, visitFirstLine, visitPage } from "./visitPage.ts";

/** The value of each figure in one run, in the figure's unit; null if the run did not reach it. */
export type Run = Readonly<Record<FigureName, number | null>>;

/**
 * Measures one size this many times, after one visit of each page that does not count. Git, the floor and Galley run
 * alternately, so that other load on the machine affects all three. A run takes about 20 s plus the time that the page
 * takes to load.
 */
export async function measureSize(
  context: BrowserContext,
  repository: string,
  size: ChangeSize,
  runs: number,
): Promise<readonly Run[]> {
  const review = await benchReview(repository);
  const program = await startProgram([repository]);
  const floor = await serveFloor(repository);
  const page = `${program.origin}/${size.name}/compare/before..after`;
  const reviewed = `${program.origin}/${size.name}/reviews/${review}/files`;
  try {
    await timeGit(repository);
    await visitFirstLine(context, floor.origin);
    await visitFirstLine(context, floor.closed);
    await visitPage(context, page, size.files);
    await visitComposer(context, reviewed);
    const measured: Run[] = [];
    for (let run = 0; run < runs; run++) {
      process.stderr.write(`  run ${run + 1} of ${runs} …\n`); // a run of the largest size takes most of a minute
      const ready = await timeStart(repository);
      const git = await timeGit(repository);
      const bare = await visitFirstLine(context, floor.origin);
      const closed = await visitFirstLine(context, floor.closed);
      const visit = await visitPage(context, page, size.files);
      const writing = await visitComposer(context, reviewed);
      measured.push({
        ready,
        git,
        floor: bare,
        closedFloor: closed,
        ...visit,
        ...writing,
        memory: memoryOf(program.child.pid),
      });
    }
    return measured;
  } finally {
    await program.stop();
    await floor.close();
  }
}

/** Times only git, listing the files, in ms. */
async function timeGit(repository: string): Promise<number> {
  const from = performance.now();
  await runGit(repository, ["diff", "--raw", "-M", "before", "after"]);
  return performance.now() - from;
}

/** Times another start of the program, from process start to the printed address, in ms. */
async function timeStart(repository: string): Promise<number> {
  const from = performance.now();
  const program = await startProgram([repository]);
  const ready = performance.now() - from;
  await program.stop();
  return ready;
}

/** Returns the memory of a process, in MB; null if the system does not report it. */
function memoryOf(pid: number | undefined): number | null {
  const file = `/proc/${pid}/status`;
  const held = existsSync(file) ? /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(file, "utf8"))?.[1] : undefined;
  return held === undefined ? null : Number(held) / 1e3;
}
