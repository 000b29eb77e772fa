import { afterAll, afterEach, expect, it } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { faultyGit } from "#tests/helpers/faultyGit.ts";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { runGalley } from "../runGalley.ts";
import { agentOf, type Delivered } from "./mcpClient.ts";

const faults = faultyGit();
afterEach(() => faults.restore());
afterAll(async () => {
  await brokerLink.close();
  faults.remove();
});

it("delivers from a repository that cannot be written, and says that the acknowledgement was not recorded", async () => {
  const { repo, key } = await reviewedRepo();
  await runGalley(repo.path, ["abandon", "topic", "-m", "Not needed."]);
  const { call, wait } = await agentOf(repo.path);
  faults.fail("update-ref", "trap '' XFSZ; ulimit -f 0");
  const first = await call("wait_for_review", { ticket: key });
  expect(first).not.toHaveProperty("isError");
  expect(first.structuredContent).toMatchObject({ status: "delivered", isRecorded: false });
  expect(first.content.slice(0, 1)).toMatchObject([
    { text: expect.stringContaining("The delivery could not be recorded. (READ_ONLY: The repository is read-only.") },
  ]);
  const { ticket } = first.structuredContent as unknown as Delivered;
  const second = await call("wait_for_review", { ticket });
  expect(second.structuredContent).toMatchObject({ status: "over", isRecorded: false });
  expect(second.content.slice(0, 1)).toMatchObject([
    {
      text: expect.stringContaining("The delivery could not be acknowledged. (READ_ONLY: The repository is read-only."),
    },
  ]);
  const other = await agentOf(repo.path);
  expect(await other.wait(key)).toMatchObject({ status: "delivered" });
  faults.restore();
  expect(await wait(ticket)).toMatchObject({ status: "over", isRecorded: true });
  expect(await other.wait(key)).toMatchObject({ status: "over" });
});
