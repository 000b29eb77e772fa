import type { BrowserContext } from "playwright-core";
import { startProgram } from "#tests/helpers/startProgram.ts";
import type { FigureName } from "./figures.ts";
import { runGit } from "./runGit.ts";
import { serveFloor } from "./serveFloor.ts";
import type { Shape } from "./Shape.ts";
import { visitFirstLine, visitPage } from "./visitPage.ts";

/** What one run gave for each figure, in the figure's unit; null where it did not come. */
export type Run = Readonly<Record<FigureName, number | null>>;

/**
 * Measures one shape so many times, after one visit of each page that does not count: git, the floor and Galley by turns,
 * so that what else the machine does falls on all three. A run takes some 6 s, and what the page takes to load.
 */
export async function measureShape(
  context: BrowserContext,
  repository: string,
  shape: Shape,
  runs: number,
): Promise<readonly Run[]> {
  const program = await startProgram([repository]);
  const floor = await serveFloor(repository);
  const page = `${program.origin}/${shape.name}/compare/before..after`;
  try {
    await timeGit(repository);
    await visitFirstLine(context, floor.origin);
    await visitPage(context, page, shape.files);
    const measured: Run[] = [];
    for (let run = 0; run < runs; run++) {
      const git = await timeGit(repository);
      const bare = await visitFirstLine(context, floor.origin);
      measured.push({ git, floor: bare, ...(await visitPage(context, page, shape.files)) });
    }
    return measured;
  } finally {
    await program.stop();
    await floor.close();
  }
}

/** Times git alone on the list of files, in ms. */
async function timeGit(repository: string): Promise<number> {
  const from = performance.now();
  await runGit(repository, ["diff", "--raw", "-M", "before", "after"]);
  return performance.now() - from;
}
