import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userInput } from "#app/ui/userInput.ts";
import { StreamPace } from "#app/parts/changes/PatchStream.ts";

const page = new EventTarget();
afterAll(userInput.note(page));
const press = () => page.dispatchEvent(new Event("keydown"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(60_000); // whatever was pressed before is long ago
});
afterEach(() => vi.useRealTimers());

function paced() {
  const pauseSender = vi.fn<(milliseconds: number) => void>();
  let isAwaited = false;
  let isHidden = false;
  const pace = new StreamPace({ pauseSender, isAwaited: () => isAwaited, isHidden: () => isHidden });
  const abort = new AbortController();
  /** After how many milliseconds the next part may be read, and the hand on a key meanwhile. */
  const waitForTurn = async (meanwhile: () => void = () => undefined): Promise<number> => {
    let taken: number | null = null;
    const from = performance.now();
    void pace.waitForTurn(abort.signal).then(() => (taken = performance.now() - from));
    while (taken === null) {
      meanwhile();
      await vi.advanceTimersByTimeAsync(1);
    }
    return taken;
  };
  const [wait, hide] = [(is: boolean) => void (isAwaited = is), (is: boolean) => void (isHidden = is)];
  return { pace, pauseSender, waitForTurn, abort, wait, hide };
}

describe("a stream is read on", () => {
  /** Whether the next part may be read in the task that runs. */
  async function isReadAtOnce(pace: StreamPace): Promise<boolean> {
    let isRead = false;
    void pace.waitForTurn(new AbortController().signal).then(() => (isRead = true));
    for (let step = 0; step < 10; step++) await Promise.resolve();
    return isRead;
  }

  it("at once where nobody acts, in tasks of some milliseconds each", async () => {
    const { pace } = paced();
    const clock = vi.spyOn(performance, "now");
    const time = performance.now();
    for (const [at, isInSameTask] of [
      [0, false],
      [2, true],
      [5.9, true],
      [6.1, false],
      [12, true],
      [12.2, false],
      [40, false],
    ] as const) {
      clock.mockReturnValue(time + at);
      expect(await isReadAtOnce(pace)).toBe(isInSameTask);
      await vi.advanceTimersByTimeAsync(0);
    }
    clock.mockRestore();
  });

  it("without a timer in a page that is out of sight, where one would take a second for each part", async () => {
    const { pace, abort, hide } = paced();
    press();
    hide(true);
    let isRead = false;
    void pace.waitForTurn(abort.signal).then(() => (isRead = true));
    await Promise.resolve();
    expect(isRead).toBe(true);
  });

  it("300 ms after the last key", async () => {
    const { waitForTurn } = paced();
    press();
    await vi.advanceTimersByTimeAsync(200);
    expect(await waitForTurn()).toBeGreaterThanOrEqual(95);
    expect(await waitForTurn()).toBeLessThan(5);
  });

  it("once a second where one goes on without a pause", async () => {
    const { waitForTurn } = paced();
    press();
    const taken = await waitForTurn(press);
    expect(taken).toBeGreaterThanOrEqual(1000);
    expect(taken).toBeLessThan(1030);
  });

  it("as it comes once it has rested for ten seconds in all, and the sender is asked no more", async () => {
    const { pace, pauseSender, waitForTurn } = paced();
    const stop = pace.start();
    let rested = 0;
    for (let time = 0; time < 20; time++) {
      press();
      rested += await waitForTurn(press);
    }
    expect(rested).toBeGreaterThanOrEqual(10_000);
    expect(rested).toBeLessThan(10_500);
    pauseSender.mockClear();
    await vi.advanceTimersByTimeAsync(1000);
    press();
    expect(pauseSender).not.toHaveBeenCalled();
    stop();
  });

  it("at once where it is waited for, or by nobody any more", async () => {
    const { waitForTurn, wait, abort } = paced();
    press();
    wait(true);
    expect(await waitForTurn()).toBeLessThan(5);
    wait(false);
    abort.abort();
    expect(await waitForTurn()).toBeLessThan(5);
  });
});

describe("the sender is asked to rest", () => {
  it("with the first key, then five times a second, and longer than until it is asked again", async () => {
    const { pace, pauseSender } = paced();
    const stop = pace.start();
    for (let time = 0; time < 100; time++) {
      press();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(pauseSender.mock.calls).toEqual([[500], [500], [500], [500], [500]]);
    stop();
    await vi.advanceTimersByTimeAsync(1000);
    press();
    expect(pauseSender).toHaveBeenCalledTimes(5);
  });

  it("not while what it brings is waited for", () => {
    const { pace, pauseSender, wait } = paced();
    const stop = pace.start();
    wait(true);
    press();
    expect(pauseSender).not.toHaveBeenCalled();
    stop();
  });
});
