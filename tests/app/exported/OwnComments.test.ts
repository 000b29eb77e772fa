// @vitest-environment page
import { beforeEach, expect, it } from "vitest";
import { OwnComments, ownDrafts, writeDrafts } from "#app/exported/OwnComments.ts";
import { parseCommentsFile } from "#contract/commentsFile.ts";
import type { ExportedReview } from "#contract/reviewFile.ts";

const [REVIEW, BASE, HEAD, ROOT] = ["a", "b", "c", "d"].map((digit) => digit.repeat(40)) as [
  string,
  string,
  string,
  string,
];
const [OLD_BLOB, NEW_BLOB] = ["1".repeat(40), "2".repeat(40)];
const LINES = { path: "new.txt", side: "NEW", startLine: 2, endLine: 2 } as const;

/** A review of one renamed file, with one thread on its second line. */
const review: ExportedReview = {
  format: "galley-review-1",
  absent: null,
  at: null,
  review: REVIEW,
  base: BASE,
  head: HEAD,
  title: "Change",
  body: "",
  facts: null,
  files: {
    table: {
      paths: ["new.txt"],
      statuses: "R",
      kinds: "C",
      sources: { fileIndexes: [0], paths: ["old.txt"], similarities: [80] },
      modes: { fileIndexes: [], old: [], new: [] },
      sameContent: [],
      generated: { fileIndexes: [], reasons: [] },
    },
    oldBlobs: [OLD_BLOB],
    newBlobs: [NEW_BLOB],
    patches: ["@@ -1,3 +1,3 @@\n one\n-two\n+deux\n three\n"],
    lineCounts: [1, 1],
    failures: [],
  },
  threads: [
    {
      ...LINES,
      state: "OPEN",
      isVerdict: false,
      patchSet: 1,
      quote: ["deux"],
      position: { ...LINES, certainty: "EXACT", reason: "" },
      comments: [
        {
          id: ROOT,
          key: "key-of-the-root",
          by: "Grace",
          at: null,
          body: "Why?",
          isDeleted: false,
          editedAt: null,
          importedBy: null,
          importedFrom: null,
          agent: null,
          act: null,
          verdict: null,
        },
      ],
    },
  ],
  hidden: { files: 0, comments: 0, names: false },
};

function open() {
  const own = new OwnComments(review);
  const drafts = ownDrafts(review, own);
  const answer = writeDrafts(review, own, drafts);
  const save = (input: object) => answer("commentsSaveDraftMutation", { input });
  const discard = (key: string) => answer("commentsDiscardDraftMutation", { input: { key } });
  return { drafts, save, discard, file: () => parseCommentsFile(own.toFile("Rita")).comments };
}

beforeEach(() => localStorage.clear());

it("a draft on lines of either side is a comment of the saved file with its lines and those around them, and stays for the next visit", () => {
  const { save, file } = open();
  const anchor = { path: "new.txt", side: "NEW", startLine: 2, endLine: 2, commitOid: HEAD };
  save({ key: "first-comment", body: "New.", kind: "BLOCKING", anchor });
  save({ key: "second-comment", body: "Old.", kind: "NOTE", anchor: { ...anchor, path: "old.txt", side: "OLD" } });
  const around = { before: ["one"], after: ["three"], startLine: 2, endLine: 2 };
  const expected = [
    {
      id: "first-comment",
      replyTo: null,
      anchor: { path: "new.txt", side: "new", blob: NEW_BLOB, quote: ["deux"], ...around },
      body: "New.",
      isBlocking: true,
    },
    {
      id: "second-comment",
      replyTo: null,
      anchor: { path: "old.txt", side: "old", blob: OLD_BLOB, quote: ["two"], ...around },
      body: "Old.",
      isBlocking: false,
    },
  ];
  expect(file()).toEqual(expected);
  expect(open().file()).toEqual(expected);
  expect(open().drafts.all()).toMatchObject([
    { key: "first-comment", kind: "BLOCKING", path: "new.txt", side: "NEW", commitOid: HEAD, replyTo: null },
    { key: "second-comment", kind: "NOTE", path: "old.txt", side: "OLD", commitOid: BASE, replyTo: null },
  ]);
});

it("a reply answers the last comment of its thread, keeps its place when it is edited, and is gone when it is discarded", () => {
  const { drafts, save, discard, file } = open();
  save({ key: "reply-to-grace", body: "Because.", thread: `thread ${ROOT}` });
  save({ key: "reply-to-grace", body: "Because of that.", thread: `thread ${ROOT}` });
  const reply = { id: "reply-to-grace", replyTo: ROOT, anchor: null, body: "Because of that.", isBlocking: false };
  expect(file()).toEqual([reply]);
  expect(drafts.all()).toMatchObject([{ key: "reply-to-grace", path: null, replyTo: { id: `thread ${ROOT}` } }]);
  discard("reply-to-grace");
  expect([file(), drafts.all()]).toEqual([[], []]);
});

it("an empty draft is no comment, and the reason why one cannot be kept is answered", () => {
  const { save, file } = open();
  expect(save({ key: "empty-comment", body: " ", anchor: LINES })).toMatchObject({ saveDraft: { problem: null } });
  const path = "caf\udce9.txt";
  const message = "The name of this file is not UTF-8, which reviews cannot store. Comment on another file instead.";
  expect(save({ key: "odd-comment", body: "Odd.", anchor: { ...LINES, path } })).toMatchObject({
    saveDraft: { problem: { message } },
  });
  expect(file()).toEqual([]);
});

it("comments that Galley 0.2.0 stored in the browser are drafts: replies in their threads, a changed text of a comment beside it", () => {
  const anchor = { path: "new.txt", side: "new", startLine: 2, endLine: 2, blob: NEW_BLOB, quote: ["deux"] };
  const place = { anchor: { ...anchor, before: ["one"], after: ["three"] }, isBlocking: true };
  const stored = {
    format: "galley-comments",
    version: 1,
    review: REVIEW,
    base: BASE,
    head: HEAD,
    author: "?",
    comments: [
      { id: "0123456789abcdef", replyTo: "key-of-the-root", anchor: null, body: "A reply.", isBlocking: false },
      { id: "key-of-the-root", replyTo: null, body: "Why now?", ...place },
    ],
  };
  localStorage.setItem(`galley.exported.${REVIEW}`, JSON.stringify(stored));
  const { drafts, save, file } = open();
  expect(drafts.all()).toMatchObject([
    { key: "0123456789abcdef", body: "A reply.", replyTo: { id: `thread ${ROOT}` } },
    { key: "key-of-the-root~", body: "Why now?", path: "new.txt", startLine: 2, replyTo: null },
  ]);
  save({ key: "key-of-the-root~", body: "Why then?", kind: "BLOCKING", anchor: LINES });
  expect(file()[1]).toEqual({ id: "key-of-the-root", replyTo: null, body: "Why then?", ...place });
});

it("everything else is refused", () => {
  const answer = writeDrafts(review, new OwnComments(review), ownDrafts(review, new OwnComments(review)));
  expect(answer("commentsAddMutation", { input: {} })).toBe(null);
});
