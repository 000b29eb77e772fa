import { expect, test } from "vitest";
import {
  type Action,
  commentPermissions,
  mayDo,
  permissionsOf,
  requireRight,
  type Role,
} from "#server/reviews/viewer/Viewer.ts";

const EMAIL = "ada@example.org";
const OTHER = "carl@example.org";
const ACTIONS = [
  "comment",
  "resolve",
  "verdict",
  "draft",
  "mark",
  "edit",
  "delete",
  "request",
  "update",
  "abandon",
] as const;

/** For each operation, whether it may be done to what is nobody's, one's own, and another's. */
const TABLE: readonly (readonly [Role, readonly Action[], readonly [boolean, boolean, boolean]])[] = [
  ["reader", ACTIONS, [false, false, false]],
  ["agent", ["comment"], [true, true, true]],
  ["agent", ["request", "update"], [false, true, false]],
  ["agent", ["resolve", "verdict", "draft", "mark", "edit", "delete", "abandon"], [false, false, false]],
  ["reviewer", ["comment", "resolve", "verdict", "draft", "mark"], [true, true, true]],
  ["reviewer", ["edit", "delete", "request", "update", "abandon"], [false, true, false]],
  [
    "maintainer",
    ["comment", "resolve", "verdict", "draft", "mark", "request", "update", "abandon"],
    [true, true, true],
  ],
  ["maintainer", ["edit", "delete"], [false, true, false]],
];

test.each(TABLE)("a %s may do %s to what is nobody's, one's own, another's: %s", (role, actions, expected) => {
  for (const action of actions) {
    const may = [null, EMAIL, OTHER].map((owner) => mayDo({ role, email: EMAIL }, action, owner));
    expect([action, ...may]).toEqual([action, ...expected]);
  }
});

test("anyone who has not given a name owns nothing", () => {
  expect(mayDo({ role: "maintainer", email: null }, "edit", null)).toBe(false);
  expect(mayDo({ role: "maintainer", email: null }, "comment", null)).toBe(true);
});

test("a reader's operation is refused with the person to ask", () => {
  const reader = { email: EMAIL, name: null, source: "git", role: "reader" } as const;
  expect(() => requireRight(reader, "comment", null)).toThrow(
    "Your role in this Galley does not allow this action. Ask the person who runs it.",
  );
});

test("an agent's operation is refused with what it may do instead", () => {
  const agent = { email: EMAIL, name: null, source: "git", role: "agent", agent: "Robo" } as const;
  expect(() => requireRight(agent, "verdict", null)).toThrow(
    "An agent can only comment and reply. Resolving threads, deleting comments and approving changes is up to people. Propose that a comment is addressed: galley reply <id> --addressed",
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
  const all = {
    canUpdate: true,
    canComment: true,
    canGiveVerdict: true,
    canAbandon: true,
    canReopen: false,
    canLand: true,
  };
  const done = { ...all, canUpdate: false, canGiveVerdict: false, canAbandon: false, canLand: false };
  const review = {
    state: "OPEN",
    head: "1".repeat(40),
    current,
    isPrivate: false,
    targetRef: "refs/heads/main",
  } as const;
  expect(permissionsOf(viewer, { ...review, state: "CHANGES_REQUESTED" })).toEqual(all);
  const withoutHead = { ...all, canGiveVerdict: false, canLand: false };
  expect(permissionsOf(viewer, { ...review, head: null })).toEqual(withoutHead);
  expect(permissionsOf(viewer, { ...review, state: "MERGED" })).toEqual(done);
  expect(permissionsOf(viewer, { ...review, state: "ABANDONED" })).toEqual({ ...done, canReopen: true });
  expect(permissionsOf(viewer, { ...review, isPrivate: true })).toEqual({ ...all, canLand: false });
  const onRemote = { ...review, targetRef: "refs/remotes/origin/main" };
  expect(permissionsOf(viewer, onRemote)).toEqual({ ...all, canLand: false });
  const reviewer = { ...viewer, role: "reviewer" } as const;
  const asReviewer = { ...all, canUpdate: false, canAbandon: false, canLand: false };
  expect(permissionsOf(reviewer, review)).toEqual(asReviewer);
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
  const [yes, no] = [true, false].map((is) => ({ canEdit: is, canDelete: is }));
  expect(commentPermissions(viewer, { item, isDeleted: false })).toEqual(yes);
  expect(commentPermissions(viewer, { item, isDeleted: true })).toEqual(no);
  expect(commentPermissions(viewer, { item: { ...item, author: OTHER }, isDeleted: false })).toEqual(no);
});
