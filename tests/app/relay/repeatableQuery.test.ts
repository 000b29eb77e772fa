import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, it } from "vitest";
import { repeatableQuery } from "#app/relay/useScreenQuery.ts";
import query, { type changeUpdatesWorktreeQuery } from "#generated/changeUpdatesWorktreeQuery.graphql.ts";

const VARIABLES = { drawn: "d", part: "ALL", slug: "repo" } as const;

it("a query that is asked again while it is being answered is asked once more after that, however often", async () => {
  const environment = createMockEnvironment();
  const ask = repeatableQuery<changeUpdatesWorktreeQuery>(environment, query, VARIABLES);
  const asked = (): number => environment.mock.getAllOperations().length;
  const answer = (): void =>
    environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation));

  ask();
  ask();
  ask();
  expect(asked()).toBe(1);
  answer();
  expect(asked()).toBe(0);
  await expect.poll(asked).toBe(1);
  answer();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked(), "nobody asked since").toBe(0);
  ask();
  expect(asked()).toBe(1);
});
