import { createMockEnvironment } from "relay-test-utils";
import type { OperationDescriptor } from "relay-runtime";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ChangeContents, type Change, type HunkKeys } from "#app/reading/changes/ChangeContents.ts";
import type { Batch } from "#app/reading/changes/fetchContents.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";

const SHOWN = { whitespace: "SHOW", contextLines: 3 } as const;
const LEFT_OUT = { ...SHOWN, whitespace: "IGNORE_ALL" } as const;

const NONE: Batch = { fileIndexes: [], patches: [], lineCounts: [], failures: [], truncated: null };

/** Patches of files by index; each adds and removes as many lines as its index. */
function batch(fileIndexes: readonly number[], others: Partial<Batch> = {}): Batch {
  const lineCounts = fileIndexes.flatMap((fileIndex) => [fileIndex, fileIndex]);
  return { ...NONE, fileIndexes, patches: fileIndexes.map((fileIndex) => `patch ${fileIndex}`), lineCounts, ...others };
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

function open(files: number, first: Batch | null = null, renames: readonly number[] = [], onKeys?: Change["onKeys"]) {
  const environment = createMockEnvironment();
  const paths = Array.from({ length: files }, (_, fileIndex) => `${fileIndex}.txt`);
  const change = new ChangeContents(environment, {
    id: "change",
    paths,
    renames,
    options: LEFT_OUT,
    onKeys,
    first,
  });
  const named = (name: string): readonly OperationDescriptor[] =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);
  const oldest = (name: string): OperationDescriptor => {
    const [found] = named(name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found;
  };
  const variables = (name: string) => named(name).map(({ request }) => request.variables);
  const answer = (name: string, fields: object) =>
    environment.mock.resolve(oldest(name), {
      data: { node: { __typename: "Comparison", id: "change", ...fields } },
    });
  return {
    environment,
    change,
    /** The files of each pending request for patches, the oldest first. */
    requested: () => variables("fetchContentsPatchesQuery").map(({ fileIndexes }) => fileIndexes),
    /** Answers the oldest pending request. */
    answer: (found: Batch) => answer("fetchContentsPatchesQuery", { patches: found }),
    /** Lets the oldest pending request fail, this number of times. */
    refuse: async (message: string, times = 1) => {
      for (let time = 0; time < times; time++) {
        environment.mock.reject(oldest("fetchContentsPatchesQuery"), new Error(message));
        await Promise.resolve();
      }
    },
    texts: () => variables("fetchContentsTextQuery").map(({ fileIndex }) => fileIndex),
    answerText: (text: string | null) =>
      answer("fetchContentsTextQuery", { text: text === null ? null : { content: text } }),
    sized: () => variables("fetchContentsSizesQuery").map(({ fileIndexes }) => fileIndexes),
    answerSizes: (sizes: readonly number[] | null) => answer("fetchContentsSizesQuery", { sizes }),
    counting: () => named("fetchContentsLineCountsQuery").length,
    answerCounts: (lineCounts: readonly number[]) => answer("fetchContentsLineCountsQuery", { lineCounts }),
    patches: () => paths.map((path) => change.contents.of(path).patch),
    failures: () => paths.map((path) => change.contents.of(path).failure),
  };
}

afterEach(() => vi.useRealTimers());

describe("sizes of binary files", () => {
  it("are fetched once, for the visible files, and again after a failure", () => {
    const { change, sized, answerSizes } = open(3);
    change.needSizes(["0.txt", "2.txt"]);
    change.needSizes(["2.txt"]);
    expect(sized()).toEqual([[0, 2]]);
    answerSizes([10, -1, 3_000_000_000, 0]);
    expect(["0.txt", "1.txt", "2.txt"].map((path) => change.contents.of(path).sizes)).toEqual([
      { old: 10, new: null },
      null,
      { old: 3_000_000_000, new: 0 },
    ]);
    change.needSizes(["1.txt"]);
    answerSizes(null);
    change.needSizes(["1.txt"]);
    expect(sized()).toEqual([[1]]);
  });

  it("are fetched for at most two hundred files at once", () => {
    const { change, sized } = open(500);
    change.needSizes(Array.from({ length: 500 }, (_, fileIndex) => `${fileIndex}.txt`));
    expect(sized().map((fileIndexes) => fileIndexes.length)).toEqual([200]);
  });
});

describe("data that comes with the list of files", () => {
  it("is available at once, without any request", () => {
    const { change, patches, requested } = open(3, batch([0, 1]));
    expect(patches()).toEqual(["patch 0", "patch 1", null]);
    expect(requested()).toEqual([]);
    expect(change.counts.current().counts.totals).toBe(null);
  });

  it("is not fetched again if it is complete", () => {
    const { change, requested, counting } = open(3, batch([0, 1, 2]));
    change.start();
    expect([requested(), counting()]).toEqual([[], 0]);
    expect(change.counts.current().counts.totals).toEqual({ files: 3, additions: 3, deletions: 3, uncounted: 0 });
  });

  it("may be the beginning of a patch, which is requested first and completed", () => {
    const first = batch([0], { truncated: { fileIndex: 2, patch: "patch" } });
    const { change, patches, requested, answer } = open(3, first);
    change.start();
    expect(patches()).toEqual(["patch 0", null, "patch"]);
    expect(requested()).toEqual([[2], [1]]);
    answer(batch([2]));
    expect(patches()).toEqual(["patch 0", null, "patch 2"]);
  });
});

describe("all patches", () => {
  it("arrive in the order of the files and in the change's whitespace mode, by two concurrent requests", () => {
    const { environment, change, requested, answer, patches } = open(500, batch([0]));
    const received = vi.fn<(keys: readonly string[]) => void>();
    change.contents.subscribe(received);
    change.start();
    expect(requested()).toEqual([range(1, 201), range(201, 401)]);
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ options: LEFT_OUT });
    answer(batch(range(1, 201)));
    expect(requested()).toEqual([range(201, 401), range(401, 500)]);
    answer(batch(range(201, 401)));
    answer(batch(range(401, 500)));
    expect(requested()).toEqual([]);
    expect(patches()).toEqual(range(0, 500).map((fileIndex) => `patch ${fileIndex}`));
    expect(received).toHaveBeenCalledTimes(3);
  });

  it("that did not fit into a response are requested again", () => {
    const { change, requested, answer } = open(6);
    change.start();
    expect(requested()).toEqual([range(0, 6)]);
    answer(batch([0, 1]));
    expect(requested()).toEqual([range(2, 6)]);
    answer(batch([2], { failures: [{ fileIndex: 3, message: "This is larger than Galley handles." }] }));
    expect(requested()).toEqual([[4, 5]]);
  });

  it("have their lines counted when they are there, all at once", () => {
    const { change, answer, counting } = open(3);
    const received = vi.fn<() => void>();
    change.counts.subscribe(received);
    change.start();
    answer(batch([0, 1]));
    expect(received).not.toHaveBeenCalled();
    answer(batch([2]));
    expect(received).toHaveBeenCalledTimes(1);
    expect(change.counts.current().counts.totals).toEqual({ files: 3, additions: 3, deletions: 3, uncounted: 0 });
    expect(counting()).toBe(0);
  });

  it("are abandoned after three failures in a row: then git counts, and visible files are requested", async () => {
    const { change, requested, refuse, answer, counting, answerCounts, failures } = open(1000);
    change.start();
    await refuse("The server does not answer.", 2);
    expect(requested()).toEqual([range(400, 600), range(600, 800)]);
    await refuse("The server does not answer.", 2);
    expect([requested(), counting()]).toEqual([[], 1]);
    expect(failures().every((failure) => failure === null)).toBe(true);
    answerCounts(range(0, 1000).flatMap(() => [1, 2]));
    expect(change.counts.current().counts.totals).toEqual({
      files: 1000,
      additions: 1000,
      deletions: 2000,
      uncounted: 0,
    });
    change.need(["1.txt"]);
    expect(requested()).toEqual([[1]]);
    answer(batch([1]));
    expect(requested()).toEqual([range(2, 202), range(202, 402)]);
  });

  it("report single files that failed, and do not stop at them", () => {
    const { change, patches, failures, answer, counting, requested } = open(3);
    change.start();
    answer(batch([0, 2], { failures: [{ fileIndex: 1, message: "This is larger than Galley handles." }] }));
    expect(patches()).toEqual(["patch 0", null, "patch 2"]);
    expect(failures()).toEqual([null, "This is larger than Galley handles.", null]);
    expect([requested(), counting()]).toEqual([[], 1]);
  });

  it("have the lines counted once, however often they are requested in vain", async () => {
    const { change, refuse, answer, counting, answerCounts } = open(3);
    const fail = () => refuse("The server does not answer.", 3);
    change.start();
    await fail();
    change.needAll();
    await fail();
    const received = vi.fn<() => void>();
    change.counts.subscribe(received);
    expect(counting()).toBe(1);
    answerCounts([0, 0, 1, 1, 2, 2]);
    expect(received).toHaveBeenCalledTimes(1);
    expect(change.counts.current().counts.totals).toEqual({ files: 3, additions: 3, deletions: 3, uncounted: 0 });
    change.needAll();
    answer(batch([0, 1, 2]));
    expect(counting()).toBe(0);
  });

  it("are neither fetched nor counted after the change leaves the screen, and missing ones are when it is back", async () => {
    const { change, requested, answer, refuse, counting } = open(3);
    const stop = change.start();
    answer(batch([0]));
    expect(requested()).toEqual([[1, 2]]);
    stop();
    expect(requested()).toEqual([]);
    const stopAgain = change.start();
    await refuse("The server does not answer.", 3);
    expect(counting()).toBe(1);
    stopAgain();
    expect(counting()).toBe(0);
  });
});

