import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { commentId, type CommentItem, parseCommentLine, writeCommentLine } from "#server/store/notes/CommentItem.ts";
import { parseRequestLine, type RequestItem, writeRequestLine } from "#server/store/notes/requestLine.ts";
import { secondsOf, timestampOf } from "#server/store/notes/timestamps.ts";

/** The definition of a member in git-appraise's published schemas: its type, and the other conditions for its value. */
type Rule = (value: unknown) => boolean;

const TEXT: Rule = (value) => typeof value === "string";
const TIME: Rule = (value) => typeof value === "string" && /^[0-9]{10}$/u.test(value);
const INTEGER: Rule = (value) => Number.isInteger(value);
const BOOLEAN: Rule = (value) => typeof value === "boolean";
const TEXTS: Rule = (value) => Array.isArray(value) && value.every(TEXT);

function object(members: Readonly<Record<string, Rule>>, required: readonly string[] = []): Rule {
  return (value) =>
    typeof value === "object" &&
    value !== null &&
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, member]) => name === "galley" || members[name]?.(member) === true);
}

const COMMENT = object(
  {
    timestamp: TIME,
    author: TEXT,
    original: TEXT,
    parent: TEXT,
    location: object({
      commit: TEXT,
      path: TEXT,
      range: object({ startLine: INTEGER, startColumn: INTEGER, endLine: INTEGER, endColumn: INTEGER }),
    }),
    description: TEXT,
    resolved: BOOLEAN,
  },
  ["timestamp", "author"],
);

const REQUEST = object(
  {
    timestamp: TIME,
    reviewRef: TEXT,
    targetRef: TEXT,
    requester: TEXT,
    reviewers: TEXTS,
    description: TEXT,
    baseCommit: TEXT,
    alias: TEXT,
  },
  ["timestamp", "requester", "targetRef"],
);

// Any well-formed text without the two characters that reviews cannot contain.
const text = fc
  .string({
    unit: fc.oneof(
      fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
      fc.constantFrom(...'<>&\u2028\u2029\\"/\n\t\0\x7f'),
    ),
  })
  .map((value) => value.replaceAll(/[\b\f]/gu, "_"));
const full = text.map((value) => `x${value}`);
const timestamp = fc.integer({ min: 0, max: 9_999_999_999 }).map(timestampOf);
const count = fc.nat({ max: 0xffff_ffff });
const key = fc.string({ unit: fc.constantFrom(..."abcXYZ019_-"), minLength: 8, maxLength: 64 });
const oid = fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 40, maxLength: 40 });
const anyText = fc.string({ unit: "binary" });
const plain = { noNullPrototype: true } as const;
const options = { ...plain, requiredKeys: [] } satisfies { readonly requiredKeys: [] };

const comments: fc.Arbitrary<Omit<CommentItem, "id">> = fc.record(
  {
    timestamp,
    author: full,
    original: fc.oneof(fc.constant(""), oid),
    parent: fc.oneof(fc.constant(""), oid),
    location: fc.option(
      fc.record(
        {
          commit: text,
          path: text,
          range: fc.option(
            fc.record({ startLine: count, startColumn: count, endLine: count, endColumn: count }, plain),
          ),
        },
        plain,
      ),
    ),
    description: text,
    resolved: fc.option(fc.boolean()),
    extras: fc.record(
      {
        key,
        name: fc.constantFrom("Ann", "\udc80nn"),
        sequence: fc.nat(),
        side: fc.constantFrom("old", "new"),
        blob: oid,
        quote: fc.array(anyText),
        before: fc.array(anyText),
        after: fc.array(anyText),
        patchSet: fc.integer({ min: 1 }),
        verdict: fc.constantFrom("approve", "reject", "comment"),
        act: fc.constantFrom("resolve", "reopen"),
        withdrawn: fc.constant(true),
        suggestion: fc.constant(true),
        change: fc.record(
          { base: oid, count: fc.nat(), contents: key, messages: key },
          { requiredKeys: ["base", "count", "contents"], noNullPrototype: true },
        ),
        unviewed: fc.constant({ files: 1, totalFiles: 2, hunks: 1, totalHunks: 3 }),
      },
      options,
    ),
  },
  plain,
);

const requests: fc.Arbitrary<RequestItem> = fc.record(
  {
    timestamp,
    reviewRef: text,
    targetRef: text,
    requester: full,
    reviewers: fc.array(text),
    description: text,
    baseCommit: text,
    alias: text,
    extras: fc.record(
      {
        key,
        name: fc.constantFrom("Ann", "\u00c7y"),
        by: fc.constant("bob@example.com"),
        byName: fc.constant("Bob"),
        act: fc.constantFrom("request", "update", "patchSet", "abandon", "reopen", "close"),
        head: oid,
        base: oid,
        sequence: fc.nat(),
        closed: fc.constantFrom("merge", "squash", "rebase"),
      },
      options,
    ),
  },
  plain,
);

it("writes comments that are valid by git-appraise's schema, on one line, and reads them back the same", () => {
  fc.assert(
    fc.property(comments, (item) => {
      const line = writeCommentLine(item);
      expect(line).not.toMatch(/[\n\r]/u);
      expect(COMMENT(JSON.parse(line))).toBe(true);
      expect(parseCommentLine(line)).toStrictEqual({ id: commentId(item), ...item });
      expect(parseCommentLine(` ${line}\r`)).toStrictEqual({ id: commentId(item), ...item });
    }),
  );
});

