import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";

const GENERATED = new URL("../../../../__generated__/", import.meta.url);

/** What the compiler makes of an operation, as far as its fields go. */
interface Selection {
  readonly kind: string;
  readonly name?: string;
  readonly selections?: readonly Selection[];
}

/** Gives the names of the fields of all patch sets that selections ask a review for; null where they ask for none. */
function fieldsOfPatchSets(selections: readonly Selection[]): ReadonlySet<string> | null {
  const own = selections.filter(({ name }) => name === "patchSets").flatMap((one) => namesBelow(one.selections ?? []));
  const deeper = selections.flatMap((one) => [...(fieldsOfPatchSets(one.selections ?? []) ?? [])]);
  const all = new Set([...own, ...deeper]);
  return all.size === 0 ? null : all;
}

function namesBelow(selections: readonly Selection[]): readonly string[] {
  return selections.flatMap(({ name = "", selections: below = [] }) => [
    name,
    ...namesBelow(below).map((one) => `${name}.${one}`),
  ]);
}

async function operations(): Promise<ReadonlyMap<string, readonly Selection[]>> {
  const files = (await readdir(GENERATED)).filter((file) =>
    /(?:Query|Mutation|Subscription)\.graphql\.ts$/u.test(file),
  );
  const read = files.map(async (file): Promise<[string, readonly Selection[]]> => {
    const { default: request } = await import(new URL(file, GENERATED).href);
    return [file.replace(".graphql.ts", ""), request.operation.selections];
  });
  return new Map(await Promise.all(read));
}

it("whatever brings patch sets brings all that any page shows of one, so that no page misses a field of one that is new", async () => {
  const asked = [...(await operations())].flatMap(([name, selections]) => {
    const fields = fieldsOfPatchSets(selections);
    return fields === null ? [] : [[name, fields] as const];
  });
  const any = new Set(asked.flatMap(([, fields]) => [...fields].filter((field) => !field.endsWith("__typename"))));
  const missing = asked.flatMap(([name, fields]) =>
    [...any].filter((field) => !fields.has(field)).map((field) => `${name} lacks ${field}`),
  );
  expect(missing).toEqual([]);
  expect(asked.map(([name]) => name)).toContain("useMarkLookedMutation");
  expect(any).toContain("move.sentence");
});
