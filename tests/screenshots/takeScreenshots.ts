import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openBrowser } from "#tests/helpers/openBrowser.ts";
import { runProgram, startProgram } from "#tests/helpers/startProgram.ts";

/** The commit that is read in the pictures, by how its message begins; it stays in this project's history. */
const SUBJECT = "Read reviews and texts with less to collect";

const AUTHOR = { name: "Ada Proof", email: "ada@example.org" };
const READER = { name: "Grace Reader", email: "grace@example.org" };

/** In the order in which they are written. */
const COMMENTS = [
  {
    place: "src/server/git/brokerLink.ts:131-136",
    text: "What stays below the bound when the child ends is never told. Does the broker wait for it?",
    answer: "No: it forgets the count with the child, and stops none below its window.",
  },
  {
    place: "src/server/git/brokerLink.ts:46",
    text: "Say it by the window, so that nobody raises one without the other:\n\n```suggestion\nconst UNTOLD_BYTES = WINDOW_BYTES / 8;\n```",
    answer: null,
  },
] as const;

const VIEW = { width: 1440, height: 900 };

/** Takes `review.png` and `review-dark.png`: a review of one of this project's commits, with its remarks, as one reads it. */
export async function takeScreenshots(root: string, folder: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "galley-screenshots-"));
  process.env["GALLEY_CACHE_DIR"] = join(work, "cache");
  process.env["GALLEY_STATE_DIR"] = join(work, "state");
  const repository = join(work, "galley");
  try {
    await makeRepository(root, repository);
    await writeReview(repository);
    mkdirSync(folder, { recursive: true });
    const program = await startProgram([repository]);
    const opened = await openBrowser();
    try {
      for (const [scheme, name] of [
        ["light", "review.png"],
        ["dark", "review-dark.png"],
      ] as const) {
        const page = await opened.page({ viewport: VIEW, colorScheme: scheme, reducedMotion: "reduce" });
        await page.goto(`${program.origin}/galley/reviews`);
        await page.getByRole("link", { name: SUBJECT }).first().click();
        await page
          .getByRole("link", { name: /^Files/u })
          .first()
          .click();
        await page.locator(".diff-code .tok-keyword").first().waitFor();
        await page.keyboard.press("Shift+N");
        await page.getByText(COMMENTS[0].text).first().waitFor();
        await page.mouse.move(VIEW.width - 1, VIEW.height / 2); // off what shows something under the pointer
        await page.waitForTimeout(1000); // colours and counts come late
        await page.screenshot({ path: join(folder, name) });
      }
    } finally {
      await opened.close();
      await program.stop();
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Makes a repository of one commit of this project and the one before it, under names of nobody. */
async function makeRepository(root: string, path: string): Promise<void> {
  const found = (await git(root, ["log", "-1", "--format=%H %P", `--grep=^${SUBJECT}`, "HEAD"])).split(" ");
  const [commit = "", parent = ""] = found;
  if (parent === "") throw new Error(`This clone has no commit “${SUBJECT} …”: fetch all of its history.`);
  await git(root, ["clone", "--quiet", "--no-checkout", root, path]);
  await git(path, ["remote", "remove", "origin"]);
  const message = await git(root, ["log", "-1", "--format=%B", commit]);
  const before = await git(path, ["commit-tree", `${parent}^{tree}`, "-m", "What was there"]);
  const after = await git(path, ["commit-tree", `${commit}^{tree}`, "-p", before, "-m", message]);
  await git(path, ["update-ref", "refs/heads/main", before]);
  await git(path, ["update-ref", "refs/heads/less-to-collect", after]);
  await git(path, ["checkout", "--quiet", "less-to-collect"]);
  const others = (await git(path, ["for-each-ref", "--format=%(refname)", "refs/heads", "refs/tags"])).split("\n");
  const kept = new Set(["refs/heads/main", "refs/heads/less-to-collect"]);
  for (const ref of others) if (!kept.has(ref)) await git(path, ["update-ref", "-d", ref]);
}

/** Asks for a review of the branch and remarks on it, by the command line. */
async function writeReview(path: string): Promise<void> {
  await signAs(path, AUTHOR);
  await galley(path, ["request", "less-to-collect", "--base", "main", "--reviewer", READER.email]);
  for (const { place, text, answer } of COMMENTS) {
    await signAs(path, READER);
    const id = await galley(path, ["comment", place, "-m", text]);
    await signAs(path, AUTHOR);
    if (answer !== null) await galley(path, ["reply", id.trim(), "-m", answer]);
  }
  await signAs(path, READER);
}

async function signAs(path: string, { name, email }: typeof AUTHOR): Promise<void> {
  await git(path, ["config", "user.name", name]);
  await git(path, ["config", "user.email", email]);
}

async function galley(path: string, args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runProgram(args, path);
  if (code !== 0) throw new Error(`galley ${args.join(" ")} ended with ${code}: ${stderr}`);
  return stdout;
}

async function git(path: string, args: readonly string[]): Promise<string> {
  const env = {
    ...process.env,
    GIT_AUTHOR_NAME: AUTHOR.name,
    GIT_AUTHOR_EMAIL: AUTHOR.email,
    GIT_COMMITTER_NAME: AUTHOR.name,
    GIT_COMMITTER_EMAIL: AUTHOR.email,
  };
  return (await promisify(execFile)("git", ["-C", path, ...args], { env, maxBuffer: 64 * 1024 ** 2 })).stdout.trim();
}
