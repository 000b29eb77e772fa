import { createMockEnvironment } from "relay-test-utils";
import type { OperationDescriptor } from "relay-runtime";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ChangeContents, type Change, type HunkKeys } from "#app/parts/changes/ChangeContents.ts";
import type { Batch } from "#app/parts/changes/fetchContents.ts";

const SHOWN = { whitespace: "SHOW", algorithm: "MYERS", contextLines: 3 } as const;
const LEFT_OUT = { ...SHOWN, whitespace: "IGNORE_ALL" } as const;

const NONE: Batch = { fileIndexes: [], patches: [], lineCounts: [], failures: [], truncated: null, piece: null };

/** Patches of files by their places, each adding and removing as many lines as its place says. */
function batch(fileIndexes: readonly number[], others: Partial<Batch> = {}): Batch {
  const lineCounts = fileIndexes.flatMap((fileIndex) => [fileIndex, fileIndex]);
  return { ...NONE, fileIndexes, patches: fileIndexes.map((fileIndex) => `patch ${fileIndex}`), lineCounts, ...others };
}

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
  const only = (name: string): OperationDescriptor => {
    const [found, ...more] = named(name);
    if (found === undefined || more.length > 0) throw new Error(`There are ${named(name).length} of ${name}.`);
    return found;
  };
  const variables = (name: string) => named(name).map(({ request }) => request.variables);
  const answer = (name: string, fields: object) =>
    environment.mock.resolve(only(name), {
      data: { node: { __typename: "Comparison", id: "change", ...fields } },
    });
  return {
    environment,
    change,
    /** The places from which the stream that is open comes. */
    streams: () => variables("PatchStreamSubscription").map(({ from }) => from),
    brings: (found: Batch) =>
      environment.mock.nextValue(only("PatchStreamSubscription"), { data: { patchBatches: found } }),
    ends: () => environment.mock.complete(only("PatchStreamSubscription")),
    fails: () => environment.mock.reject(only("PatchStreamSubscription"), new Error("The stream broke off.")),
    requested: () => variables("fetchContentsPatchesQuery").map(({ fileIndexes }) => fileIndexes),
    answer: (found: Batch) => answer("fetchContentsPatchesQuery", { patches: found }),
    refuse: (message: string) => environment.mock.reject(only("fetchContentsPatchesQuery"), new Error(message)),
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
  it("are asked for once, of those that one sees, and again where they could not be had", () => {
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

  it("are asked for of at most two hundred files at once", () => {
    const { change, sized } = open(500);
    change.needSizes(Array.from({ length: 500 }, (_, fileIndex) => `${fileIndex}.txt`));
    expect(sized().map((fileIndexes) => fileIndexes.length)).toEqual([200]);
  });
});

describe("what comes with the list of files", () => {
  it("counts the lines of all files where they came along, so that none is counted later", () => {
    const environment = createMockEnvironment();
    const known = { id: "change", paths: ["a", "b"], renames: [], options: SHOWN, first: batch([1]) } as const;
    const { totals } = new ChangeContents(environment, { ...known, lineCounts: [7, 2, 1, 1] }).counts().counts;
    expect(totals).toEqual({ files: 2, additions: 8, deletions: 3, uncounted: 0 });
  });

  it("is there at once, without anything being asked", () => {
    const { change, patches, streams, requested } = open(3, batch([0, 1]));
    expect(patches()).toEqual(["patch 0", "patch 1", null]);
    expect([streams(), requested()]).toEqual([[], []]);
    expect(change.counts().counts.totals).toBe(null);
  });

  it("is all that is fetched where it is all there is", () => {
    const { change, streams, requested, counting } = open(3, batch([0, 1, 2]));
    change.start();
    expect([streams(), requested(), counting()]).toEqual([[], [], 0]);
    expect(change.counts().counts.totals).toEqual({ files: 3, additions: 3, deletions: 3, uncounted: 0 });
  });

  it("may be the beginning of a patch, which the stream completes", () => {
    const first = batch([0], { truncated: { fileIndex: 1, patch: "patch" } });
    const { change, patches, streams, brings } = open(2, first);
    change.start();
    expect(patches()).toEqual(["patch 0", "patch"]);
    expect(streams()).toEqual([1]);
    brings(batch([1]));
    expect(patches()).toEqual(["patch 0", "patch 1"]);
  });
});

describe("the stream", () => {
  it("brings all that is missing, in the change's mode of white space, and tells of each batch by itself", () => {
    const { environment, change, patches, streams, brings } = open(5, batch([0]));
    const received = vi.fn<(keys: readonly string[]) => void>();
    change.contents.subscribe(received);
    change.start();
    expect(streams()).toEqual([1]);
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ options: LEFT_OUT });
    brings(batch([1, 2]));
    brings(batch([3, 4]));
    expect(patches()).toEqual(["patch 0", "patch 1", "patch 2", "patch 3", "patch 4"]);
    expect(received.mock.calls).toEqual([[["1.txt", "2.txt"]], [["3.txt", "4.txt"]]]);
  });

  it("counts the lines when it is at its end, in one go", () => {
    const { change, brings, ends, counting } = open(3);
    const received = vi.fn<() => void>();
    change.subscribe(received);
    change.start();
    brings(batch([0, 1]));
    brings(batch([2]));
    expect(received).not.toHaveBeenCalled();
    ends();
    expect(received).toHaveBeenCalledTimes(1);
    expect(change.counts().counts.totals).toEqual({ files: 3, additions: 3, deletions: 3, uncounted: 0 });
    expect(counting()).toBe(0);
  });

  it("brings a large patch in pieces, which are one patch when the last is there and what waited had its turn", async () => {
    const { change, patches, brings } = open(2);
    change.start();
    brings(batch([0]));
    brings({ ...NONE, piece: { fileIndex: 1, index: 0, text: "one ", lineCounts: null } });
    expect(patches()).toEqual(["patch 0", null]);
    brings({ ...NONE, piece: { fileIndex: 1, index: 1, text: "two", lineCounts: [2, 1] } });
    expect(patches()).toEqual(["patch 0", null]);
    await vi.waitFor(() => expect(patches()).toEqual(["patch 0", "one two"]));
  });

  it("that breaks off in the middle of a patch begins with that patch again", async () => {
    const { change, patches, streams, brings, fails } = open(2);
    change.start();
    brings(batch([0]));
    brings({ ...NONE, piece: { fileIndex: 1, index: 0, text: "one ", lineCounts: null } });
    fails();
    expect(streams()).toEqual([1]);
    brings({ ...NONE, piece: { fileIndex: 1, index: 0, text: "one ", lineCounts: null } });
    brings({ ...NONE, piece: { fileIndex: 1, index: 1, text: "two", lineCounts: [2, 1] } });
    await vi.waitFor(() => expect(patches()).toEqual(["patch 0", "one two"]));
  });

  it("that brings nothing is given up: what the reader waits for is asked for, and git counts", () => {
    const { change, streams, fails, requested, counting, answerCounts } = open(3);
    change.start();
    change.need(["1.txt"]);
    expect(requested()).toEqual([]);
    fails();
    expect(streams()).toEqual([]);
    expect(requested()).toEqual([[1]]);
    expect(counting()).toBe(1);
    answerCounts([1, 2, -1, -1, 3, 4]);
    expect(change.counts().counts.totals).toEqual({ files: 3, additions: 4, deletions: 6, uncounted: 0 });
  });

  it("says of single files why they cannot be had, and does not stop at them", () => {
    const { change, patches, failures, brings, ends, counting, streams } = open(3);
    change.start();
    brings(batch([0], { failures: [{ fileIndex: 1, message: "This is larger than Galley handles." }] }));
    brings(batch([2]));
    ends();
    expect(patches()).toEqual(["patch 0", null, "patch 2"]);
    expect(failures()).toEqual([null, "This is larger than Galley handles.", null]);
    expect([streams(), counting()]).toEqual([[], 1]);
  });

  it("goes on from where one rests, and brings what it left out afterwards", () => {
    vi.useFakeTimers();
    const { change, streams, brings, ends } = open(2000);
    change.start();
    brings(batch([0]));
    change.need(["1000.txt"]);
    vi.advanceTimersByTime(200);
    change.need(["1500.txt"]);
    vi.advanceTimersByTime(200);
    expect(streams()).toEqual([0]);
    vi.advanceTimersByTime(100);
    expect(streams()).toEqual([1500]);
    brings(batch(Array.from({ length: 500 }, (_, index) => 1500 + index)));
    ends();
    expect(streams()).toEqual([1]);
  });

  it("that goes on elsewhere leaves nobody waiting for what it was about to bring", () => {
    vi.useFakeTimers();
    const { change, streams, brings, requested } = open(2000);
    change.start();
    brings(batch([0]));
    change.need(["3.txt"]);
    expect(requested()).toEqual([]);
    change.need(["1500.txt"]);
    vi.advanceTimersByTime(300);
    expect(streams()).toEqual([1500]);
    expect(requested()).toEqual([[1500], [3]]);
  });

  it("is about to bring the same files as before when it has brought renamed ones from far ahead", () => {
    const { change, brings, requested } = open(200, null, [5, 60, 150]);
    change.start();
    brings(batch([0, 1]));
    brings(batch([60, 150]));
    change.need(["2.txt", "3.txt"]);
    expect(requested()).toEqual([]);
    brings(batch([5]));
    change.need(["4.txt", "170.txt"]);
    expect(requested()).toEqual([[170]]);
  });

  it("that brings renamed files in their turn has gone on behind them", () => {
    const { change, brings, requested } = open(200, null, [1, 2, 3, 4]);
    change.start();
    brings(batch([0, 1, 2]));
    change.need(["3.txt"]);
    expect(requested()).toEqual([]);
    brings(batch([3, 4, 5]));
    change.need(["44.txt", "46.txt"]);
    expect(requested()).toEqual([[46]]);
  });

  it("has the lines counted once, however often what it did not bring is asked for", () => {
    const { change, fails, brings, counting, answerCounts } = open(3);
    change.start();
    fails();
    change.needAll();
    brings(batch([0, 1]));
    fails();
    fails();
    const received = vi.fn<() => void>();
    change.subscribe(received);
    expect(counting()).toBe(1);
    answerCounts([0, 0, 1, 1, 2, 2]);
    expect(received).toHaveBeenCalledTimes(1);
    expect(change.counts().counts.totals).toEqual({ files: 3, additions: 3, deletions: 3, uncounted: 0 });
    change.needAll();
    fails();
    expect(counting()).toBe(0);
  });

  it("leaves no counting of lines behind when the change leaves the screen, and has them counted when it is back", () => {
    const { change, fails, counting } = open(3);
    const stop = change.start();
    fails();
    change.needAll();
    fails();
    expect(counting()).toBe(1);
    stop();
    expect(counting()).toBe(0);
    change.start();
    fails();
    expect(counting()).toBe(1);
  });

  it("ends when the change leaves the screen, and takes up again what is missing", () => {
    const { change, streams, brings } = open(3);
    const stop = change.start();
    brings(batch([0]));
    stop();
    expect(streams()).toEqual([]);
    change.start();
    expect(streams()).toEqual([1]);
  });
});

