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

/** What operations are asked with: by the names of their variables, else by their types. */
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

/** The page's own operations that read, with values for all that they need. */
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

/** Numbers that look random and are the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** The commands of the broker's children, those that it has only just started among them. */
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
      if (error instanceof Error && "code" in error) return []; // gone between the listing and the look
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

it("500 requests that are aborted leave no git behind, and the next one is answered", async () => {
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

  /** Asks, and goes away at some moment before the answer is there. */
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

  // What runs for nobody, as the writing of the commit-graph, is let come to its end.
  const left = () => children().filter((command) => !isReader(command) && !command.includes("commit-graph"));
  await expect.poll(left).toEqual([]);
  await wait(500);
  // One may just be starting, whose command does not stand yet, or be over and not yet taken note of.
  await expect.poll(left).toEqual([]);
  expect(children().filter(isReader).length).toBeLessThanOrEqual(2);

  const next = all.find(({ operationName }) => operationName === "CommitScreenQuery") ?? expect.unreachable();
  const answer = await server.post(next);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('"messageHeadline":"Turn"');
  expect(server.log).toEqual([]);
});
