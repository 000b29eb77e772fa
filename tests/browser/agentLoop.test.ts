import { once } from "node:events";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { JSONRPCMessageSchema } from "@modelcontextprotocol/sdk/types.js";
import { beforeAll, expect, it } from "vitest";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { bundleProgram } from "#tests/helpers/bundleProgram.ts";
import { spawnProgram } from "#tests/helpers/startProgram.ts";
import { soaked, TEST_MS } from "#tests/helpers/testRun.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { soakedProgram } from "#tests/soak/SoakedProgram.ts";
import { AgentLane, faultsOf, processesWith } from "./agentLane.ts";

const PROGRAM = join(import.meta.dirname, "../../dist/cli/main.js");
const TEXT = "one\ntwo\nthree\n";
const isLinux = process.platform === "linux";
const LANES = 4;
/** Starting an agent some 300 times takes longer than any other test. */
const LONG = { tags: "slow", timeout: 5 * TEST_MS };

let agent: string;
beforeAll(async () => {
  agent = await bundleProgram(`${import.meta.dirname}/agentProgram.ts`);
});

/** Creates a repository with this many branches of one commit each. */
async function branchedRepo(count: number): Promise<{ readonly repo: TempRepo; readonly branches: readonly string[] }> {
  const repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ a: TEXT }, "Begin");
  const branches = Array.from({ length: count }, (_, at) => `topic${at}`);
  for (const [at, branch] of branches.entries()) {
    await repo.git("checkout", "--quiet", "-b", branch, "main");
    await repo.commit({ a: TEXT.replace("two", `two ${at}`) }, `Change ${at}`);
  }
  return { repo, branches };
}

const ours = (): readonly string[] => processesWith("GALLEY_STATE_DIR", process.env["GALLEY_STATE_DIR"] ?? "");

/**
 * Lets one agent on each of these branches receive this many submissions in total. Returns how often they were killed.
 */
async function deliver(count: number, branches: readonly string[], path: string, killed: number): Promise<number> {
  const folder = await tempFolder();
  const before = isLinux ? ours().length : 0;
  const lanes = branches.map(
    (branch, at) =>
      new AgentLane({ agent, path, branch, ledger: join(folder, branch), random: seededRandom(at + 1), killed }),
  );
  try {
    await Promise.all(lanes.map((lane) => lane.submit(Math.ceil(count / branches.length))));
  } finally {
    await Promise.all(lanes.map((lane) => lane.end()));
  }
  expect(lanes.flatMap(faultsOf)).toEqual([]);
  expect(lanes.flatMap(({ submitted }) => submitted).length).toBeGreaterThanOrEqual(count);
  if (isLinux) await expect.poll(() => ours().length).toBeLessThanOrEqual(before);
  return lanes.reduce((sum, { kills }) => sum + kills, 0);
}

it(
  "an agent that is killed receives every submission, none again after acknowledging it, and leaves no process behind",
  { tags: "slow" },
  async () => {
    const { repo, branches } = await branchedRepo(1);
    expect(await deliver(4, branches, repo.path, 0.5)).toBeGreaterThan(0);
  },
);

it("galley mcp prints only JSON-RPC, and ends when its input ends while an agent waits", async () => {
  const { repo, branches } = await branchedRepo(1);
  const child = spawnProgram(["mcp", "-C", repo.path], repo.path);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = once(child, "close");
  const send = (id: number, method: string, params: object): void =>
    void child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
  const clientInfo = { name: "Robo", version: "1" };
  send(1, "initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo });
  child.stdin.write("no JSON\n");
  send(2, "tools/call", { name: "request_review", arguments: { what: branches[0] } });
  const ticket = /"ticket":"([\da-f]{12})"/u;
  await expect.poll(() => output).toMatch(ticket);
  const _meta = { progressToken: "p" };
  const args = { ticket: ticket.exec(output)?.[1] };
  send(3, "tools/call", { name: "wait_for_review", arguments: args, _meta });
  await expect.poll(() => output).toContain("notifications/progress");
  child.stdin.end();
  expect(await ended).toEqual([0, null]);
  const messages = output.trimEnd().split("\n");
  // The answers to the first two requests, and progress; the line that is no JSON has none.
  expect(messages.length).toBeGreaterThanOrEqual(3);
  for (const message of messages) {
    const parsed: unknown = JSON.parse(message);
    const isUnread = message.includes('"id":null');
    expect([message, isUnread || JSONRPCMessageSchema.safeParse(parsed).success]).toEqual([message, true]);
  }
});

it("a whole wait fits into the usual time limit of a client, one minute", { tags: "slow" }, async () => {
  const { repo, branches } = await branchedRepo(1);
  const client = new Client({ name: "Robo", version: "1" });
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const command = { command: process.execPath, args: [PROGRAM, "mcp", "-C", repo.path], env };
  await client.connect(new StdioClientTransport({ ...command, stderr: "ignore" }));
  const requested = await client.callTool({ name: "request_review", arguments: { what: branches[0] } });
  const { ticket } = requested.structuredContent as { ticket: string };
  let progressed = 0;
  const onprogress = (): void => void (progressed += 1);
  const waiting = client.callTool({ name: "wait_for_review", arguments: { ticket } }, undefined, { onprogress });
  expect((await waiting).structuredContent).toMatchObject({ status: "pending", ticket, state: "OPEN" });
  expect(progressed).toBeGreaterThan(5);
  await client.close();
});

const SUBMISSIONS = soaked(150, 500);

it(`${SUBMISSIONS} submissions reach agents that are killed, each with its own server process`, LONG, async () => {
  const { repo, branches } = await branchedRepo(LANES);
  expect(await deliver(SUBMISSIONS, branches, repo.path, 0.3)).toBeGreaterThan(SUBMISSIONS / 5);
});

it(`${SUBMISSIONS} more reach them through a running server, whose memory does not grow`, LONG, async () => {
  const { repo, branches } = await branchedRepo(2 * LANES);
  const { program, sample } = await soakedProgram(repo.path, await tempFolder());
  await deliver(100, branches.slice(LANES), repo.path, 0.3);
  const before = await sample();
  expect(await deliver(SUBMISSIONS, branches.slice(0, LANES), repo.path, 0.3)).toBeGreaterThan(SUBMISSIONS / 5);
  // A git process of the last request may still be ending, and a second reader of objects ends only after ten idle
  // seconds.
  await expect.poll(async () => (await sample()).children, { timeout: TEST_MS }).toBeLessThanOrEqual(before.children);
  const after = await sample();
  expect(after.descriptors).toBeLessThanOrEqual(before.descriptors);
  expect(after.used).toBeLessThan(before.used + 16 * 1024 * 1024);
  expect(await program.stop()).toBe(0);
});
