import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parse, print, type OperationDefinitionNode } from "graphql";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import persisted from "#generated/persisted.json" with { type: "json" };
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { startServer, type StartedServer } from "#tests/helpers/startServer.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const REQUESTS = 500;
const AT_ONCE = 10;
const COMMITS = 300;
const LINES = 20_000;

/** The values of variables for operations, by the variables' names, else by their types. */
const VALUES: Readonly<Record<string, unknown>> = {
  slug: "repo",
  revision: "main",
  base: "main~200",
  head: "main",
  dots: "TWO",
  parent: 1,
  revisionPath: "main/big.txt",
  follow: "MOVES",
  part: "ALL",
  String: "line",
  Boolean: true,
  Int: 0,
};

interface PreparedRequest {
  readonly id: string;
  readonly query: string;
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The page's read operations, with values for all their variables. */
function askings(): readonly PreparedRequest[] {
  return Object.entries(persisted).flatMap(([id, query]): PreparedRequest[] => {
    const operation = parse(query).definitions.find(
      (one): one is OperationDefinitionNode => one.kind === "OperationDefinition",
    );
    if (operation?.name === undefined || operation.operation !== "query") return [];
    const needed = (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) =>
      type.kind === "NonNullType" && defaultValue === undefined
        ? [[variable.name.value, print(type.type)] as const]
        : [],
    );
    const keys = needed.map(([name, type]) => [name, name in VALUES ? name : type] as const);
    if (keys.some(([, key]) => !(key in VALUES))) return [];
    const variables = Object.fromEntries(keys.map(([name, key]) => [name, VALUES[key]]));
    return [{ id, query, operationName: operation.name.value, variables }];
  });
}

/** Numbers that look random but are the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** The commands of the broker's children, including those that it has only just started. */
function children(): readonly string[] {
  const broker = brokerLink.pid();
  return readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/u.test(pid)) return [];
    try {
      const [, state = "", parent = ""] = /\) (\S) (\d+)/u.exec(readFileSync(`/proc/${pid}/stat`, "latin1")) ?? [];
      if (Number(parent) !== broker || state === "Z") return [];
      return [
        readFileSync(`/proc/${pid}/cmdline`, "latin1")
          .replaceAll("\0", " ")
          .replace(/ -c \S+/gu, ""),
      ];
    } catch (error) {
      if (error instanceof Error && "code" in error) return []; // The process exited between the listing and the read.
      throw error;
    }
  });
}

const isReader = (command: string): boolean => command.includes("cat-file --batch-command");

let repo: TempRepo;
let server: StartedServer;

beforeAll(async () => {
  repo = await tempRepo();
  const lines = (turn: number): string =>
    Array.from(
      { length: LINES },
      (_, at) => `line ${(at * (turn % 7 === 0 ? 7919 : 1)) % LINES} ${turn % 50 === at % 50 ? turn : ""}\n`,
    ).join("");
  const commits = Array.from({ length: COMMITS }, (_, turn) => {
    const text = turn % 20 === 0 ? `M 100644 inline big.txt\ndata ${lines(turn).length}\n${lines(turn)}` : "";
    const small = `M 100644 inline src/${turn % 60}/file.txt\ndata 12\n${String(turn).padStart(11)}\n\n`;
    return `commit refs/heads/main\ncommitter A <a> ${1_700_000_000 + turn} +0000\ndata 4\nTurn\n${text}${small}`;
  });
  await repo.gitBytes(["fast-import", "--quiet"], { input: commits.join("") });
  await repo.git("reset", "-q", "--hard", "main");
  server = await startServer(repo.path);
});
afterAll(async () => {
  await server.close();
  await brokerLink.close();
});

it("500 requests that are aborted leave no git process behind, and the next request is answered", async () => {
  const all = askings();
  expect(all.length).toBeGreaterThan(10);
  const headers = { accept: "multipart/mixed, application/json" };
  const times = new Map<PreparedRequest, number>();
  for (const request of all) {
    const start = performance.now();
    await (await server.post(request, { headers })).text();
    times.set(request, performance.now() - start);
  }
  const random = numbers(20_261_122);
  let aborted = 0;

  /** Sends a request, and aborts it at some moment before the response is complete. */
  async function requestAndAbort(): Promise<void> {
    const request = all[Math.floor(random() * all.length)] ?? expect.unreachable();
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), random() * (times.get(request) ?? 0));
    try {
      await (await server.post(request, { signal: abort.signal, headers })).text();
    } catch (error) {
      if (!abort.signal.aborted) throw error;
      aborted += 1;
    } finally {
      clearTimeout(timer);
    }
  }
  async function keepRequesting(): Promise<void> {
    while (aborted < REQUESTS) await requestAndAbort();
  }
  const starting = vi.spyOn(brokerLink, "startChild");
  await Promise.all(Array.from({ length: AT_ONCE }, keepRequesting));
  const started = starting.mock.calls.map(([{ args }]) => args.join(" "));
  expect(started.filter((command) => !isReader(command)).length, "git did run").toBeGreaterThan(0);

  // Work that no request waits for, such as writing the commit-graph, may run to its end.
  const left = () => children().filter((command) => !isReader(command) && !command.includes("commit-graph"));
  await expect.poll(left).toEqual([]);
  await wait(500);
  // A process may just be starting, with its command not visible yet, or have exited without being removed yet.
  await expect.poll(left).toEqual([]);
  expect(children().filter(isReader).length).toBeLessThanOrEqual(2);

  const next = all.find(({ operationName }) => operationName === "CommitScreenQuery") ?? expect.unreachable();
  const answer = await server.post(next);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('"messageHeadline":"Turn"');
  expect(server.log).toEqual([]);
});