describe("patches that the reader asks for", () => {
  it("are left to the stream where it is about to bring them, and else asked for together", () => {
    const { change, requested, answer, patches } = open(200);
    change.start();
    change.need(["3.txt", "150.txt", "151.txt"]);
    expect(requested()).toEqual([[150, 151]]);
    answer(batch([150, 151]));
    expect(patches()[150]).toBe("patch 150");
    expect(patches()[3]).toBe(null);
  });

  it("are asked for in several requests where they are many", () => {
    const { change, requested } = open(600);
    change.need(Array.from({ length: 450 }, (_, fileIndex) => `${fileIndex}.txt`));
    expect(requested().map((fileIndexes: readonly number[]) => fileIndexes.length)).toEqual([200, 200, 50]);
  });

  it("are asked for once, and not at all when they are there", () => {
    const { change, requested } = open(200, batch([100]));
    change.start();
    change.need(["100.txt", "150.txt"]);
    change.need(["150.txt"]);
    expect(requested()).toEqual([[150]]);
  });

  it("all say why when the request fails, and come when they are asked for again", () => {
    const { change, requested, refuse, answer, failures, patches } = open(200);
    change.start();
    change.need(["150.txt", "151.txt"]);
    refuse("Galley does not answer.");
    expect([failures()[150], failures()[151]]).toEqual(["Galley does not answer.", "Galley does not answer."]);
    change.need(["150.txt"]);
    expect(requested()).toEqual([[150]]);
    answer(batch([150]));
    expect([patches()[150], failures()[150]]).toEqual(["patch 150", null]);
  });

  it("that were cut off are asked for again when the change comes back", () => {
    const { change, requested } = open(200);
    const stop = change.start();
    change.need(["150.txt"]);
    stop();
    expect(requested()).toEqual([]);
    change.start();
    expect(requested()).toEqual([[150]]);
  });
});

