import { expect, it } from "vitest";
import { actionOfKey, firstView, threadReducer, type ThreadView } from "#app/reviewing/threads/threadReducer.ts";

const saved = { hasText: false, reopened: null, origin: null };
const opened = {
  state: "OPEN",
  isDismissed: false,
  isElsewhere: false,
  draftKeys: [],
  saved,
  newKey: "new-1",
} as const;
const openView: ThreadView = {
  status: { state: "OPEN", isDismissed: false },
  isOpen: true,
  replying: null,
  failure: null,
};
const reply = { key: "new-1", quoted: "", isRestored: false, isReturn: false };

it("an open thread and a note begin expanded; a resolved, a dismissed one and one of another commit, collapsed", () => {
  const isOpen = (more: Partial<Parameters<typeof firstView>[0]>) => firstView({ ...opened, ...more }).isOpen;
  expect(firstView(opened)).toEqual(openView);
  expect(isOpen({ state: "NOTE" })).toBe(true);
  expect(isOpen({ state: "RESOLVED" })).toBe(false);
  expect(isOpen({ isDismissed: true })).toBe(false);
  expect(isOpen({ isElsewhere: true })).toBe(false);
});

it("a resolved thread in which the viewer writes begins expanded", () => {
  const resolved = { ...opened, state: "RESOLVED" } as const;
  expect(firstView({ ...resolved, draftKeys: ["draft-1"] })).toMatchObject({ isOpen: true, replying: null });
  expect(firstView({ ...resolved, saved: { ...saved, hasText: true } }).isOpen).toBe(true);
});

it("an unsaved reply is restored under the key of its open field, else of its draft, else a new one", () => {
  const keyOf = (more: Partial<Parameters<typeof firstView>[0]["saved"]>, draftKeys: readonly string[]) =>
    firstView({ ...opened, draftKeys, saved: { ...saved, hasText: true, ...more } }).replying?.key;
  const [reopened, origin] = ["field-1", "draft-2"];
  expect(firstView({ ...opened, saved: { ...saved, hasText: true } }).replying).toEqual({ ...reply, isRestored: true });
  expect(keyOf({ reopened, origin }, ["draft-3"])).toBe("field-1");
  expect(keyOf({ origin }, ["draft-3"])).toBe("draft-2");
  expect(keyOf({}, ["draft-3"])).toBe("draft-3");
});

it("a field that was open is opened again without text; one that is a draft, with the draft", () => {
  const of = (draftKeys: readonly string[]) =>
    firstView({ ...opened, draftKeys, saved: { ...saved, reopened: "field-1" } }).replying;
  expect(of([])).toEqual({ key: "field-1", quoted: "", isRestored: true, isReturn: false });
  expect(of(["field-1"])).toBe(null);
});

it("a thread that was resolved collapses and expands again when it is reopened, in any window", () => {
  const resolved = threadReducer(openView, {
    type: "statusChanged",
    status: { state: "RESOLVED", isDismissed: false },
  });
  expect(resolved).toEqual({ ...openView, status: { state: "RESOLVED", isDismissed: false }, isOpen: false });
  expect(threadReducer(resolved, { type: "statusChanged", status: openView.status })).toEqual(openView);
  const dismissed = { state: "OPEN", isDismissed: true } as const;
  expect(threadReducer(openView, { type: "statusChanged", status: dismissed }).isOpen).toBe(false);
});

it("a thread with a reply that is being written stays expanded when it is resolved", () => {
  const writing = { ...openView, replying: reply };
  const status = { state: "RESOLVED", isDismissed: false } as const;
  expect(threadReducer(writing, { type: "statusChanged", status })).toEqual({ ...writing, status });
});

it("a reply expands the thread; another request to reply keeps the one that is being written", () => {
  const first = threadReducer(
    { ...openView, isOpen: false },
    { type: "replyOpened", key: "new-1", quoted: "text", isReturn: false },
  );
  expect(first).toEqual({ ...openView, replying: { ...reply, quoted: "text" } });
  const second = threadReducer(first, { type: "replyOpened", key: "new-2", quoted: "", isReturn: true });
  expect(second.replying).toEqual({ ...reply, quoted: "text", isReturn: true });
  expect(threadReducer(second, { type: "replyClosed" })).toEqual(openView);
});

it("a decision that failed expands the thread with the reason, and the next one removes it", () => {
  const closed = { ...openView, isOpen: false };
  const failed = threadReducer(closed, { type: "decided", failure: "The disk is full." });
  expect(failed).toEqual({ ...openView, failure: "The disk is full." });
  expect(threadReducer(failed, { type: "decided", failure: null })).toEqual(openView);
  expect(threadReducer(closed, { type: "decided", failure: null })).toEqual(closed);
});

it("a toggle collapses and expands", () => {
  const closed = threadReducer(openView, { type: "toggled" });
  expect(closed.isOpen).toBe(false);
  expect(threadReducer(closed, { type: "toggled" })).toEqual(openView);
});

it("the keys of a thread: capital letters only with Shift", () => {
  const pressed = ["r", "e", "R", "D", "A", "x", "Enter"].map((key) => actionOfKey(key, false));
  expect(pressed).toEqual(["reply", "toggle", null, null, null, null, null]);
  const shifted = ["R", "D", "A", "E"].map((key) => actionOfKey(key, true));
  expect(shifted).toEqual(["toggleResolved", "refuse", "apply", null]);
});
