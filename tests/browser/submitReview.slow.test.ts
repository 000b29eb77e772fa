import { once } from "node:events";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openBrowser } from "#tests/helpers/openBrowser.ts";
import { serverLeft } from "#tests/helpers/serverLeft.ts";
import { runProgram, spawnProgram, startProgram, type Ended } from "#tests/helpers/startProgram.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const PROGRAM = join(import.meta.dirname, "../../dist/cli/main.js");
const LINK = /http:\/\/\S+#key=\S+/u;
const WHOLE = "one\ntwo\nthree\nfour\nfive\n";

/** Starts a command that waits, and returns its result once it reports that it waits. */
async function beginToWait(
  text: readonly string[],
  directory: string,
): Promise<{ readonly ended: Promise<Ended>; readonly reported: () => string }> {
  const child = spawnProgram(text, directory);
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  const ended = once(child, "close").then(([code]): Ended => ({ code: Number(code), stdout, stderr }));
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk;
      if (stderr.includes("Waiting for a review of")) resolve();
    });
    void ended.then(() => reject(new Error(`The command did not wait: ${stderr}`)));
  });
  return { ended, reported: () => stderr };
}

/** A coding agent's program that uses Galley only through the protocol. */
async function agentProgram(directory: string) {
  const client = new Client({ name: "Robo", version: "1" });
  const text = [PROGRAM, "mcp", "-C", directory];
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  await client.connect(new StdioClientTransport({ command: process.execPath, args: text, env, stderr: "ignore" }));
  return {
    async call(name: string, args: Record<string, unknown>): Promise<Record<string, unknown>> {
      const { structuredContent } = await client.callTool({ name, arguments: args });
      return { ...(typeof structuredContent === "object" ? structuredContent : {}) };
    },
    close: () => client.close(),
  };
}

async function commentOn(page: Page, line: string, text: string): Promise<void> {
  // By key: what agents report moves the lines under the pointer.
  await page.getByText(line, { exact: true }).first().click();
  await page.keyboard.press("c");
  await page.locator("textarea:focus").fill(text);
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.locator("textarea:focus").press("Escape");
}

async function readReview(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(".Served").waitFor({ state: "detached" });
  await page.waitForSelector(".diff-row");
}

