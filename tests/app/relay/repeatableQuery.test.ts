import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, it } from "vitest";
import { repeatableQuery } from "#app/relay/useScreenQuery.ts";
import query, { type WorktreeScreenUpdateQuery } from "#generated/WorktreeScreenUpdateQuery.graphql.ts";

const VARIABLES = { drawn: "d", part: "ALL", slug: "repo" } as const;

it("a query that is repeated while it runs is run once more after that, however often it was repeated", async () => {
  const environment = createMockEnvironment();
  const refetch = repeatableQuery<WorktreeScreenUpdateQuery>(environment, query, VARIABLES);
  const requested = (): number => environment.mock.getAllOperations().length;
  const answer = (): void =>
    environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation));

  refetch();
  refetch();
  refetch();
  expect(requested()).toBe(1);
  answer();
  expect(requested()).toBe(0);
  await expect.poll(requested).toBe(1);
  answer();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(requested(), "nobody asked since").toBe(0);
  refetch();
  expect(requested()).toBe(1);
});
