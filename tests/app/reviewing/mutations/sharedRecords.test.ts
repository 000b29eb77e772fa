import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sourceFiles } from "#tests/helpers/sourceFiles.ts";

const GENERATED = new URL("../../../../__generated__/", import.meta.url);
const APP = join(import.meta.dirname, "../../../../src/app");
const OPERATION = /\b(?:query|mutation|subscription) (?<name>\w+(?:Query|Mutation|Subscription))\b/gu;

/** An operation as the compiler writes it, as far as its fields are concerned. */
interface Selection {
  readonly kind: string;
  readonly name?: string;
  readonly selections?: readonly Selection[];
}

/** Returns the fields that selections request of all objects of fields with these names; null if they request none. */
function fieldsOf(names: readonly string[], selections: readonly Selection[]): ReadonlySet<string> | null {
  const own = selections
    .filter(({ name = "" }) => names.includes(name))
    .flatMap((one) => namesBelow(one.selections ?? []));
  const deeper = selections.flatMap((one) => [...(fieldsOf(names, one.selections ?? []) ?? [])]);
  const all = new Set([...own, ...deeper]);
  return all.size === 0 ? null : all;
}

function namesBelow(selections: readonly Selection[]): readonly string[] {
  return selections.flatMap(({ name = "", selections: below = [] }) => [
    name,
    ...namesBelow(below).map((one) => `${name}.${one}`),
  ]);
}

/** Its query is answered from the file, in a store of its own. */
const OF_FILE = "reviewing/export/ExportedChange.tsx";

/** The operations of the page: those of the command line have no store. */
async function operations(): Promise<ReadonlyMap<string, readonly Selection[]>> {
  const paths = sourceFiles(APP).filter((path) => path !== OF_FILE);
  const texts = await Promise.all(paths.map((path) => readFile(join(APP, path), "utf8")));
  const names = texts.flatMap((text) => Array.from(text.matchAll(OPERATION), ({ groups }) => groups?.["name"] ?? ""));
  const read = [...new Set(names)].map(async (name): Promise<[string, readonly Selection[]]> => {
    const { default: request } = await import(new URL(`${name}.graphql.ts`, GENERATED).href);
    return [name, request.operation.selections];
  });
  return new Map(await Promise.all(read));
}

// Another page can be on screen while the answer arrives: a record that is new to it must have all that it shows of one.
it.each([
  { records: "patch sets", names: ["patchSets"], known: "move.message", operation: "LastVisitMarkMutation" },
  { records: "threads", names: ["threads", "thread"], known: "comments.body", operation: "commentsReplyMutation" },
  { records: "drafts", names: ["drafts"], known: "kind", operation: "commentsSaveDraftMutation" },
])("every operation that requests $records has all fields that any page shows of one", async (expected) => {
  const requested = [...(await operations())].flatMap(([name, selections]) => {
    const fields = fieldsOf(expected.names, selections);
    return fields === null ? [] : [[name, fields] as const];
  });
  const any = new Set(requested.flatMap(([, fields]) => [...fields].filter((field) => !field.endsWith("__typename"))));
  const missing = requested.flatMap(([name, fields]) =>
    [...any].filter((field) => !fields.has(field)).map((field) => `${name} lacks ${field}`),
  );
  expect(missing).toEqual([]);
  expect(requested.map(([name]) => name)).toContain(expected.operation);
  expect(any).toContain(expected.known);
});
