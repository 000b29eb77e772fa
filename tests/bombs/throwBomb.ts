import { setTimeout as wait } from "node:timers/promises";
import { toGlobalId } from "#server/schema/request/globalId.ts";
import { requestBomb, type BombServer } from "./requestBomb.ts";
import type { Bomb } from "./Bomb.ts";
import type { BombAnswer, BombRequest, BombIds } from "./BombRequest.ts";
import { gitIn } from "./gitIn.ts";

/** The result of one request to a bomb, and of simultaneous requests to another repository. */
export interface BombOutcome extends BombAnswer {
  readonly request: string;
  /** The slowest response of the other repository, in ms. */
  readonly otherMs: number;
  /** The number of requests to the other repository that were answered correctly. */
  readonly otherAnswers: number;
}

export interface BombTarget {
  readonly server: BombServer;
  /** The path of the bomb. */
  readonly path: string;
  /** The slug of a repository of one or two commits, which is read at the same time. */
  readonly calm: string;
}

/** The interval between requests to the other repository. */
const OTHER_MS = 50;

/**
 * Sends a bomb one request after another, while another repository of the same server is read. `limitMs` applies to
 * each request.
 */
export async function throwBomb(
  { server, path, calm }: BombTarget,
  bomb: Bomb,
  requests: readonly BombRequest[],
  limitMs: number,
): Promise<readonly BombOutcome[]> {
  const ids = await idsOf(server, bomb, path);
  const other: BombRequest = { name: "other", address: `/${calm}/commit/main`, isQuery: true };
  const outcomes: BombOutcome[] = [];
  for (const request of requests) {
    let isOver = false;
    let [otherMs, otherAnswers] = [0, 0];
    const reading = (async () => {
      while (!isOver) {
        const { status, codes, milliseconds } = await requestBomb(server, other, ids, limitMs);
        otherMs = Math.max(otherMs, milliseconds);
        if (status === 200 && codes.length === 0) otherAnswers += 1;
        await wait(OTHER_MS);
      }
    })();
    const answer = await requestBomb(server, request, ids, limitMs);
    isOver = true;
    await reading;
    outcomes.push({ ...answer, request: request.name, otherMs, otherAnswers });
  }
  return outcomes;
}

/**
 * Finds the ids that the page would know: a query that works for every repository returns its id, from which the id of
 * a comparison is built.
 */
async function idsOf(server: BombServer, { name }: Bomb, path: string): Promise<BombIds> {
  const none = { repository: "", comparison: "" };
  const request: BombRequest = { name: "ids", operation: "CompareStartScreenQuery", variables: () => ({ slug: name }) };
  const { text } = await requestBomb(server, request, none, 60_000);
  const ids = [...text.matchAll(/"id":"([\w-]+)"/gu)].map(([, id = ""]) => id);
  const [type, repository] = ids
    .map((id): readonly string[] => JSON.parse(Buffer.from(id, "base64url").toString()))
    .find(([kind]) => kind === "Repository") ?? ["", ""];
  if (type === undefined || repository === undefined) return none;
  const [before, main] = (await gitIn(path, ["rev-parse", "before", "main"])).split("\n");
  return {
    repository: toGlobalId("Repository", repository),
    comparison: toGlobalId("Comparison", repository, before ?? "", main ?? "", "TWO"),
  };
}