describe("a file's text", () => {
  it("is fetched when it is asked for, once", () => {
    const { change, texts, answerText } = open(3);
    change.needText(["1.txt"]);
    change.needText(["1.txt"]);
    expect(texts()).toEqual([1]);
    answerText("one\ntwo\n");
    expect(change.contents.of("1.txt").text).toBe("one\ntwo\n");
    change.needText(["1.txt"]);
    expect(texts()).toEqual([]);
  });

  it("that there is none is said", () => {
    const { change, answerText } = open(3);
    change.needText(["1.txt"]);
    answerText(null);
    expect(change.contents.of("1.txt")).toMatchObject({ text: null, textFailure: "This file has no text." });
  });
});

describe("the keys of hunks", () => {
  it("come with each file's patch and before it, of a patch in pieces with the last", async () => {
    const put: HunkKeys[number][] = [];
    const { change, brings } = open(3, batch([0], { hunkKeys: ["a b"] }), [], (keys) => void put.push(...keys));
    expect(put).toEqual([["0.txt", ["a", "b"]]]);
    const known: number[] = [];
    change.contents.subscribe(() => void known.push(put.length));
    change.start();
    brings(batch([1], { hunkKeys: ["c"] }));
    brings({ ...NONE, piece: { fileIndex: 2, index: 0, text: "one ", lineCounts: null, hunkKeys: null } });
    brings({ ...NONE, piece: { fileIndex: 2, index: 1, text: "two", lineCounts: [2, 1], hunkKeys: "d e" } });
    expect(put.slice(1)).toEqual([
      ["1.txt", ["c"]],
      ["2.txt", ["d", "e"]],
    ]);
    await vi.waitFor(() => expect(known).toEqual([2, 3]));
  });

  it("are asked for where somebody takes them, and nowhere else", () => {
    const requested = (onKeys?: Change["onKeys"]): unknown => {
      const { environment, change } = open(2, null, [], onKeys);
      change.start();
      return environment.mock.getMostRecentOperation().request.variables["marks"];
    };
    expect([requested(), requested(() => undefined)]).toEqual([false, true]);
  });
});
