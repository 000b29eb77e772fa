import { describe, expect, test } from "vitest";
import { placeThread, type AnchoredThread, type ReadChange } from "#app/parts/placeThread.ts";

const [BASE, FIRST, SECOND] = ["base", "first", "second"];
/** The second patch set against its base. */
const CURRENT: ReadChange = { oldOid: BASE, newOid: SECOND, isCurrent: true, isFromBase: true };
/** The first one. */
const EARLIER: ReadChange = { oldOid: BASE, newOid: FIRST, isCurrent: false, isFromBase: true };
/** What the second changed of the first. */
const BETWEEN: ReadChange = { oldOid: FIRST, newOid: SECOND, isCurrent: true, isFromBase: false };

type Certainty = AnchoredThread["position"]["certainty"];

/** A thread on lines 3 and 4 of the first patch set, whose lines are 7 and 8 by now. */
function thread(certainty: Certainty, given: Partial<AnchoredThread> = {}): AnchoredThread {
  const position = {
    path: "a",
    side: "NEW",
    startLine: 7,
    endLine: 8,
    certainty,
    reason: "What became of it.",
  } as const;
  return { path: "a", side: "NEW", startLine: 3, endLine: 4, commitOid: FIRST, patchSet: 1, position, ...given };
}

/** A thread on line 2 of the base. */
function onBase(): AnchoredThread {
  const position = { path: "a", side: "OLD", startLine: 2, endLine: 2, certainty: "EXACT", reason: "" } as const;
  return { path: "a", side: "OLD", startLine: 2, endLine: 2, commitOid: BASE, patchSet: 1, position };
}

const at = (side: "old" | "new", line: number, to: number, note: string | null = null) => ({
  path: "a",
  side,
  line,
  to,
  note,
  isLost: false,
});
const lost = (note: string | null) => ({ path: "a", side: "new", line: 0, to: 0, note, isLost: true });

describe("placeThread", () => {
  test.each([
    ["EXACT", at("new", 7, 8)],
    ["SHIFTED", at("new", 7, 8, "What became of it.")],
    ["EDITED", at("new", 7, 8)],
    ["MOVED", at("new", 7, 8)],
    ["LOST", lost(null)],
  ] as const)(
    "stands a thread that is %s in what is reviewed now where its lines are, a lost one at its file",
    (certainty, place) => {
      expect(placeThread(thread(certainty), CURRENT)).toEqual(place);
    },
  );

  test("stands it where it was written when the patch set is read that it was written on", () => {
    expect(placeThread(thread("LOST"), EARLIER)).toEqual(at("new", 3, 4));
    expect(placeThread(onBase(), EARLIER)).toEqual(at("old", 2, 2));
  });

  test("stands it at its file, with what it was written on, when another patch set is read", () => {
    const later = thread("EXACT", { commitOid: SECOND, patchSet: 2 });
    expect(placeThread(later, EARLIER)).toEqual(lost("Written on lines 3 to 4 of patch set 2."));
    expect(placeThread({ ...later, endLine: 3, patchSet: null }, EARLIER)).toEqual(
      lost("Written on line 3 of another state."),
    );
  });

  test("between two patch sets stands it where it is now, else on the side it was written on", () => {
    expect(placeThread(thread("SHIFTED"), BETWEEN)).toEqual(at("new", 7, 8, "What became of it."));
    expect(placeThread(thread("LOST"), BETWEEN)).toEqual(at("old", 3, 4));
    expect(placeThread(onBase(), BETWEEN)).toEqual(lost("Written on line 2 of patch set 1."));
  });

  test("stands one on a whole file there, and one on the review nowhere", () => {
    const lines = { startLine: null, endLine: null };
    const whole = thread("EXACT", { ...lines, position: { ...thread("EXACT").position, ...lines } });
    expect(placeThread(whole, CURRENT)).toEqual(at("new", 0, 0));
    expect(placeThread({ ...whole, commitOid: SECOND, patchSet: 2 }, EARLIER)).toEqual({
      ...lost("Written on the whole file of patch set 2."),
      isLost: false,
    });
    expect(placeThread(thread("EXACT", { path: null }), CURRENT)).toBeNull();
  });
});
