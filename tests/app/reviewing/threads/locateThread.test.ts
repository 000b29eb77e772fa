import { describe, expect, test } from "vitest";
import {
  locateThread,
  type AnchoredThread,
  type ReadChange,
  type PortedPosition,
} from "#app/reviewing/threads/locateThread.ts";

const [BASE, FIRST, SECOND] = ["base", "first", "second"];
/** The second patch set against its base. */
const CURRENT: ReadChange = { oldOid: BASE, newOid: SECOND, isCurrent: true, isFromBase: true };
/** The first patch set. */
const EARLIER: ReadChange = { oldOid: BASE, newOid: FIRST, isCurrent: false, isFromBase: true };
/** The changes from the first patch set to the second. */
const BETWEEN: ReadChange = { oldOid: FIRST, newOid: SECOND, isCurrent: true, isFromBase: false };

const REASON = "What became of it.";

/** A thread on lines 3 and 4 of the first patch set, which are lines 7 and 8 in the current one. */
function thread(certainty: PortedPosition["certainty"], overrides: Partial<AnchoredThread> = {}): AnchoredThread {
  const position = { path: "a", side: "NEW", startLine: 7, endLine: 8, certainty, reason: REASON } as const;
  return { path: "a", side: "NEW", startLine: 3, endLine: 4, commitOid: FIRST, patchSet: 1, position, ...overrides };
}

/** A thread on line 2 of the base. */
function onBase(certainty: PortedPosition["certainty"] = "EXACT"): AnchoredThread {
  const position = { path: "a", side: "OLD", startLine: 2, endLine: 2, certainty, reason: REASON } as const;
  return { path: "a", side: "OLD", startLine: 2, endLine: 2, commitOid: BASE, patchSet: 1, position };
}

const at = (side: "old" | "new", line: number, to: number) => ({
  path: "a",
  side,
  line,
  to,
  note: null,
  isLost: false,
});
const written = { certainty: null, reason: "" };

describe("locateThread", () => {
  test.each(["EXACT", "SHIFTED", "EDITED", "MOVED"] as const)(
    "puts a thread that is %s at its lines, with the certainty",
    (certainty) => {
      expect(locateThread(thread(certainty), CURRENT)).toEqual({ ...at("new", 7, 8), certainty, reason: REASON });
    },
  );

  test("puts one with deleted lines near their old position, and quotes them", () => {
    const location = { ...at("new", 7, 8), isLost: true, certainty: "LOST", reason: REASON };
    expect(locateThread(thread("LOST"), CURRENT)).toEqual(location);
  });

  test("puts one with deleted lines on the removed lines, without a quotation", () => {
    const position = { path: "a", side: "OLD", startLine: 5, endLine: 6, certainty: "LOST", reason: REASON } as const;
    const location = { ...at("old", 5, 6), certainty: "LOST", reason: REASON };
    expect(locateThread(thread("LOST", { position }), CURRENT)).toEqual(location);
  });

  test("puts it where it was written when that patch set is shown", () => {
    expect(locateThread(thread("SHIFTED"), EARLIER)).toEqual({ ...at("new", 3, 4), ...written });
    expect(locateThread(thread("LOST", { position: null }), EARLIER)).toEqual({ ...at("new", 3, 4), ...written });
    expect(locateThread(onBase(), EARLIER)).toEqual({ ...at("old", 2, 2), certainty: "EXACT", reason: REASON });
  });

  test("in an interdiff puts it at its present position, else on the side it was written on", () => {
    const now = { ...at("new", 7, 8), certainty: "SHIFTED", reason: REASON };
    expect(locateThread(thread("SHIFTED"), BETWEEN)).toEqual(now);
    const then = { ...at("old", 3, 4), certainty: "LOST", reason: REASON };
    expect(locateThread(thread("LOST"), BETWEEN)).toEqual(then);
  });

  test("puts one without a known position at its file, and reports where it was written", () => {
    const later = { commitOid: SECOND, patchSet: 2, position: null };
    const location = { ...at("new", 0, 0), isLost: true, ...written, isUnknown: true };
    expect(locateThread(thread("EXACT", later), EARLIER)).toEqual({
      ...location,
      note: "Written on lines 3 to 4 of patch set 2.",
    });
    expect(locateThread(thread("EXACT", { ...later, endLine: 3, patchSet: null }), EARLIER)).toEqual({
      ...location,
      note: "Written on line 3 of another version.",
    });
  });

  test("puts one on a whole file there, and one on the review nowhere", () => {
    const lines = { startLine: null, endLine: null };
    const position = { path: "a", side: "NEW", ...lines, certainty: "EXACT", reason: REASON } as const;
    const whole = thread("EXACT", { ...lines, position });
    expect(locateThread(whole, CURRENT)).toEqual({ ...at("new", 0, 0), certainty: "EXACT", reason: REASON });
    expect(locateThread(thread("EXACT", { path: null }), CURRENT)).toBeNull();
  });
});
