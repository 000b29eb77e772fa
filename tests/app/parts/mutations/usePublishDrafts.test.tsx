// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { commitLocalUpdate, RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, it } from "vitest";
import { useGiveVerdict, usePublishDrafts } from "#app/parts/mutations/verdicts.ts";

const ADA = { name: "Ada", email: "ada@example.org" };

/** A store with a review of one thread, one draft of a new remark and one of an answer that resolves the thread. */
function publishing() {
  const environment = createMockEnvironment();
  commitLocalUpdate(environment, (store) => {
    const thread = store.create("t", "ReviewThread").setValue("t", "id").setValue("OPEN", "state");
    thread.setLinkedRecords([], "comments");
    const comment = store.create("d1", "Draft");
    comment.setValue("key-1", "key").setValue("Why?", "body").setValue("BLOCKING", "kind").setValue("a.txt", "path");
    comment.setValue("NEW", "side").setValue(3, "startLine").setValue(4, "endLine").setValue("c", "commitOid");
    const answer = store.create("d2", "Draft");
    answer.setValue("key-2", "key").setValue("Because.", "body").setValue(true, "resolves");
    answer.setLinkedRecord(thread, "replyTo");
    const review = store.create("r", "Review").setValue("r", "id").setValue(2, "draftCount").setValue("OPEN", "state");
    review.setLinkedRecords([thread], "threads").setLinkedRecords([comment, answer], "drafts");
    review.setLinkedRecords([], "verdicts").setLinkedRecords([], "timeline");
  });
  const Around = ({ children }: { readonly children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const hook = renderHook(() => ({ publish: usePublishDrafts("r", ADA)[0], give: useGiveVerdict("r", ADA)[0] }), {
    wrapper: Around,
  });
  let result: string | null | undefined;
  /** What the page would show: the threads' states and words, the drafts, the verdicts and the last that happened. */
  function shown() {
    const source = environment.getStore().getSource();
    const list = (id: string, field: string): readonly string[] => Object(source.get(id)?.[field]).__refs ?? [];
    const each = (records: string, field: string) => list("r", records).map((id) => source.get(id)?.[field]);
    return {
      threads: list("r", "threads").map((id) => [
        source.get(id)?.["state"],
        ...list(id, "comments").map((comment) => source.get(comment)?.["body"]),
      ]),
      drafts: [source.get("r")?.["draftCount"], list("r", "drafts").length],
      verdicts: each("verdicts", "kind"),
      happened: each("timeline", "verdict"),
      state: source.get("r")?.["state"],
    };
  }
  return {
    environment,
    shown,
    result: () => result,
    publish: (verdict: "APPROVE" | "REQUEST_CHANGES") =>
      act(
        async () =>
          void hook.result.current
            .publish({ key: "publish-1", verdict, body: "So." })
            .then((reported) => (result = reported)),
      ),
    give: (verdict: "APPROVE" | "REQUEST_CHANGES") =>
      act(
        async () =>
          void hook.result.current.give({ key: "give-1", verdict, body: "" }).then((reported) => (result = reported)),
      ),
  };
}

const BEFORE = { threads: [["OPEN"]], drafts: [2, 2], verdicts: [], happened: [], state: "OPEN" };

it("drafts are remarks and answers, and the verdict stands, before the server answers", async () => {
  const { publish, shown, result } = publishing();
  await publish("REQUEST_CHANGES");
  expect(shown()).toEqual({
    threads: [
      ["RESOLVED", "Because."],
      ["OPEN", "Why?"],
    ],
    drafts: [0, 0],
    verdicts: ["REQUEST_CHANGES"],
    happened: ["REQUEST_CHANGES"],
    state: "CHANGES_REQUESTED",
  });
  expect(result()).toBe(undefined);
});

it("where the server refuses all is drafts again, and the reason is told", async () => {
  const { environment, publish, shown, result } = publishing();
  await publish("APPROVE");
  const problem = { code: "STALE", message: "The change moved on." };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { publishDrafts: { problem, review: null } } }),
  );
  expect(shown()).toEqual(BEFORE);
  expect(result()).toBe("The change moved on.");
});

it("where nobody answers all is drafts again, and that is told", async () => {
  const { environment, publish, shown, result } = publishing();
  await publish("APPROVE");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("Galley does not answer.")));
  expect(shown()).toEqual(BEFORE);
  expect(result()).toBe("Galley does not answer.");
});

it("a verdict alone stands at once, and goes again where it is refused", async () => {
  const { environment, give, shown, result } = publishing();
  await give("APPROVE");
  expect(shown()).toEqual({ ...BEFORE, verdicts: ["APPROVE"], happened: ["APPROVE"] });
  const problem = { code: "STALE", message: "The change moved on." };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { giveVerdict: { problem, review: null } } }),
  );
  expect(shown()).toEqual(BEFORE);
  expect(result()).toBe("The change moved on.");
});
