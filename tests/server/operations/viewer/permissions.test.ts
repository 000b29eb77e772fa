import { expect, test } from "vitest";
import {
  type Action,
  commentPermissions,
  mayDo,
  permissionsOf,
  requireRight,
  type Role,
} from "#server/reviews/state/Viewer.ts";

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

/** For each operation, whether it is allowed on an object without an owner, on the user's, and on another person's. */
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

test.each(TABLE)("a %s may do %s to an object of nobody, of their own, of another: %s", (role, actions, expected) => {
  for (const action of actions) {
    const may = [null, EMAIL, OTHER].map((owner) => mayDo({ role, email: EMAIL }, action, owner));
    expect([action, ...may]).toEqual([action, ...expected]);
  }
});

test("a user without a name owns nothing", () => {
  expect(mayDo({ role: "maintainer", email: null }, "edit", null)).toBe(false);
  expect(mayDo({ role: "maintainer", email: null }, "comment", null)).toBe(true);
});

test("a reader's operation is refused with the name of the person to contact", () => {
  const reader = { email: EMAIL, name: null, source: "git", role: "reader" } as const;
  expect(() => requireRight(reader, "comment", null)).toThrow(
    "Your role in this Galley does not allow this action. Ask the person who runs it.",
  );
});

test("an agent's operation is refused with what it may do instead", () => {
  const agent = { email: EMAIL, name: null, source: "git", role: "agent", agent: "Robo" } as const;
  expect(() => requireRight(agent, "verdict", null)).toThrow(
    "An agent can read, comment, reply, import reports and request reviews. Approving, resolving and deleting are up to people. Propose that a comment is addressed: galley reply <id> --addressed",
  );
  expect(requireRight(agent, "comment", null)).toEqual({ email: EMAIL, name: null, agent: "Robo" });
});

test("the available operations on a review depend on its state", () => {
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

test("the author of a comment can edit and withdraw it until it is withdrawn", () => {
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
