import { createMockEnvironment } from "relay-test-utils";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { ChangeContents } from "#app/parts/changes/ChangeContents.ts";
import type { Batch } from "#app/parts/changes/fetchContents.ts";
import { pauseStreams } from "#app/parts/changes/PatchStream.ts";
import { userInput } from "#app/ui/userInput.ts";

const page = new EventTarget();
afterAll(userInput.note(page));
afterEach(() => vi.useRealTimers());

const batch = (...fileIndexes: readonly number[]): Batch => ({
  fileIndexes,
  patches: fileIndexes.map((fileIndex) => `patch ${fileIndex}`),
  lineCounts: fileIndexes.flatMap(() => [1, 1]),
  failures: [],
  truncated: null,
  piece: null,
});

it("rests while somebody acts who does not wait for it, until it has ended", () => {
  vi.useFakeTimers();
  const environment = createMockEnvironment();
  const options = { whitespace: "SHOW", algorithm: "MYERS", contextLines: 3 } as const;
  const paths = ["0.txt", "1.txt", "2.txt", "3.txt"];
  const change = new ChangeContents(environment, { id: "change", paths, renames: [], options, first: null });
  const named = (name: string) =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);
  const bring = (found: Batch) => {
    for (const stream of named("PatchStreamSubscription"))
      environment.mock.nextValue(stream, { data: { patchBatches: found } });
  };
  /** Presses a key and gives how often the server was asked to rest so far. */
  const press = () => {
    vi.advanceTimersByTime(1000);
    page.dispatchEvent(new Event("keydown"));
    return named("PatchStreamPauseMutation").length;
  };
  expect(press()).toBe(0);
  change.start();
  expect(press()).toBe(1);
  change.need(["0.txt"]);
  expect(press()).toBe(1);
  bring(batch(0));
  expect(press()).toBe(2);
  change.needAll();
  expect(press()).toBe(2);
  bring(batch(1, 2, 3));
  for (const stream of named("PatchStreamSubscription")) environment.mock.complete(stream);
  expect(press()).toBe(2);
});

it("goes on where the server cannot be asked to rest, and nobody hears of it", () => {
  vi.useFakeTimers();
  const environment = createMockEnvironment();
  const complained = vi.spyOn(console, "error").mockImplementation(() => undefined);
  pauseStreams(environment, 500);
  environment.mock.rejectMostRecentOperation(new Error("gone"));
  vi.runAllTimers();
  expect(complained).not.toHaveBeenCalled(); // Relay reports a failure that nobody takes
  complained.mockRestore();
});

it("asks for no rest once it is left", () => {
  vi.useFakeTimers();
  const environment = createMockEnvironment();
  const options = { whitespace: "SHOW", algorithm: "MYERS", contextLines: 3 } as const;
  const change = new ChangeContents(environment, { id: "change", paths: ["0.txt"], renames: [], options, first: null });
  const leave = change.start();
  leave();
  vi.advanceTimersByTime(1000);
  page.dispatchEvent(new Event("keydown"));
  expect(environment.mock.getAllOperations()).toEqual([]);
});
