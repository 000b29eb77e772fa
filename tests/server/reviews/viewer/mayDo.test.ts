import { expect, test } from "vitest";
import { commentPermits, type Deed, mayDo, permitsOf, requireRight } from "#server/reviews/viewer/permissions.ts";
import type { Role } from "#server/reviews/viewer/Viewer.ts";

const EMAIL = "ada@example.org";
const OTHER = "carl@example.org";
const DEEDS = [
  "comment",
  "resolve",
  "verdict",
  "draft",
  "mark",
  "edit",
  "withdraw",
  "request",
  "update",
  "abandon",
] as const;

/** For each deed, whether it may be done to what is nobody's, one's own, and another's. */
const TABLE: readonly (readonly [Role, readonly Deed[], readonly [boolean, boolean, boolean]])[] = [
  ["reader", DEEDS, [false, false, false]],
  ["agent", ["comment"], [true, true, true]],
  ["agent", ["request", "update"], [false, true, false]],
  ["agent", ["resolve", "verdict", "draft", "mark", "edit", "withdraw", "abandon"], [false, false, false]],
  ["reviewer", ["comment", "resolve", "verdict", "draft", "mark"], [true, true, true]],
  ["reviewer", ["edit", "withdraw", "request", "update", "abandon"], [false, true, false]],
  [
    "maintainer",
    ["comment", "resolve", "verdict", "draft", "mark", "request", "update", "abandon"],
    [true, true, true],
  ],
  ["maintainer", ["edit", "withdraw"], [false, true, false]],
];

test.each(TABLE)("a %s may do %s to what is nobody's, one's own, another's: %s", (role, deeds, expected) => {
  for (const deed of deeds) {
    const may = [null, EMAIL, OTHER].map((owner) => mayDo({ role, email: EMAIL }, deed, owner));
    expect([deed, ...may]).toEqual([deed, ...expected]);
  }
});

test("whoever has not said who they are owns nothing", () => {
  expect(mayDo({ role: "maintainer", email: null }, "edit", null)).toBe(false);
  expect(mayDo({ role: "maintainer", email: null }, "comment", null)).toBe(true);
});

test("a reader's deed is refused with whom to ask", () => {
  const reader = { email: EMAIL, name: null, source: "git", role: "reader" } as const;
  expect(() => requireRight(reader, "comment", null)).toThrow(
    "You may not do this here: your role in this Galley does not allow it. Ask whoever runs it.",
  );
});

test("an agent's deed is refused with what it may do instead", () => {
  const agent = { email: EMAIL, name: null, source: "git", role: "agent", agent: "Robo" } as const;
  expect(() => requireRight(agent, "verdict", null)).toThrow(
    "An agent remarks and answers; what is settled, taken back or may go in is for people to say. Propose that a remark is addressed: galley reply <id> --addressed",
  );
  expect(requireRight(agent, "comment", null)).toEqual({ email: EMAIL, name: null, agent: "Robo" });
});

test("what is offered about a review follows its state", () => {
  const viewer = { email: EMAIL, name: null, source: "git", role: "maintainer" } as const;
  const current = {
    timestamp: "1700000000",
    reviewRef: "refs/heads/topic",
    targetRef: "refs/heads/main",
    requester: OTHER,
    reviewers: [],
    description: "",
    baseCommit: "",
    alias: "",
    extras: {},
  };
  const all = { canUpdate: true, canComment: true, canGiveVerdict: true, canAbandon: true, canReopen: false };
  const done = { canUpdate: false, canComment: true, canGiveVerdict: false, canAbandon: false, canReopen: false };
  const head = "1".repeat(40);
  expect(permitsOf(viewer, { state: "CHANGES_REQUESTED", head, current })).toEqual(all);
  expect(permitsOf(viewer, { state: "OPEN", head: null, current })).toEqual({ ...all, canGiveVerdict: false });
  expect(permitsOf(viewer, { state: "MERGED", head, current })).toEqual(done);
  expect(permitsOf(viewer, { state: "ABANDONED", head, current })).toEqual({ ...done, canReopen: true });
  const reviewer = { ...viewer, role: "reviewer" } as const;
  expect(permitsOf(reviewer, { state: "OPEN", head, current })).toEqual({
    ...all,
    canUpdate: false,
    canAbandon: false,
  });
});

test("a comment of one's own is offered to be edited and withdrawn until it is withdrawn", () => {
  const viewer = { email: EMAIL, name: null, source: "git", role: "maintainer" } as const;
  const item = {
    id: "",
    timestamp: "1700000000",
    author: EMAIL,
    original: "",
    parent: "",
    location: null,
    description: "Why?",
    resolved: null,
    extras: {},
  };
  const [yes, no] = [true, false].map((is) => ({ canEdit: is, canWithdraw: is }));
  expect(commentPermits(viewer, { item, isWithdrawn: false })).toEqual(yes);
  expect(commentPermits(viewer, { item, isWithdrawn: true })).toEqual(no);
  expect(commentPermits(viewer, { item: { ...item, author: OTHER }, isWithdrawn: false })).toEqual(no);
});
