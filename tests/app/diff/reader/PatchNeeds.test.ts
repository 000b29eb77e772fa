import { describe, expect, test } from "vitest";
import { PatchNeeds } from "#app/diff/reader/useNeeds.ts";
import { contentsOf, diffFile, type TestFile } from "../diffFile.ts";

const known = (file: TestFile) => ({ file, content: contentsOf([file]).of(file.key) });
/** Finds the one file that there is. */
const finding = (file: ReturnType<typeof known>) => (key: string) => (key === file.file.key ? file : undefined);
const missing = known(diffFile({ patch: null }));

describe("PatchNeeds", () => {
  test("asks for a file once until it has arrived, and again should its patch be gone", () => {
    const needs = new PatchNeeds();
    expect([needs.take([missing]), needs.take([missing])]).toEqual([["a"], []]);
    needs.prune(finding(known(diffFile())));
    expect(needs.take([missing])).toEqual(["a"]);
  });

  test("does not ask for a file that failed until it is tried again, and then not twice", () => {
    const needs = new PatchNeeds();
    const failed = known(diffFile({ patch: null, failure: "No." }));
    needs.take([missing]);
    needs.prune(finding(failed));
    expect(needs.take([failed])).toEqual([]);
    needs.retry("a");
    needs.prune(finding(failed));
    needs.prune(finding(missing));
    expect(needs.take([missing])).toEqual([]);
  });

  test("does not ask for what can be told without lines", () => {
    const renamed = known(diffFile({ patch: null, status: "RENAMED", similarity: 100, isSameContent: true }));
    expect(new PatchNeeds().take([renamed, known(diffFile({ patch: null, isBinary: true }))])).toEqual([]);
  });
});
