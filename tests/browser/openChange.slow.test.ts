import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { type CallToolResult, ListRootsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { locateRepository } from "#server/git/repository/discover.ts";
import { findServers } from "#server/http/sessions/runningServers.ts";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { PROGRAM, runProgram } from "#tests/helpers/startProgram.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";

let reviewed: ReviewedRepo;
/** A second work tree of the repository, on the branch of the review. */
let other: string;
let opened: OpenedBrowser;
const roots: string[] = [];
const client = new Client({ name: "Robo", version: "1" }, { capabilities: { roots: { listChanged: true } } });

const servers = async () => findServers((await locateRepository(other)).id);
const call = async (name: string, args: object = {}) =>
  (await client.callTool({ name, arguments: { ...args } })) as CallToolResult;

beforeAll(async () => {
  reviewed = await reviewedRepo();
  await reviewed.comment("long.txt", 10, "Why ten?");
  other = join(await tempFolder(), "other");
  await reviewed.repo.git("worktree", "add", "-q", other, "topic");
  opened = await openBrowser();
  client.setRequestHandler(ListRootsRequestSchema, () => ({
    roots: roots.map((root) => ({ uri: pathToFileURL(root).href })),
  }));
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  roots.push(other);
  // An agent's program often starts its servers elsewhere.
  const command = { command: process.execPath, args: [PROGRAM, "mcp"], cwd: await tempFolder(), env };
  await client.connect(new StdioClientTransport({ ...command, stderr: "ignore" }));
});
afterAll(async () => {
  await client.close();
  for (const { pid } of await servers()) process.kill(pid, "SIGTERM");
  await opened?.close();
});

it("an agent in a second work tree reads its comments, waits for its review, and shows its changes to the person", async () => {
  const listed = await call("list_threads");
  expect(listed.structuredContent).toMatchObject({
    folder: other,
    branch: "topic",
    threads: [{ review: reviewed.head }],
    text: expect.stringContaining("Why ten?"),
  });
  expect((await call("open_change")).structuredContent).toMatchObject({ code: "NOT_FOUND" });

  await reviewed.repo.git("-C", other, "rm", "-q", "new.txt");
  expect(await servers()).toEqual([]);
  const { link } = (await call("open_change")).structuredContent as { readonly link: string };
  expect(link).toMatch(/^http:\/\/galley-\w+\.localhost:\d+\/other\/worktree$/u);
  const [server, ...more] = await servers();
  expect(more).toEqual([]);

  const context = await opened.context();
  const page = await context.newPage();
  await page.goto(link);
  await page.getByText("Run galley open in the repository").waitFor();
  const signIn = await runProgram(["open", "--no-open"], other);
  await page.goto(signIn.stdout.trim());
  await page.waitForURL(new URL("/", link).href);
  await page.goto(link);
  await page.getByText("new.txt").first().waitFor();

  const review = (await call("open_change", { what: "topic" })).structuredContent as { readonly link: string };
  expect(review).toMatchObject({
    review: reviewed.head,
    link: new URL(`/other/reviews/${reviewed.key}/files`, link).href,
  });
  await page.goto(review.link);
  await page.getByText("Why ten?").first().waitFor();
  await context.close();

  const requested = (await call("request_review", { uncommitted: true })).structuredContent as {
    readonly ticket: string;
  };
  const waiting = call("wait_for_review", { ticket: requested.ticket, timeout_seconds: 40 });
  const written = await runProgram(["comment", "-m", "Keep the file.", "--review", requested.ticket], other);
  expect(written).toMatchObject({ code: 0 });
  expect((await waiting).structuredContent).toMatchObject({
    status: "delivered",
    folder: other,
    text: expect.stringContaining("Keep the file."),
  });

  roots.splice(0, 1, reviewed.repo.path);
  await client.sendRootsListChanged();
  expect((await call("list_reviews")).structuredContent).toMatchObject({ folder: reviewed.repo.path, branch: "main" });
  expect((await call("open_change")).structuredContent).toMatchObject({
    code: "NOT_FOUND",
    text: expect.stringContaining(`Folder: ${reviewed.repo.path}.`),
  });
  expect(await servers()).toEqual([server]);
});
