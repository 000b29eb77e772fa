// @vitest-environment page
import { afterEach, expect, it } from "vitest";
import { reopenedComposers, savedComposers, type OpenComposer } from "#app/reviewing/comments/useComposers.ts";
import { savedText } from "#app/reading/data/TextSaver.ts";
import type { ChangePaths } from "#app/reading/changes/fileTable.ts";
import type { PlacedDraft } from "#app/reviewing/comments/useComments.ts";

const PATHS: ChangePaths = { keyOf: (path) => (path === "gone.ts" ? null : path), pathOf: (key) => key };
const REVIEW = "0123456789ab";

/** A draft that was written on line 12 and is on line 14 now. */
const DRAFT: PlacedDraft = {
  draftKey: "draft-01",
  slotKey: "draft draft-01",
  fileKey: "a.ts",
  location: {
    path: "a.ts",
    side: "new",
    line: 14,
    to: 14,
    note: null,
    isLost: false,
    certainty: "SHIFTED",
    reason: "",
  },
  written: { path: "a.ts", side: "new", line: 12, to: 12 },
  body: "Why?",
  version: 1,
  kind: "BLOCKING",
  draft: { " $fragmentSpreads": { DraftView_draft: true, CommentComposer_draft: true } } as PlacedDraft["draft"],
};
const WRITING: OpenComposer = {
  draftKey: "draft-01",
  location: { key: "a.ts", side: "new", line: 12, to: 12 },
  text: ["twelve"],
  isRestored: false,
  draft: null,
};

afterEach(() => {
  localStorage.clear();
  reopenedComposers.note(REVIEW, []);
  reopenedComposers.clear();
});

it("a text that never reached the server opens at its draft's present position, and continues that draft", () => {
  savedText.save(`${REVIEW}/NEW/12/12/a.ts`, "Why the twelfth?");
  expect(savedComposers(REVIEW, PATHS, [DRAFT])).toEqual([
    {
      draftKey: "draft-01",
      location: { key: "a.ts", side: "new", line: 14, to: 14 },
      text: null,
      isRestored: true,
      draft: DRAFT.draft,
    },
  ]);
});

it("a text without a draft opens where it was written, and not at all if its file is missing", () => {
  savedText.save(`${REVIEW}/OLD/3/4/a.ts`, "Why?");
  savedText.save(`${REVIEW}/NEW/3/4/gone.ts`, "How?");
  savedText.save("another/NEW/3/4/a.ts", "What?");
  expect(savedComposers(REVIEW, PATHS, [DRAFT])).toMatchObject([
    { location: { key: "a.ts", side: "old", line: 3, to: 4 }, draft: null },
  ]);
});

it("a text that was not saved yet keeps the key of the draft that it becomes", () => {
  savedText.save(`${REVIEW}/OLD/3/4/a.ts`, "Why?", { draftKey: "draft-of-3", version: 0 });
  expect(savedComposers(REVIEW, PATHS, [])).toMatchObject([{ draftKey: "draft-of-3", draft: null }]);
});

it("a text that is being written stays open where its draft is now when the change is rendered", () => {
  savedText.save(`${REVIEW}/NEW/12/12/a.ts`, "Why the twelfth?");
  reopenedComposers.note(REVIEW, [WRITING]);
  reopenedComposers.keepOpen();
  expect(savedComposers(REVIEW, PATHS, [DRAFT])).toMatchObject([
    { draftKey: "draft-01", location: { key: "a.ts", side: "new", line: 14, to: 14 }, draft: DRAFT.draft },
  ]);
});

it("a text of one review is not open in another", () => {
  reopenedComposers.note(REVIEW, [WRITING]);
  reopenedComposers.keepOpen();
  expect(savedComposers("another", PATHS, [])).toEqual([]);
  expect(savedComposers(REVIEW, PATHS, [])).toMatchObject([{ location: WRITING.location, draft: null }]);
});
