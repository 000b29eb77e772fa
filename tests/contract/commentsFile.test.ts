import { expect, it } from "vitest";
import { isCommentsFile, parseCommentsFile, quoteForFile } from "#contract/commentsFile.ts";

const HEAD = "1".repeat(40);
const ANCHOR = {
  path: "src/a.ts",
  side: "new",
  startLine: 2,
  endLine: 3,
  blob: null,
  quote: ["b"],
  before: [],
  after: [],
};
const COMMENT = { id: "comment-1", replyTo: null, anchor: ANCHOR, body: "Why?", isBlocking: false };
const FILE = {
  format: "galley-comments",
  version: 1,
  review: null,
  base: null,
  head: HEAD,
  author: "Rita",
  comments: [COMMENT],
};

const withComment = (part: object): object => ({ ...FILE, comments: [{ ...COMMENT, ...part }] });
const withAnchor = (part: object): object => withComment({ anchor: { ...ANCHOR, ...part } });

it("reads a file as it was written, with or without a byte order mark, and recognizes it by its beginning", () => {
  const text = JSON.stringify(FILE);
  expect(parseCommentsFile(text)).toEqual(FILE);
  expect(parseCommentsFile(`\uFEFF${text}`)).toEqual(FILE);
  expect(isCommentsFile(text)).toBe(true);
  expect(isCommentsFile(`\n  ${JSON.stringify(FILE, null, 2)}`)).toBe(true);
  expect(isCommentsFile("From 1111 Mon Sep 17 00:00:00 2001\n")).toBe(false);
  expect(isCommentsFile('{"comments":[]}')).toBe(false);
});

it.each<[string, unknown, RegExp]>([
  ["no object", [], /`file` must be an object/],
  ["another format", { ...FILE, format: "other" }, /not a file of comments/],
  ["a later version", { ...FILE, version: 2 }, /another version.*Update Galley/],
  ["an unknown member", { ...FILE, extra: 1 }, /`file` must be an object of format/],
  ["an unknown member of a comment", withComment({ email: "a@b" }), /`comments\[0\]` must be/],
  ["an unknown member of an anchor", withAnchor({ commit: HEAD }), /`comments\[0\].anchor` must be/],
  ["a property name of the object prototype", JSON.parse(`{"__proto__":1,"format":"galley-comments"}`), /only/],
  ["no list", { ...FILE, comments: {} }, /`comments` must be a list/],
  ["two comments with the same id", { ...FILE, comments: [COMMENT, COMMENT] }, /different ids/],
  ["a short head", { ...FILE, head: "1234" }, /`head` must be the id/],
  ["a branch name as the head", { ...FILE, head: "--output=x" }, /`head` must be the id/],
  ["an empty name", { ...FILE, author: " " }, /`author` must be/],
  ["half of a surrogate pair", withComment({ body: "\ud800" }), /`comments\[0\].body` must be/],
  ["an id with a slash", withComment({ id: "../../../a" }), /`comments\[0\].id` must be/],
  ["a path with ..", withAnchor({ path: "a/../../b" }), /path below the root/],
  ["an absolute path", withAnchor({ path: "/etc/passwd" }), /path below the root/],
  ["a path with NUL", withAnchor({ path: "a\0b" }), /path below the root/],
  ["an unknown side", withAnchor({ side: "both" }), /old or new/],
  ["line 0", withAnchor({ startLine: 0 }), /number of a line/],
  ["lines in the wrong order", withAnchor({ startLine: 9 }), /not before the first/],
  ["a quotation of numbers", withAnchor({ quote: [1] }), /a list of at most/],
  ["a quotation that is too long", withAnchor({ quote: ["x".repeat(20_000)] }), /a list of at most/],
])("refuses %s, and lists what is accepted", (_, file, message) => {
  expect(() => parseCommentsFile(JSON.stringify(file))).toThrow(message);
});

it("refuses a text that is not JSON or too long before it reads more of it", () => {
  expect(() => parseCommentsFile("{")).toThrow("not a file of comments");
  expect(() => parseCommentsFile(" ".repeat(262_145))).toThrow("at most 262144 characters");
});

it("quotes no more than the maximum length of a file", () => {
  const lines = Array.from({ length: 900 }, (_, at) => `line ${at + 1}`);
  expect(quoteForFile(lines, 4, 6)).toEqual({
    quote: ["line 5", "line 6"],
    before: ["line 2", "line 3", "line 4"],
    after: ["line 7", "line 8", "line 9"],
  });
  expect(quoteForFile(lines, 0, 900).quote).toHaveLength(400);
  expect(quoteForFile(["x".repeat(20_000)], 0, 1).quote).toEqual([]);
});
