import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { expect, it } from "vitest";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { runGalley } from "../runGalley.ts";
import { mcpClient, withoutPlace } from "./mcpClient.ts";

it("wait_for_review reports at once that a review is closed, after everything that was not delivered yet", async () => {
  const { repo, head } = await reviewedRepo();
  const other = await mcpClient(repo.path);
  const ask = async (name: string, args: object) =>
    withoutPlace((await other.callTool({ name, arguments: { ...args } })) as CallToolResult)
      .structuredContent as unknown as { ticket: string };
  const { ticket } = await ask("request_review", { what: "topic" });
  await runGalley(repo.path, ["abandon", "topic", "-m", "Not needed any more."]);
  const delivered = await ask("wait_for_review", { ticket });
  expect(delivered).toMatchObject({ status: "delivered", review: head });
  // If it did not end by itself, this call would be pending for 50 s, longer than the timeout of a test.
  expect(await ask("wait_for_review", { ticket: delivered.ticket })).toEqual({
    status: "over",
    ticket: delivered.ticket,
    review: head,
    state: "ABANDONED",
    submittedVerdict: null,
    isRecorded: true,
  });
});