it("writes requests that are valid by git-appraise's schema, on one line, and reads them back the same", () => {
  fc.assert(
    fc.property(requests, (item) => {
      const line = writeRequestLine(item);
      expect(line).not.toMatch(/[\n\r]/u);
      expect(REQUEST(JSON.parse(line))).toBe(true);
      expect(parseRequestLine(line)).toStrictEqual(item);
    }),
  );
});

const COMMENT_ITEM: Omit<CommentItem, "id"> = {
  timestamp: "1700000000",
  author: "ann@example.com",
  original: "",
  parent: "",
  location: {
    commit: "a".repeat(40),
    path: "src/<b>.js",
    range: { startLine: 3, startColumn: 0, endLine: 4, endColumn: 0 },
  },
  description: "Tom & Jerry\u2028\n\u007f",
  resolved: false,
  extras: { key: "k_0123456789", side: "new" },
};

it("writes a comment as git-appraise does, with our additional member last", () => {
  const theirs =
    '{"timestamp":"1700000000","author":"ann@example.com","location":{"commit":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",' +
    '"path":"src/\\u003cb\\u003e.js","range":{"startLine":3,"endLine":4}},' +
    '"description":"Tom \\u0026 Jerry\\u2028\\n\u007f","resolved":false}';
  expect(writeCommentLine({ ...COMMENT_ITEM, extras: {} })).toBe(theirs);
  expect(writeCommentLine(COMMENT_ITEM)).toBe(`${theirs.slice(0, -1)},"galley":{"key":"k_0123456789","side":"new"}}`);
  expect(commentId(COMMENT_ITEM)).toBe(createHash("sha1").update(theirs).digest("hex"));
});

it("writes a request as git-appraise does, the target even when it is empty", () => {
  const request: RequestItem = {
    timestamp: "1700000000",
    reviewRef: "refs/heads/topic",
    targetRef: "",
    requester: "ann@example.com",
    reviewers: ["bob@example.com"],
    description: "Give up",
    baseCommit: "b".repeat(40),
    alias: "c".repeat(40),
    extras: { act: "abandon" },
  };
  expect(writeRequestLine(request)).toBe(
    '{"timestamp":"1700000000","reviewRef":"refs/heads/topic","targetRef":"","requester":"ann@example.com",' +
      '"reviewers":["bob@example.com"],"description":"Give up","baseCommit":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",' +
      '"alias":"cccccccccccccccccccccccccccccccccccccccc","galley":{"act":"abandon"}}',
  );
});

it.each([
  ["half a surrogate pair", "a\ud83d"],
  ["invalid UTF-8", "caf\udce9"],
  ["a backspace", "a\b"],
  ["a form feed", "a\f"],
])("refuses to write a text with %s", (_what, description) => {
  const refusal = expect.objectContaining({ code: "BAD_INPUT" });
  expect(() => writeCommentLine({ ...COMMENT_ITEM, description })).toThrow(refusal);
  const location = { commit: "a", path: description, range: null };
  expect(() => writeCommentLine({ ...COMMENT_ITEM, location })).toThrow(refusal);
});

it.each([
  [0, "0000000000"],
  [99, "0000000099"],
  [1_700_000_000.9, "1700000000"],
  [-5, "0000000000"],
])("writes the second %d as %s", (seconds, written) => {
  expect(timestampOf(seconds)).toBe(written);
});

it.each([
  ["1700000000", 1_700_000_000],
  ["0000000099", 99],
  ["", 0],
  ["yesterday", 0],
  ["-5", 0],
  ["9".repeat(400), 8_640_000_000_000],
])("reads the time “%s” as second %d", (timestampText, seconds) => {
  expect(secondsOf(timestampText)).toBe(seconds);
});

it(
  "reads a line of twelve megabytes, and rejects a line that is nested five million levels deep",
  { tags: "slow" },
  () => {
    const long = `{"author":"x","description":"${'ab\\n\\"'.repeat(2_000_000)}"}`;
    const deep = `{"author":"x","y":${"[".repeat(5_000_000)}${"]".repeat(5_000_000)}}`;
    expect(parseCommentLine(long)?.description).toHaveLength(8_000_000);
    expect(parseCommentLine(deep)).toBeNull();
  },
);

it("reads no properties that an object inherits", () => {
  const item = parseCommentLine('{"__proto__":{"author":"mallory"},"galley":{"__proto__":{"withdrawn":true}}}');
  expect(item?.author).toBe("");
  expect(item?.extras.withdrawn).toBeUndefined();
});

it.each([
  { change: { base: "main", count: 1, contents: "c".repeat(43) } },
  { change: { base: "1".repeat(40), count: -1, contents: "c".repeat(43) } },
  { change: { base: "1".repeat(40), count: 1, contents: ["c"] } },
  { change: "all of it" },
  { unviewed: { files: 3, totalFiles: 2, hunks: 1, totalHunks: 1 } },
  { unviewed: { files: 1, totalFiles: 2, hunks: 1.5, totalHunks: 3 } },
  { unviewed: { files: 1, totalFiles: 2 } },
])("reads no record of a verdict from %j", (galley) => {
  expect(parseCommentLine(JSON.stringify({ author: "x", galley }))?.extras).toEqual({});
});

it("reads a record of a verdict without messages that it cannot read, and without the files that Galley 0.2 wrote", () => {
  const change = { base: "1".repeat(40), count: 1, contents: "c".repeat(43) };
  const galley = { change: { ...change, messages: 7, files: ["- e f"] } };
  expect(parseCommentLine(JSON.stringify({ author: "x", galley }))?.extras).toEqual({ change });
});