describe("a large patch", () => {
  it("is shown in the task after the one in which it arrived and was prepared", async () => {
    const { change, patches, answer } = open(2);
    change.start();
    const large = `@@ -0,0 +1 @@\n+${"x".repeat(600_000)}\n`;
    answer(batch([0, 1], { patches: ["patch 0", large] }));
    expect(patches()).toEqual(["patch 0", null]);
    expect(change.counts.current().counts.totals).toMatchObject({ files: 2, additions: 1 });
    await vi.waitFor(() => expect(patches()).toEqual(["patch 0", large]), WAIT_MS);
  });
});

describe("patches that the reader requests", () => {
  it("are fetched together and at once, whatever else is being fetched", () => {
    const { change, requested } = open(1000);
    change.start();
    change.need(["3.txt", "550.txt", "551.txt"]);
    expect(requested()).toEqual([range(0, 200), range(200, 400), [550, 551]]);
  });

  it("and that did not fit into the current response are fetched before all others", () => {
    const { change, requested, answer } = open(1000);
    change.start();
    change.need(["150.txt"]);
    answer(batch(range(0, 100)));
    expect(requested()[1]).toEqual([150]);
  });

  it("are fetched once, and not at all if they are already loaded", () => {
    const { change, requested } = open(200, batch([100]));
    change.need(["100.txt", "150.txt"]);
    change.need(["150.txt"]);
    expect(requested()).toEqual([[150]]);
  });

  it("all show the reason when the request fails, and arrive when they are requested again", async () => {
    const { change, requested, refuse, answer, failures, patches } = open(200);
    change.need(["150.txt", "151.txt"]);
    await refuse("Galley does not answer.");
    expect([failures()[150], failures()[151]]).toEqual(["Galley does not answer.", "Galley does not answer."]);
    change.need(["150.txt"]);
    expect(requested()).toEqual([[150]]);
    answer(batch([150]));
    expect([patches()[150], failures()[150]]).toEqual(["patch 150", null]);
  });

  it("report an error if the response has none of them", () => {
    const { change, requested, answer, failures } = open(2);
    change.need(["1.txt"]);
    answer(NONE);
    expect([requested(), failures()]).toEqual([[], [null, "The diff of this file could not be loaded."]]);
  });

  it("that were truncated are fetched again when the change comes back", () => {
    const { change, requested } = open(200);
    const stop = change.start();
    change.need(["150.txt"]);
    stop();
    expect(requested()).toEqual([]);
    change.start();
    expect(requested()[0]).toEqual([150]);
  });
});

