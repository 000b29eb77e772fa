import { describe, expect, test } from "vitest";
import type { AnchoredThread, PortedPosition } from "#app/reviewing/threads/locateThread.ts";
import { locateInFile, type ReadFile } from "#app/screens/file/ReviewedFile.tsx";

const [BASE, FIRST, SECOND] = ["base", "first", "second"];
/** The file `a` in the second patch set, which is reviewed now. */
const NOW: ReadFile = { oid: SECOND, path: "a", side: "new", isCurrent: true };

/** A thread on lines 3 and 4 of the first patch set, which are lines 7 and 8 now. */
function thread(certainty: PortedPosition["certainty"], overrides: Partial<AnchoredThread> = {}): AnchoredThread {
  const position = { path: "a", side: "NEW", startLine: 7, endLine: 8, certainty, reason: "They went down." } as const;
  return { path: "a", side: "NEW", startLine: 3, endLine: 4, commitOid: FIRST, patchSet: 1, position, ...overrides };
}

describe("in a file view, a thread", () => {
  test("is where it was written if that version is shown, whatever happened to its lines since", () => {
    const then: ReadFile = { oid: FIRST, path: "a", side: "new", isCurrent: false };
    expect(locateInFile(thread("LOST"), then)).toEqual({
      path: "a",
      side: "new",
      line: 3,
      to: 4,
      note: null,
      isLost: false,
      certainty: null,
      reason: "",
    });
  });

  test("is where its lines are now, and reports if they moved", () => {
    const location = { path: "a", side: "new", line: 7, to: 8, isLost: false, note: null, reason: "They went down." };
    expect(locateInFile(thread("SHIFTED"), NOW)).toEqual({ ...location, certainty: "SHIFTED" });
    expect(locateInFile(thread("EXACT"), NOW)).toEqual({ ...location, certainty: "EXACT" });
  });

  test("of the old side is at its line of the base, and above the lines of the head", () => {
    const position = { path: "a", side: "OLD", startLine: 2, endLine: 2, certainty: "EXACT", reason: "" } as const;
    const onOld = thread("EXACT", { side: "OLD", startLine: 1, endLine: 1, commitOid: "older", position });
    const base: ReadFile = { oid: BASE, path: "a", side: "old", isCurrent: true };
    expect(locateInFile(onOld, base)).toEqual({
      path: "a",
      side: "old",
      line: 2,
      to: 2,
      note: null,
      isLost: false,
      certainty: "EXACT",
      reason: "",
    });
    expect(locateInFile(onOld, NOW)).toEqual({
      path: "a",
      side: "new",
      line: 0,
      to: 0,
      note: null,
      isLost: true,
      certainty: null,
      reason: "",
    });
    expect(locateInFile({ ...onOld, patchSet: null }, NOW)?.note).toBe("Written on line 1 of another version.");
  });

  test("with deleted lines is near their old position, and quotes them", () => {
    expect(locateInFile(thread("LOST"), NOW)).toEqual({
      path: "a",
      side: "new",
      line: 7,
      to: 8,
      note: null,
      isLost: true,
      certainty: "LOST",
      reason: "They went down.",
    });
  });

  test("has no known place in the current version before its position is fetched, and one above the lines of others", () => {
    const arrived = thread("EXACT", { position: null });
    expect(locateInFile(arrived, NOW)?.isUnknown).toBe(true);
    expect(locateInFile(arrived, { ...NOW, isCurrent: false })?.isUnknown).toBeUndefined();
  });

  test("of another file or of the whole review is not shown", () => {
    expect(locateInFile(thread("EXACT"), { ...NOW, path: "b" })).toBeNull();
    const position = {
      path: null,
      side: "NEW",
      startLine: null,
      endLine: null,
      certainty: "EXACT",
      reason: "",
    } as const;
    expect(locateInFile(thread("EXACT", { path: null, startLine: null, position }), NOW)).toBeNull();
  });
});
