import { afterAll, expect, test, vi } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { startServer } from "#tests/helpers/startServer.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import persisted from "#generated/persisted.json" with { type: "json" };
import { matchPage } from "#contract/pages.ts";

afterAll(() => brokerLink.close());

/** Gives git's command without the options before it. */
function commandOf(args: readonly string[]): string {
  const at = args.findIndex((arg, index) => !arg.startsWith("--") && arg !== "-c" && args[index - 1] !== "-c");
  return args.slice(Math.max(0, at)).join(" ");
}

/** Counts the processes from opening a repository to the whole answer of a page's query, deferred parts included. */
async function processesFor(path: string, address: string): Promise<readonly string[]> {
  vi.stubEnv("GALLEY_CACHE_DIR", await tempFolder());
  const started = vi.spyOn(brokerLink, "startChild");
  const server = await startServer(path);
  const url = new URL(address, server.origin);
  const { operation, variables } = matchPage(url.pathname, url.searchParams);
  const [id] = Object.entries(persisted).find(([, text]) => text.startsWith(`query ${operation}`)) ?? [];
  const answer = await server.post({ id, variables }, { headers: { accept: "multipart/mixed" } });
  let text = "";
  for await (const chunk of answer.body ?? []) text += Buffer.from(chunk).toString();
  const commands = started.mock.calls.map(([{ args }]) => commandOf(args));
  expect(text).not.toContain('"errors"');
  await server.close();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  return commands;
}

test("git is started few times from opening a repository to the whole answer of a page", async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n" });
  await repo.git("switch", "--quiet", "--create", "topic");
  await repo.commit({ "a.txt": "2\n" });
  const budget = async (address: string, most: number): Promise<void> => {
    const commands = await processesFor(repo.path, address);
    expect.soft(commands.length, commands.join("\n")).toBeLessThanOrEqual(most);
  };
  await budget("/repo/compare/main...topic", 10);
  await budget("/repo/compare/main..topic", 10);
  await budget("/", 12);
  await repo.write({ "a.txt": "3\n", "b.txt": "new\n" });
  // How often the refs are read depends on when the snapshot is written: 27 times git was seen on an idle machine.
  await budget("/repo/worktree", 32);
});
