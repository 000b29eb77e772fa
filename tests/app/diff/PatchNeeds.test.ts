import { describe, expect, test } from "vitest";
import { PatchNeeds } from "#app/diff/PatchNeeds.ts";
import { diffFile } from "./diffFile.ts";

const missing = diffFile({ patch: null });

describe("PatchNeeds", () => {
  test("asks for a file once until it has arrived, and again should its patch be gone", () => {
    const needs = new PatchNeeds();
    expect([needs.take([missing]), needs.take([missing])]).toEqual([["a"], []]);
    needs.settle([diffFile()]);
    expect(needs.take([missing])).toEqual(["a"]);
  });

  test("does not ask for a file that failed until it is tried again, and then not twice", () => {
    const needs = new PatchNeeds();
    const failed = { ...missing, failure: "No." };
    needs.take([missing]);
    needs.settle([failed]);
    expect(needs.take([failed])).toEqual([]);
    needs.retry("a");
    needs.settle([failed]);
    needs.settle([missing]);
    expect(needs.take([missing])).toEqual([]);
  });

  test("does not ask for what can be told without lines", () => {
    const renamed = diffFile({ patch: null, status: "RENAMED", similarity: 100, isSameContent: true });
    expect(new PatchNeeds().take([renamed, diffFile({ patch: null, isBinary: true })])).toEqual([]);
  });
});
