import { expect, test } from "vitest";
import { getSchema } from "#generated/schema.mts";
import { scalars } from "#server/schema/scalars.ts";
import { fieldArguments, OF_PAGES } from "#tests/helpers/hostile/fieldArguments.ts";
import { SchemaDocuments } from "#tests/helpers/hostile/schemaDocuments.ts";

const FACTS = { base: "base", head: "head", review: "review", missing: "missing", cut: "cut" };
/** Their arguments come from the documents themselves, which only the slow test builds. */
const ROOTS = /^(?:Query|Mutation|Subscription|\w+Input|\w+Filter|\w+Options)\b/u;

test("hostilePrograms.slow.test.ts has a value for every argument of every field", () => {
  const documents = new SchemaDocuments(getSchema({ scalars }), fieldArguments(FACTS), []);
  const isPage = (argument: string): boolean => OF_PAGES.some((name) => argument.endsWith(`(${name})`));
  expect(documents.unasked([]).filter((argument) => !isPage(argument) && !ROOTS.test(argument))).toEqual([]);
});
