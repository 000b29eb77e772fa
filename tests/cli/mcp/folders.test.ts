import { join } from "node:path";
import { expect, it } from "vitest";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";
import { mcpClient } from "./mcpClient.ts";

it("answers for the work tree in which the agent works, and names it with its branch", async () => {
  const { repo } = await reviewedRepo();
  const other = join(await tempFolder(), "other");
  await repo.git("worktree", "add", "-q", other, "topic");
  const elsewhere = (await reviewedRepo()).repo.path;
  const roots: string[] = [];
  const client = await mcpClient(repo.path, undefined, "Robo", roots);
  const call = async (args: object = {}) => client.callTool({ name: "list_reviews", arguments: { ...args } });
  const started = { folder: repo.path, branch: "main" };
  const worked = { folder: other, branch: "topic" };
  const first = await call();
  expect(first.structuredContent).toMatchObject(started);
  expect(first.content).toContainEqual({ type: "text", text: `Folder: ${repo.path}; branch: main.` });
  expect((await call({ folder: other })).structuredContent).toMatchObject(worked);
  expect((await call({ folder: elsewhere })).structuredContent).toMatchObject({ code: "FORBIDDEN" });
  expect((await call({ folder: "/nonexistent" })).structuredContent).toMatchObject({ code: "NOT_FOUND" });

  roots.push(elsewhere, other);
  expect((await call()).structuredContent).toMatchObject(started); // Until the client says that they have changed.
  await client.sendRootsListChanged();
  expect((await call()).structuredContent).toMatchObject({ folder: elsewhere, branch: "main" });
  expect((await call({ folder: other })).structuredContent).toMatchObject(worked);
  roots.splice(0, 1);
  await client.sendRootsListChanged();
  expect((await call()).structuredContent).toMatchObject(worked);
  await repo.git("-C", other, "checkout", "-q", "--detach");
  const detached = await call();
  expect(detached.structuredContent).toMatchObject({ folder: other, branch: null });
  expect(detached.content).toContainEqual({ type: "text", text: `Folder: ${other}; HEAD is detached.` });
});
