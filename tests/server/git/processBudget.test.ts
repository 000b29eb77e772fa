import { expect, test, vi } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { type StartedServer, startServer } from "#tests/helpers/startServer.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import persisted from "#generated/persisted.json" with { type: "json" };
import { matchPage } from "#contract/pages.ts";

/** Returns git's command without the options before it. */
function commandOf(args: readonly string[]): string {
  const at = args.findIndex((arg, index) => !arg.startsWith("--") && arg !== "-c" && args[index - 1] !== "-c");
  return args.slice(Math.max(0, at)).join(" ");
}

/** Requests the response to a page's query from a server. */
function askFor(server: StartedServer, address: string): Promise<Response> {
  const url = new URL(address, server.origin);
  const { operation, variables } = matchPage(url.pathname, url.searchParams);
  const [id] = Object.entries(persisted).find(([, text]) => text.startsWith(`query ${operation}`)) ?? [];
  return server.post({ id, variables }, { headers: { accept: "multipart/mixed" } });
}

/**
 * Lists the processes from opening a repository until the response to a page's query contains what its first line
 * shows.
 */
async function processesFor(path: string, address: string, line: string): Promise<readonly string[]> {
  vi.stubEnv("GALLEY_CACHE_DIR", await tempFolder());
  const started = vi.spyOn(brokerLink, "startChild");
  const server = await startServer(path);
  const answer = await askFor(server, address);
  let text = "";
  let commands: readonly string[] = [];
  for await (const chunk of answer.body ?? []) {
    const isShown = text.includes(line);
    text += Buffer.from(chunk).toString();
    if (!isShown) commands = started.mock.calls.map(([{ args }]) => commandOf(args));
  }
  expect(text).toContain(line);
  expect(text).not.toContain('"errors"');
  await server.close();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  return commands;
}

test("git is started few times from opening a repository to the first line of a page", async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n" });
  await repo.git("switch", "--quiet", "--create", "topic");
  await repo.commit({ "a.txt": "2\n" });
  const budget = async (address: string, line: string, most: number): Promise<void> => {
    const commands = await processesFor(repo.path, address, line);
    expect.soft(commands.length, commands.join("\n")).toBeLessThanOrEqual(most);
    expect.soft(commands.filter((command) => command.startsWith("merge-base")).length).toBeLessThanOrEqual(1);
  };
  await budget("/repo/compare/main...topic", "-1\\n+2", 10);
  await budget("/repo/compare/main..topic", "-1\\n+2", 10);
  // Deferred parts start at once: on an idle machine 9 processes have started when the page is ready, and all are 14.
  await budget("/", '"headName"', 14);
  await repo.write({ "a.txt": "3\n", "b.txt": "new\n" });
  // The visit saves a snapshot and records it in a review, which takes 7 of these; deferred parts take 2.
  await budget("/repo/worktree", "-2\\n+3", 20);
});

test("git does not list the same trees twice if nothing is staged or untracked", async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n" });
  await repo.write({ "a.txt": "2\n" });
  const commands = await processesFor(repo.path, "/repo/worktree", "-1\\n+2");
  expect(commands.filter((command) => command.includes("--raw") && command.startsWith("diff-tree"))).toHaveLength(1);
});

test("git is not started for a comparison that was read before, nor for one beside a review of work that HEAD has left behind", async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n" });
  await repo.git("switch", "--quiet", "--create", "topic");
  await repo.commit({ "a.txt": "2\n" });
  await repo.write({ "b.txt": "new\n" });
  vi.stubEnv("GALLEY_CACHE_DIR", await tempFolder());
  const started = vi.spyOn(brokerLink, "startChild");
  const server = await startServer(repo.path);
  const ask = async (address: string): Promise<string> => (await askFor(server, address)).text();
  expect(await ask("/repo/worktree")).toContain("b.txt");
  await repo.commit({ "a.txt": "3\n" });
  await expect
    .poll(async () => {
      started.mockClear();
      expect(await ask("/repo/compare/main..topic")).toContain("-1\\n+3");
      return started.mock.calls.map(([{ args }]) => commandOf(args));
    })
    .toEqual([]);
  await server.close();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
