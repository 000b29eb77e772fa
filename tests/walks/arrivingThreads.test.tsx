// @vitest-environment page
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import "#app/reading/markdown/MarkdownTree.tsx"; // So that settling waits for data alone.
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";
import { returnLater, walk, type Walk } from "./page.ts";

let page: Walk | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await page?.close();
  localStorage.clear();
});

const topOf = (element: Element | null | undefined) =>
  Number.parseFloat((element as HTMLElement | null)?.style.top ?? "");

it.each([
  ["", "files?view=unified"],
  ["&from=0", "files?view=unified&from=0"],
  [" in a whole file", null],
])("a thread that arrives is drawn at its line, and only counted until that is known%s", async (_, files) => {
  const { repo, key, head, comment } = await reviewedRepo();
  await repo.git("checkout", "-q", "topic");
  const text = await repo.git("show", "topic:long.txt");
  await repo.commit({ "long.txt": `first\nsecond\n${text}\n` }, "Add two lines at the top");
  await repo.git("checkout", "-q", "main");
  const file = `blob/${await repo.git("rev-parse", "topic")}/long.txt?review=${key}`;
  page = await walk(`/repo/${files === null ? file : `reviews/${key}/${files}`}`, repo.path);
  const { graphql } = page.opened;
  const { parts } = graphql;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  vi.spyOn(graphql, "parts").mockImplementation(async function* (document, ...rest) {
    if (document.includes("query useCommentsPositionsQuery")) await held;
    yield* parts(document, ...rest);
  });
  await comment("long.txt", 60, "Written on the first patch set.", head);
  returnLater();
  const bar = () => screen.getByRole("region", { name: "Your review" }).textContent;
  await waitFor(() => expect(bar()).toContain("1 unresolved thread"), { timeout: WAIT_MS });
  expect([...document.querySelectorAll(".CommentBox")].map((one) => one.textContent)).toEqual([]);
  answer();
  const thread = await screen.findByText("Written on the first patch set.", undefined, { timeout: WAIT_MS });
  const top = topOf(thread.closest(".diff-slot"));
  const above = [...(thread.closest(".diff-file")?.querySelectorAll(".diff-row") ?? [])].filter(
    (row) => topOf(row) < top,
  );
  expect(above.at(-1)?.querySelector(".diff-code")?.textContent).toBe("line 60 reads otherwise");
});