it("two agents request a review, get change requests, make the changes and report them; the reader checks, resolves, approves, and both waits end with the approval", async () => {
  const repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ a: WHOLE, b: WHOLE }, "Begin");
  await repo.git("checkout", "-q", "-b", "topic");
  await repo.commit({ a: WHOLE.replace("two", "TWO"), b: WHOLE.replace("four", "FOUR") }, "Shout");

  const requested = await runProgram(["request", "topic", "--agent", "Liner"], repo.path);
  const id = requested.stdout.trim();
  const [program, opened, robo] = await Promise.all([
    startProgram([repo.path]),
    openBrowser(),
    agentProgram(repo.path),
  ]);
  const waitsByLine = [
    "review",
    "topic",
    "--wait",
    "--no-open",
    "--port",
    "0",
    "--agent",
    "Liner",
    "--format",
    "jsonl",
  ];
  const liner = await beginToWait(waitsByLine, repo.path);
  const { ticket } = await robo.call("request_review", { what: "topic" });
  const waiting = robo.call("wait_for_review", { ticket });

  // The reader sees the waiting agents, and requests two changes.
  let page = await opened.page();
  const address = `${program.origin}/repo/reviews/${id.slice(0, 12)}/files?view=unified`;
  await readReview(page, address);
  await expect.poll(() => page.locator("main").textContent()).toMatch(/Liner.*Robo|Robo.*Liner/su);
  await commentOn(page, "TWO", "Not so loud.");
  await commentOn(page, "FOUR", "Why this one?");
  await page.keyboard.press("a");
  await page.locator("textarea:focus").fill("Two things.");
  await page.getByText("Request changes", { exact: true }).first().click();
  await page.getByRole("button", { name: "Submit review", exact: true }).click();
  const first = await liner.ended;
  expect(first.code).toBe(10);
  const delivered = await waiting;
  expect(delivered).toMatchObject({ submittedVerdict: "reject", review: id });

  // One agent reads JSON lines and runs commands, the other uses the protocol.
  const threads: { id: string; now: { path: string }; isVerdict: boolean }[] = first.stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const [onA, onB] = ["a", "b"].map((path) => threads.find(({ now }) => now.path === path)?.id ?? "");
  await repo.commit({ a: WHOLE.replace("two", "Two") }, "Say it");
  const text = ["reply", onA ?? "", "--addressed", "-m", "In lower case now.", "--agent", "Liner"];
  expect(await runProgram(text, repo.path)).toMatchObject({ code: 0, stderr: "" });
  const listed = await robo.call("list_threads", { review: "topic" });
  expect(listed["threads"]).toContainEqual(expect.objectContaining({ id: onB, state: "OPEN" }));
  const commit = await repo.commit({ b: WHOLE }, "Leave four alone");
  expect(await robo.call("propose_addressed", { id: onB, body: "As it was." })).toMatchObject({ by: commit });
  const again = await beginToWait(["wait", "topic", "--agent", "Liner"], repo.path);
  const waitingAgain = robo.call("wait_for_review", { ticket: delivered["ticket"] });

  // The reader checks each change, resolves its thread, and approves, on a page that has no cursor yet.
  page = await opened.page();
  await readReview(page, address);
  await page.locator("[data-thread]").nth(1).waitFor();
  for (const name of ["Liner", "Robo"]) {
    await page.keyboard.press("Shift+N");
    await expect
      .poll(() => page.locator("[data-thread]:focus").allTextContents())
      .toEqual([expect.stringContaining(name)]);
    await page.keyboard.press("Shift+R");
    await expect.poll(() => page.locator("[data-thread]:focus").getAttribute("data-state")).toBe("RESOLVED");
  }
  await page.keyboard.press("a");
  await page.getByText("Approve", { exact: true }).first().click();
  await page.getByRole("button", { name: "Submit review", exact: true }).click();
  await page.getByText("Approve this change with 1 of 1 hunk not viewed?").first().waitFor();
  await page.getByRole("button", { name: "Submit anyway" }).click();
  expect((await again.ended).code).toBe(0);
  expect(await waitingAgain).toMatchObject({ submittedVerdict: "approve", threads: [] });

  await opened.close();
  await Promise.all([robo.close(), program.stop()]);
});

it("the page opened by a wait keeps working after the wait has ended, and the next wait uses it", async () => {
  const repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ a: WHOLE }, "Begin");
  await repo.git("checkout", "-q", "-b", "topic");
  await repo.commit({ a: WHOLE.replace("two", "TWO") }, "Shout");
  const text = ["review", "topic", "--wait", "--no-open"];
  const { reported, ended } = await beginToWait([...text, "--port", "0"], repo.path);
  const link = LINK.exec(reported())?.[0] ?? "";
  const opened = await openBrowser();
  const page = await opened.page();
  await page.goto(link);
  await page.locator(".diff-code").first().waitFor();
  expect(await runProgram(["reject", "topic", "-m", "Not so loud."], repo.path)).toMatchObject({ code: 0 });
  expect((await ended).code).toBe(10);

  const server = await serverLeft(repo.path);
  expect(server.origin).toBe(new URL(link).origin);
  await expect.poll(() => page.reload().then((answer) => answer?.status())).toBe(200);
  await page.locator(".diff-code").first().waitFor();

  const again = await beginToWait(text, repo.path);
  expect(new URL(LINK.exec(again.reported())?.[0] ?? "").origin).toBe(new URL(link).origin);
  expect(await runProgram(["approve", "topic"], repo.path)).toMatchObject({ code: 0 });
  expect((await again.ended).code).toBe(0);
  opened.complaints.length = 0; // the page reports that its requests failed while no server was running
  await opened.close();
});
