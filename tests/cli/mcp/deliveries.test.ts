import { expect, it } from "vitest";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { runGalley } from "../runGalley.ts";
import { agentOf, type Delivered, tokensIn } from "./mcpClient.ts";

const NAMES = [
  "Visual Studio Code",
  "a/b",
  "../..",
  "..",
  "Jürgen ☃",
  "👩‍👩‍👧 👨‍👩‍👦",
  "",
  "\u0000\u0007x\n",
  "agent-=",
  "100%",
  "x".repeat(5000),
  "half \ud800",
];

it("delivers once to an agent of any name, whatever its program or GALLEY_AGENT calls it", async () => {
  const { repo, key } = await reviewedRepo();
  await runGalley(repo.path, ["abandon", "topic", "-m", "Not needed."]);
  for (const name of NAMES) {
    const { wait } = await agentOf(repo.path, `${name} `);
    const delivered = await wait(key);
    expect([name, delivered]).toEqual([name, expect.objectContaining({ status: "delivered", isRecorded: true })]);
    expect([name, await wait(delivered.ticket)]).toEqual([name, expect.objectContaining({ status: "over" })]);
    // Names that are cleaned to the same text are one agent, which has received everything.
    expect((await runGalley(repo.path, ["wait", "topic"], { agent: `${name} ` })).code).toBe(13);
  }
  expect((await runGalley(repo.path, ["wait", "topic"], { agent: "My Bot" })).code).toBe(10);
  expect((await runGalley(repo.path, ["wait", "topic"], { agent: "My Bot" })).code).toBe(13);
});

it(
  "delivers what is too long for one response in parts of at most 8,000 tokens, the verdict in each",
  { tags: "slow" },
  async () => {
    const { repo, key, head } = await reviewedRepo();
    const lines = Array.from({ length: 70 }, (_, at) =>
      JSON.stringify({
        timestamp: String(1_700_002_000 + at),
        author: "grace@example.org",
        location: { commit: head, path: "long.txt", range: { startLine: at + 1 } },
        description: `Comment ${at}: ${"why ".repeat(400)}`,
        resolved: false,
      }),
    );
    await repo.git("notes", "--ref=devtools/discuss", "append", "-m", lines.join("\n"), head);
    await runGalley(repo.path, ["reject", "topic", "-m", "Not yet."]);
    const { call } = await agentOf(repo.path);
    const submitted: string[] = [];
    let parts = 0;
    for (let ticket = key, isLast = false; !isLast; parts += 1) {
      const result = await call("wait_for_review", { ticket });
      expect(tokensIn(result)).toBeLessThanOrEqual(8000);
      const delivered = result.structuredContent as unknown as Delivered;
      expect(delivered).toMatchObject({ status: "delivered", submittedVerdict: "reject" });
      submitted.push(...delivered.submitted);
      ({ ticket, isLast } = delivered);
    }
    expect(parts).toBeGreaterThan(3);
    expect(submitted).toHaveLength(71);
    expect(new Set(submitted).size).toBe(71);
  },
);
