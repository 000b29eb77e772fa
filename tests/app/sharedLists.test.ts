import type { ConcreteRequest, NormalizationSelection } from "relay-runtime";
import { expect, it } from "vitest";

const ENDING = /\/([^/]+?)(?:Query|Mutation|Subscription)\.graphql\.ts$/u;
const REQUESTS = import.meta.glob<ConcreteRequest>("/__generated__/*{Query,Mutation,Subscription}.graphql.ts", {
  eager: true,
  import: "default",
});
/** The modules of the pages: queries of the commands do not use their store, and an exported file has one of its own. */
const MODULES = new Set(
  Object.keys(import.meta.glob(["/src/app/**/*.{ts,tsx}", "!/src/app/reviewing/export/ExportedChange.tsx"])).map(
    (path) => nameOf(path),
  ),
);

/** The fields that an operation requests of a list's entries, as the path from entry to field. */
interface Operation {
  readonly operation: string;
  /** Whether it belongs to a page: other fields that a mutation requests are only for its caller. */
  readonly isQuery: boolean;
  readonly fields: ReadonlySet<string>;
}

function nameOf(path: string): string {
  return path.replace(/^.*\/|\.tsx?$/gu, "");
}

function selectionsOf(selection: NormalizationSelection): readonly NormalizationSelection[] {
  return "selections" in selection ? (selection.selections ?? []) : [];
}

function* fieldsOf(selections: readonly NormalizationSelection[], way = ""): Generator<string> {
  for (const selection of selections) {
    if (selection.kind === "ScalarField") yield way + selection.name;
    else yield* fieldsOf(selectionsOf(selection), selection.kind === "LinkedField" ? `${way}${selection.name}.` : way);
  }
}

/**
 * Adds the lists among the selections of a type to the known lists, by type and field. A connection's entries are
 * counted as its own.
 */
function addLists(
  lists: Map<string, Operation[]>,
  by: Pick<Operation, "operation" | "isQuery">,
  type: string,
  selections: readonly NormalizationSelection[],
): void {
  for (const selection of selections) {
    if (selection.kind === "LinkedField") {
      const { name, plural, concreteType } = selection;
      if (plural && name !== "edges") {
        const list = `${type}.${name}`;
        const fields = new Set(
          [...fieldsOf(selection.selections)].filter((field) => !/\b(?:id|__typename)$/u.test(field)),
        );
        lists.set(list, [...(lists.get(list) ?? []), { ...by, fields }]);
      }
      addLists(lists, by, concreteType ?? "", selection.selections);
    } else addLists(lists, by, selection.kind === "InlineFragment" ? selection.type : type, selectionsOf(selection));
  }
}

// The previous page stays on screen and is rendered again with the data that the next page's response put into the
// store. If an entry that is new to the store lacks a field that the old page shows, the old page fails.
it("all pages query the same fields of a list's entries", () => {
  const lists = new Map<string, Operation[]>();
  for (const [path, request] of Object.entries(REQUESTS)) {
    const module = ENDING.exec(path)?.[1] ?? "";
    if (!MODULES.has(module) || request.kind !== "Request") continue;
    const { name, operationKind } = request.params;
    addLists(lists, { operation: name, isQuery: operationKind === "query" }, "", request.operation.selections);
  }
  expect([...lists.keys()]).toContain("Review.threads");
  const lacking = [...lists].flatMap(([list, askings]) => {
    const requested = new Set(askings.flatMap(({ isQuery, fields }) => (isQuery ? [...fields] : [])));
    return askings.flatMap(({ operation, fields }) =>
      [...requested].filter((field) => !fields.has(field)).map((field) => `${operation}: ${list} without ${field}`),
    );
  });
  expect(lacking).toEqual([]);
});
