import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { delayStreams, StreamDelay } from "#server/schema/incrementalDelivery.ts";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const FILES = Array.from({ length: 8 }, (_, at) => `${at}.txt`);
const LINES = "a line that is neither long nor short\n".repeat(8000);
const PAUSE = "mutation ($input: PauseStreamsInput!) { pauseStreams(input: $input) { milliseconds problem { code } } }";

let opened: OpenedGraphql;
let id: string;
beforeAll(async () => {
  const repo = await tempRepo();
  const from = await repo.commit({ "0.txt": "" });
  const to = await repo.commit(Object.fromEntries(FILES.map((path) => [path, LINES])));
  opened = await openGraphql(repo.path);
  const compare = `query ($from: String!, $to: String!) {
    repository(slug: "repo") { comparison(base: $from, head: $to, mode: DIRECT) { id } }
  }`;
  ({ id } = (await opened.query(compare, { from, to })).repository.comparison);
});
afterAll(() => opened.close());
afterEach(() => vi.useRealTimers());

const pause = async (milliseconds: number) => (await opened.query(PAUSE, { input: { milliseconds } })).pauseStreams;

/** A stream of all patches, batch by batch. */
function stream() {
  const document = "subscription ($id: ID!) { patchBatches(comparison: $id, from: 0) { fileIndexes } }";
  return opened.graphql.parts(document, { id }, new AbortController().signal)[Symbol.asyncIterator]();
}

it("a stream that is asked to rest goes on when the rest is over, and brings all", async () => {
  const parts = stream();
  const fileIndexes: unknown[] = [];
  const take = async () => {
    const { value, done } = await parts.next();
    if (done !== true)
      fileIndexes.push(
        ...(value as { data: { patchBatches: { fileIndexes: number[] } } }).data.patchBatches.fileIndexes,
      );
    return done !== true;
  };
  await take();
  const from = performance.now();
  expect(await pause(700)).toEqual({ milliseconds: 700, problem: null });
  await take();
  expect(performance.now() - from).toBeGreaterThanOrEqual(699);
  while (await take());
  expect(fileIndexes).toEqual(FILES.map((_, fileIndex) => fileIndex));
});

it("one that is asked without end goes on all the same", async () => {
  const parts = stream();
  await parts.next();
  await pause(1000);
  let requested = 1;
  const interval = setInterval(() => requested++ && void pause(1000), 100);
  const { done } = await parts.next();
  clearInterval(interval);
  expect([done, requested > 5]).toEqual([false, true]);
  await parts.return?.(undefined);
});

it("one rests for ten seconds in all", async () => {
  vi.useFakeTimers();
  const [stream, signal] = [new StreamDelay(), new AbortController().signal];
  const times: number[] = [];
  for (let time = 0; time < 15; time++) {
    delayStreams(1000);
    const from = performance.now();
    const wait = stream.wait(signal).then(() => times.push(performance.now() - from));
    await vi.advanceTimersByTimeAsync(1000);
    await wait;
  }
  expect(times.map((time) => Math.round(time))).toEqual([...Array(10).fill(1000), ...Array(5).fill(0)]);
});

it.each([-1, 1001])("a rest of %d ms is none", async (milliseconds) => {
  expect(await pause(milliseconds)).toEqual({ milliseconds: null, problem: { code: "BAD_INPUT" } });
});
