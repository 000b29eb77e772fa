import { describe, expect, test } from "vitest";
import { blobPiece } from "#server/git/objects/readBlobs.ts";
import { contentText, isBinaryContent } from "#server/git/contents/encoding.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const utf16be = (text: string): Buffer => Buffer.from(text, "utf16le").swap16();

describe("isBinaryContent", () => {
  test.each([
    ["nothing", Buffer.alloc(0)],
    ["a NUL as the last byte that git checks", Buffer.concat([Buffer.alloc(7999, "x"), Buffer.of(0)])],
    ["a NUL just after that byte", Buffer.concat([Buffer.alloc(8000, "x"), Buffer.of(0)])],
    ["a NUL at the beginning", Buffer.from("\0text")],
    ["control characters and no NUL", Buffer.from(Array.from({ length: 255 }, (_, index) => index + 1))],
    ["UTF-16 with a byte-order mark", Buffer.from("\uFEFFtext\n", "utf16le")],
  ])("agrees with `git diff --numstat` on %s", async (_, content) => {
    const repo = await tempRepo();
    await repo.commit({ file: content });
    const shown = await repo.git("diff-tree", "--root", "--numstat", "--no-commit-id", "HEAD");
    expect(isBinaryContent(content)).toBe(shown.startsWith("-"));
  });
});

describe("contentText", () => {
  test.each([
    ["ASCII", Buffer.from("plain\n"), { encoding: "utf-8", text: "plain\n" }],
    ["nothing", Buffer.alloc(0), { encoding: "utf-8", text: "" }],
    ["UTF-8", Buffer.from("snow \u2603 \u{1F600}\n"), { encoding: "utf-8", text: "snow \u2603 \u{1F600}\n" }],
    ["UTF-8 with a byte-order mark", Buffer.from("\uFEFFtext"), { encoding: "utf-8", text: "\uFEFFtext" }],
    [
      "Latin-1",
      Buffer.from("caf\u00E9 na\u00EFve\n", "latin1"),
      { encoding: "windows-1252", text: "caf\u00E9 na\u00EFve\n" },
    ],
    [
      "UTF-8 with a Latin-1 byte",
      Buffer.concat([Buffer.from("\u2603 caf"), Buffer.of(0xe9)]),
      { encoding: "mixed", text: "\u2603 caf\u00E9" },
    ],
    ["an overlong sequence", Buffer.of(0xe0, 0x80, 0x80), { encoding: "windows-1252", text: "\u00E0\u20AC\u20AC" }],
    [
      "UTF-16, little-endian",
      Buffer.from("\uFEFF\u00E9\n\u{1F600}", "utf16le"),
      { encoding: "utf-16le", text: "\u00E9\n\u{1F600}" },
    ],
    ["UTF-16, big-endian", utf16be("\uFEFF\u00E9\n"), { encoding: "utf-16be", text: "\u00E9\n" }],
    ["UTF-16 without a byte-order mark", Buffer.from("text", "utf16le"), null],
    ["UTF-32", Buffer.of(0xff, 0xfe, 0, 0, 0x41, 0, 0, 0), null],
    ["a binary file", Buffer.from("a\0b"), null],
  ])("reads %s", (_, content, expected) => {
    expect(contentText(content)).toEqual(expected);
  });
});

describe("blobPiece", () => {
  test("returns git's bytes, and fewer if the content ends", async () => {
    const repo = await tempRepo();
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251));
    const commit = await repo.commit({ file: content, empty: "" });
    const repository = await openRepository(repo.path);
    const oid = await repo.git("rev-parse", `${commit}:file`);
    for (const [offset, length] of [
      [0, 10],
      [0, 300_000],
      [7990, 20],
      [131_000, 5000],
      [299_990, 100],
      [300_000, 5],
      [900_000, 5],
    ] as const) {
      const { head, bytes } = await blobPiece(repository, oid, { offset, length });
      expect(bytes.equals(content.subarray(offset, offset + length)), `${offset}`).toBe(true);
      expect(head.equals(content.subarray(0, 8000))).toBe(true);
    }
    const empty = await blobPiece(repository, await repo.git("rev-parse", `${commit}:empty`), { offset: 0, length: 9 });
    expect([empty.head.length, empty.bytes.length]).toEqual([0, 0]);
    const missing = blobPiece(repository, "1".repeat(40), { offset: 0, length: 1 });
    await expect(missing).rejects.toMatchObject({ code: "OBJECT_MISSING" });
    await repository.close();
  });
});
