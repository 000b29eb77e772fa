import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChangeWorker } from "#app/diff/workers/ChangeWorker.ts";
import type { ChangeAnswer } from "#app/diff/workers/changeMessages.ts";
import { userInput } from "#app/ui/userInput.ts";
import { contentsOf, diffFile } from "../diffFile.ts";
import { InProcessWorker } from "./InProcessWorker.ts";

const page = new EventTarget();
afterAll(userInput.note(page));
const press = () => page.dispatchEvent(new Event("keydown"));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A worker that searches for moved lines; `received` lists its responses so far. */
function requested() {
  const inProcess = new InProcessWorker();
  const files = [diffFile({ key: "a" }), diffFile({ key: "b" })];
  const worker = new ChangeWorker(contentsOf(files), () => inProcess.asWorker());
  worker.setOrder(["a", "b"]);
  const received: ChangeAnswer["kind"][] = [];
  worker.listen({ onAnswer: ({ kind }) => kind !== "pong" && received.push(kind), onEnd: () => undefined });
  worker.request({ kind: "moves" });
  return { worker, inProcess, received };
}

it("moved lines are searched for when the user was idle for 300 ms", async () => {
  const { inProcess, received, worker } = requested();
  await pass(10);
  press();
  await pass(280); // The patches are read; after that it waits 300 ms for more patches.
  press();
  await pass(280);
  expect(received).toEqual([]);
  await pass(1000);
  expect(received).toContain("moves");
  expect(inProcess.received.filter((kind) => kind === "rest")).toHaveLength(2);
  worker.end();
  press();
  await pass(10);
  expect(inProcess.received.filter((kind) => kind === "rest")).toHaveLength(2);
});

it("moved lines are searched for when fast scrolling has stopped for 300 ms", async () => {
  const { inProcess, received, worker } = requested();
  const moves = new EventTarget();
  const viewport = {
    isScrollingFast: true,
    onMove(listener: () => void) {
      moves.addEventListener("move", listener);
      return () => moves.removeEventListener("move", listener);
    },
  };
  const stop = worker.attach(viewport);
  for (let frame = 0; frame < 30; frame++) {
    await pass(16);
    moves.dispatchEvent(new Event("move"));
  }
  expect(received).toEqual([]);
  expect(inProcess.received.filter((kind) => kind === "rest").length).toBeLessThan(6); // One scroll event per 100 ms.
  viewport.isScrollingFast = false;
  for (let frame = 0; frame < 60; frame++) {
    await pass(16);
    moves.dispatchEvent(new Event("move"));
  }
  expect(received).toContain("moves");
  const before = inProcess.received.length;
  stop();
  viewport.isScrollingFast = true;
  moves.dispatchEvent(new Event("move"));
  await pass(10);
  expect(inProcess.received).toHaveLength(before);
  worker.end();
});

it("data that arrives during fast scrolling is delivered 300 ms after it", async () => {
  const inProcess = new InProcessWorker();
  const contents = contentsOf([diffFile({ key: "a" }), diffFile({ key: "b", patch: null })]);
  const worker = new ChangeWorker(contents, () => inProcess.asWorker());
  worker.setOrder(["a", "b"]);
  let sweep = (): void => undefined;
  worker.attach({
    isScrollingFast: true,
    onMove(listener) {
      sweep = listener;
      return () => undefined;
    },
  });
  worker.request({ kind: "moves" });
  const portions = (): number => inProcess.received.filter((kind) => kind === "patches").length;
  await pass(10);
  expect(portions()).toBe(1);
  sweep();
  contents.putPatches([["b", diffFile().patch ?? ""]]);
  await pass(200);
  sweep();
  await pass(290);
  expect(portions()).toBe(1);
  await pass(20);
  expect(portions()).toBe(2);
  worker.end();
});

it("a user who never pauses still gets the data", async () => {
  const { received, worker } = requested();
  for (let time = 0; time < 100; time++) {
    press();
    await pass(50);
  }
  expect(received).toContain("moves");
  worker.end();
});

it("a find is answered while the user types", async () => {
  const { received, worker } = requested();
  press();
  const query = { text: "a", isRegex: false, matchesCase: false, wholeWord: false };
  worker.request({ kind: "find", id: 1, query, from: null });
  await pass(20);
  expect(received).toContain("found");
  worker.end();
});
