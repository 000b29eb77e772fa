// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ViewedSaver } from "#app/reading/viewed/ViewedSaver.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** A server that saves marks, or refuses them with the reason in `refusal`. */
function server() {
  const taken: (readonly [keys: readonly string[], isViewed: boolean])[] = [];
  const state: { refusal: string | null } = { refusal: null };
  return {
    taken,
    state,
    save: (keys: readonly string[], isViewed: boolean) => {
      if (state.refusal !== null) return Promise.resolve(state.refusal);
      taken.push([keys, isViewed]);
      return Promise.resolve(null);
    },
  };
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const saved = (): readonly (string | null)[] => Object.keys(localStorage).map((key) => localStorage.getItem(key));

describe("ViewedSaver", () => {
  it("sends the marks of a moment together, and removed ones separately", async () => {
    const { taken, save } = server();
    const saver = new ViewedSaver("seen/r");
    saver.saveBy(save);
    saver.put(["a"], true);
    await pass(200);
    saver.put(["b", "c"], true);
    saver.put(["b"], false);
    await pass(299);
    expect(taken).toEqual([]);
    await pass(1);
    expect(taken).toEqual([
      [["a", "c"], true],
      [["b"], false],
    ]);
    expect([saver.pending.current().size, saved()]).toEqual([0, []]);
  });

  it("keeps marks in the browser until the server has them, and sends what another page left there", async () => {
    const { taken, save } = server();
    new ViewedSaver("seen/r").put(["a", "b"], true);
    expect(saved()).toEqual(["+a +b"]);
    const saver = new ViewedSaver("seen/r");
    expect([...saver.pending.current()]).toEqual([
      ["a", true],
      ["b", true],
    ]);
    saver.saveBy(save);
    await pass(300);
    expect(taken).toEqual([[["a", "b"], true]]);
    expect(saved()).toEqual([]);
  });

  it("reports why marks could not be saved, keeps them, and sends them on request", async () => {
    const { taken, state, save } = server();
    const saver = new ViewedSaver("seen/r");
    saver.saveBy(save);
    state.refusal = "Galley does not answer.";
    saver.put(["a"], true);
    await pass(300);
    expect([saver.failure.current(), [...saver.pending.current()], saved()]).toEqual([
      "Galley does not answer.",
      [["a", true]],
      ["+a"],
    ]);
    state.refusal = null;
    await saver.flush();
    expect([saver.failure.current(), taken, saved()]).toEqual([null, [[["a"], true]], []]);
  });

  it("drops refused marks, on the page and in the browser, once they are discarded", async () => {
    const { taken, state, save } = server();
    const saver = new ViewedSaver("seen/r");
    saver.saveBy(save);
    state.refusal = "This repository cannot be written.";
    saver.put(["a"], true);
    await pass(300);
    saver.discard();
    expect([saver.failure.current(), saver.pending.current().size, saved()]).toEqual([null, 0, []]);
    state.refusal = null;
    saver.put(["b"], true);
    await pass(300);
    expect(taken).toEqual([[["b"], true]]);
  });

  it("reports nothing about marks that are refused after they were discarded", async () => {
    let refuse = (): void => undefined;
    const saver = new ViewedSaver("seen/r");
    saver.saveBy(
      () =>
        new Promise((resolve) => {
          refuse = () => resolve("This repository cannot be written.");
        }),
    );
    saver.put(["a"], true);
    await pass(300);
    saver.discard();
    refuse();
    await pass(0);
    expect([saver.failure.current(), saver.pending.current().size]).toEqual([null, 0]);
  });

  it("sends a mark that was removed while it was being sent once more, as removed", async () => {
    const sent: (readonly [readonly string[], boolean])[] = [];
    let answer = (): void => undefined;
    const saver = new ViewedSaver("seen/r");
    saver.saveBy((keys, isViewed) => {
      sent.push([keys, isViewed]);
      return new Promise((resolve) => {
        answer = () => resolve(null);
      });
    });
    saver.put(["a", "b"], true);
    await pass(300);
    saver.put(["a"], false);
    answer();
    await pass(0);
    expect([...saver.pending.current()]).toEqual([["a", false]]);
    await pass(300);
    expect(sent).toEqual([
      [["a", "b"], true],
      [["a"], false],
    ]);
  });

  it("sends at most ten thousand at once", async () => {
    const { taken, save } = server();
    const saver = new ViewedSaver("seen/r");
    saver.saveBy(save);
    saver.put(
      Array.from({ length: 25_000 }, (_, n) => `key ${n}`.replace(" ", "-")),
      true,
    );
    await pass(300);
    expect(taken.map(([keys]) => keys.length)).toEqual([10_000, 10_000, 5_000]);
  });
});
