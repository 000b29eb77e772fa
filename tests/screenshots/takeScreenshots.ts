import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { openBrowser } from "#tests/helpers/openBrowser.ts";
import { runProgram, startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { animatedSvg, type Frame } from "./animatedSvg.ts";
import {
  AUTHOR,
  COMMENTED,
  type ExampleRepository,
  exampleRepository,
  REVIEWER,
  SUGGESTED,
} from "./exampleRepository.ts";

const VIEW = { width: 1440, height: 900 };
const DEMO = { width: 1080, height: 680 };
const COMMENT = "This waits longer with each attempt, but only linearly. Double the pause instead?";
const SUGGESTION =
  "Callers cannot cancel a request. Accept a signal too:\n\n```suggestion\n    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs)]);\n```";
const REPLY = "Good idea. I will add it to the options.";

/** Takes the pictures of README.md: the animation `demo.svg`, and `review.png` with a dark variant. */
export async function takeScreenshots(folder: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "galley-screenshots-"));
  process.env["GALLEY_CACHE_DIR"] = join(work, "cache");
  process.env["GALLEY_STATE_DIR"] = join(work, "state");
  mkdirSync(folder, { recursive: true });
  try {
    const repository = await exampleRepository(join(work, "orders"));
    await galley(repository, "request", "retries", "--base", "main", "--reviewer", REVIEWER.email);
    await repository.signAs(REVIEWER);
    const program = await startProgram([repository.path]);
    const opened = await openBrowser();
    try {
      const page = await opened.page({ viewport: DEMO, colorScheme: "light", reducedMotion: "reduce" });
      const frames = await recordDemo(page, program, repository);
      writeFileSync(join(folder, "demo.svg"), animatedSvg(frames, DEMO, 4));
      await writeComments(repository);
      for (const [scheme, name] of [
        ["light", "review.png"],
        ["dark", "review-dark.png"],
      ] as const) {
        const picture = await opened.page({ viewport: VIEW, colorScheme: scheme, reducedMotion: "reduce" });
        await openFiles(picture, program);
        const whole = picture.getByRole("link", { name: "Show all changes" });
        if ((await whole.count()) > 0) await whole.click();
        await picture.getByText(REPLY).first().waitFor();
        await shoot(picture, join(folder, name));
      }
    } finally {
      await opened.close();
      await program.stop();
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Uses Galley as a reviewer does, from the first command to the author's next patch set. */
async function recordDemo(
  page: Page,
  program: StartedProgram,
  repository: ExampleRepository,
): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  const add = async (caption: string, seconds: number): Promise<void> => {
    frames.push({ png: await shoot(page), caption, seconds });
  };
  for (const typed of ["", "gal", "galley review retries"]) {
    await showTerminal(page, [`orders (main) $ ${typed}▌`]);
    await add("Run galley in any repository", typed.length > 5 ? 1.2 : 0.6);
  }
  await openFiles(page, program);
  await add("The change opens in the browser", 2);
  const row = page.locator(".diff-row").filter({ hasText: COMMENTED.code }).first();
  await page.mouse.move(DEMO.width / 2, DEMO.height / 2);
  while ((await row.count()) === 0) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(200);
  }
  await row.locator(".diff-number").last().click();
  await page.locator("textarea:focus").fill(COMMENT);
  await page.getByText("Saved", { exact: true }).waitFor();
  await add("Comment on any line", 2.4);
  await page.locator("textarea:focus").press("Escape");
  await page.keyboard.press("a");
  await page.locator(".ReviewBar").getByText("Request changes", { exact: true }).click();
  await add("Submit the review: approve, request changes or comment", 2.4);
  await page.keyboard.press("Control+Enter");
  await page.locator(".ReviewBar textarea").waitFor({ state: "hidden" });
  await page.waitForTimeout(500);
  await add("The comments are in the repository, as git notes", 1.6);
  const comments = await galley(repository, "comments", "--open");
  await showTerminal(page, [
    "orders (retries) $ galley comments --open",
    ...comments.slice(comments.indexOf("## src/")).trimEnd().split("\n"),
    "orders (retries) $ git commit --all --amend --no-edit▌",
  ]);
  await repository.amend();
  await add("The author or an agent reads them in the terminal", 3);
  await openFiles(page, program);
  await page.getByText("Changes since patch set 1").first().waitFor();
  await add("Next time you see only what changed since", 3);
  return frames;
}

async function writeComments(repository: ExampleRepository): Promise<void> {
  const id = (
    await galley(repository, "comment", "--blocking", `${SUGGESTED.path}:${SUGGESTED.line}`, "-m", SUGGESTION)
  ).trim();
  await repository.signAs(AUTHOR);
  await galley(repository, "reply", id, "-m", REPLY);
  await repository.signAs(REVIEWER);
}

async function openFiles(page: Page, program: StartedProgram): Promise<void> {
  await page.goto(`${program.origin}/orders/reviews`);
  await page.getByRole("link", { name: "Retry failed requests" }).first().click();
  await page
    .getByRole("link", { name: /^Files/u })
    .first()
    .click();
  await page.locator(".diff-code .tok-keyword").first().waitFor();
}

async function showTerminal(page: Page, lines: readonly string[]): Promise<void> {
  const text = lines.map((line) => line.replaceAll("&", "&amp;").replaceAll("<", "&lt;")).join("\n");
  await page.goto("about:blank");
  await page.setContent(
    `<body style="margin:0;background:#1b1f24;color:#e6edf3"><pre style="margin:0;padding:36px;font:16px/26px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;white-space:pre-wrap">${text}</pre></body>`,
  );
}

/**
 * Takes a picture after late colors and counts have arrived, with the pointer away from everything that reacts to it.
 */
async function shoot(page: Page, path?: string): Promise<Buffer> {
  const { height, width } = page.viewportSize() ?? VIEW;
  await page.mouse.move(width - 1, height - 1);
  await page.waitForTimeout(1000);
  return page.screenshot(path === undefined ? {} : { path });
}

async function galley({ path }: ExampleRepository, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runProgram(args, path);
  if (code !== 0) throw new Error(`galley ${args.join(" ")} ended with ${code}: ${stderr}`);
  return stdout;
}