describe("a file's text", () => {
  it("is fetched once, on request", () => {
    const { change, texts, answerText } = open(3);
    change.needText(["1.txt"]);
    change.needText(["1.txt"]);
    expect(texts()).toEqual([1]);
    answerText("one\ntwo\n");
    expect(change.contents.of("1.txt").text).toBe("one\ntwo\n");
    change.needText(["1.txt"]);
    expect(texts()).toEqual([]);
  });

  it("may be missing, which is reported", () => {
    const { change, answerText } = open(3);
    change.needText(["1.txt"]);
    answerText(null);
    expect(change.contents.of("1.txt")).toMatchObject({ text: null, textFailure: "This file has no text." });
  });
});

describe("hunk keys", () => {
  it("arrive with or before each file's patch", () => {
    const put: HunkKeys[number][] = [];
    const { change, answer } = open(3, batch([0], { hunkKeys: ["a b"] }), [], (keys) => void put.push(...keys));
    expect(put).toEqual([["0.txt", ["a", "b"]]]);
    const known: number[] = [];
    change.contents.subscribe(() => void known.push(put.length));
    change.start();
    answer(batch([1, 2], { hunkKeys: ["c", "d e"] }));
    expect(put.slice(1)).toEqual([
      ["1.txt", ["c"]],
      ["2.txt", ["d", "e"]],
    ]);
    expect(known).toEqual([3]);
  });

  it("are only fetched where they are used", () => {
    const requested = (onKeys?: Change["onKeys"]): unknown => {
      const { environment, change } = open(2, null, [], onKeys);
      change.start();
      return environment.mock.getMostRecentOperation().request.variables["marks"];
    };
    expect([requested(), requested(() => undefined)]).toEqual([false, true]);
  });
});
