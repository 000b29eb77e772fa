import { expect, test, vi } from "vitest";
import { matchPage } from "#contract/pages.ts";
import persisted from "#generated/persisted.json" with { type: "json" };
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { manyThreads } from "#tests/helpers/manyThreads.ts";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";
import { mcpClient } from "./mcpClient.ts";

/** More than any of the operations needs, from opening the repository on, and less than a process for each thread or file. */
const PROCESSES_MAX = 60;

/** Returns what an operation resolves to, after a check that it started few processes. */
async function withFewProcesses<Result>(act: () => Promise<Result>): Promise<Result> {
  const started = vi.spyOn(brokerLink, "startChild");
  const result = await act();
  const commands = started.mock.calls.map(([{ args }]) => args.slice(-8).join(" "));
  started.mockRestore();
  expect(commands.length, commands.join("\n")).toBeLessThanOrEqual(PROCESSES_MAX);
  return result;
}

/** Runs the query of a page, and returns all parts of its answer as text. */
async function pageOf({ path }: TempRepo, address: string): Promise<string> {
  const url = new URL(address, "http://localhost");
  const { operation, variables } = matchPage(url.pathname, url.searchParams);
  const document = Object.values(persisted).find((text) => text.startsWith(`query ${operation}`)) ?? "";
  const { graphql, close } = await openGraphql(path);
  const parts: unknown[] = [];
  for await (const part of graphql.parts(document, { ...variables }, new AbortController().signal)) parts.push(part);
  await close();
  return JSON.stringify(parts);
}

/** Lists the threads of a review in all ways, and returns the number of those that each way lists. */
async function listAll(count: number): Promise<number> {
  const { repo, older } = await manyThreads(count);
  const key = older[0]?.slice(0, 12) ?? "";
  const listed = await withFewProcesses(() =>
    runGalley(repo.path, ["comments", "topic", "--open", "--format", "json"]),
  );
  expect(listed.code, listed.text.slice(0, 400)).toBe(0);
  const threads: readonly { readonly id: string; readonly fix: object | null }[] = JSON.parse(listed.text);
  expect(threads).toHaveLength(count);
  expect(threads.filter(({ fix }) => fix !== null).length).toBeGreaterThan(count / 3);

  const client = await mcpClient(repo.path);
  const page = await withFewProcesses(() =>
    client.callTool({ name: "list_threads", arguments: { review: "topic", after: threads.at(-10)?.id } }),
  );
  expect((page.structuredContent as { threads: readonly object[] }).threads).toHaveLength(9);

  for (const address of [
    `/repo/reviews/${key}`,
    `/repo/reviews/${key}/files`,
    `/repo/reviews/${key}/files?from=1&to=2`,
  ]) {
    const text = await withFewProcesses(() => pageOf(repo, address));
    expect(text).not.toContain('"errors"');
    expect(threads.filter(({ id }) => !text.includes(id))).toEqual([]);
  }
  return threads.length;
}

test(
  "300 threads of a review are listed by the command, the tool and the pages with few processes",
  { tags: "slow" },
  async () => {
    expect(await listAll(300)).toBe(300);
  },
);

test(
  "5,000 threads of a review are listed by the command, the tool and the pages with few processes",
  { tags: "slow" },
  async () => {
    expect(await listAll(5000)).toBe(5000);
  },
);
