// @vitest-environment page
import { expect, it } from "vitest";
import "#app/reading/markdown/MarkdownTree.tsx"; // So that settling waits for data alone.
import { oddThreads } from "#tests/helpers/oddThreads.ts";
import { walk } from "./page.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";

it.each(sampleOf(["/files", ""]))("every odd comment is on the page of a review%s", async (screen) => {
  const { repo, bodies } = await oddThreads();
  const first = await repo.git("rev-list", "--reverse", "main..topic");
  const page = await walk(`/repo/reviews/${first.slice(0, 12)}${screen}`, repo.path);
  const shown = document.body.textContent;
  expect(bodies.filter((body) => !shown.includes(body))).toEqual([]);
  await page.close();
});
