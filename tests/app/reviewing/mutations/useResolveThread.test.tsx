// @vitest-environment page
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { commitLocalUpdate, RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, it } from "vitest";
import { RequestNameContext, NAME_NEEDED } from "#app/reading/data/useReviewMutation.ts";
import { useResolveThread } from "#app/reviewing/mutations/comments.ts";

/** A store with one open thread, and the mutation that resolves it. */
function resolving(isNamed = true) {
  const environment = createMockEnvironment();
  commitLocalUpdate(environment, (store) =>
    store.create("t", "ReviewThread").setValue("t", "id").setValue("OPEN", "state"),
  );
  const Around = ({ children }: { readonly children: ReactNode }) => (
    <RequestNameContext value={async () => isNamed}>
      <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
    </RequestNameContext>
  );
  const hook = renderHook(() => useResolveThread("t"), { wrapper: Around });
  let result: string | null | undefined;
  return {
    environment,
    begin: () => act(async () => void hook.result.current[0]().then((reason) => (result = reason))),
    state: () => environment.getStore().getSource().get("t")?.["state"],
    result: () => result,
  };
}

it("a thread stays open until the server has resolved it", async () => {
  const { environment, begin, state, result } = resolving();
  await begin();
  expect(state()).toBe("OPEN");
  expect(result()).toBe(undefined);
  const thread = { __typename: "ReviewThread", id: "t", state: "RESOLVED", comments: [] };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { resolveThread: { problem: null, thread, review: null } },
    }),
  );
  expect(state()).toBe("RESOLVED");
  expect(result()).toBe(null);
});

it("a thread that the server refuses to resolve stays open, with the reason", async () => {
  const { environment, begin, state, result } = resolving();
  await begin();
  const problem = { code: "READ_ONLY", message: "The repository cannot be written to." };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { resolveThread: { problem, thread: null, review: null } },
    }),
  );
  expect(state()).toBe("OPEN");
  expect(result()).toBe("The repository cannot be written to.");
});

it("a thread stays open if the server does not respond, with the reason", async () => {
  const { environment, begin, state, result } = resolving();
  await begin();
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("Galley does not answer.")));
  expect(state()).toBe("OPEN");
  expect(result()).toBe("Galley does not answer.");
});

it("nothing is written without a name", async () => {
  const { environment, begin, state, result } = resolving(false);
  await begin();
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(state()).toBe("OPEN");
  expect(result()).toBe(NAME_NEEDED);
});
