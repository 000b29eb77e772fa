import { describe, expect, test } from "vitest";
import { PatchNeeds } from "#app/diff/reader/PatchNeeds.ts";
import { contentsOf, diffFile, type TestFile } from "../diffFile.ts";

const known = (file: TestFile) => ({ file, content: contentsOf([file]).of(file.key) });
/** Finds the only file. */
const finding = (file: ReturnType<typeof known>) => (key: string) => (key === file.file.key ? file : undefined);
const missing = known(diffFile({ patch: null }));

describe("PatchNeeds", () => {
  test("requests a file once until it has arrived, and again if its patch was dropped", () => {
    const needs = new PatchNeeds();
    expect([needs.take([missing]), needs.take([missing])]).toEqual([["a"], []]);
    needs.prune(finding(known(diffFile())));
    expect(needs.take([missing])).toEqual(["a"]);
  });

  test("does not request a failed file until it is retried, and then not twice", () => {
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

  test("does not request files whose change is known without lines", () => {
    const renamed = known(diffFile({ patch: null, status: "RENAMED", similarity: 100, isSameContent: true }));
    expect(new PatchNeeds().take([renamed, known(diffFile({ patch: null, isBinary: true }))])).toEqual([]);
  });
});
