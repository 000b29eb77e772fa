import { parse } from "graphql";
import { expect, it } from "vitest";
import { readModule, readModuleAt, type ModuleFacts } from "#tests/helpers/readModule.ts";
import { sourceFiles } from "#tests/helpers/sourceFiles.ts";

const SRC = `${import.meta.dirname}/../src`;

/** Names that say nothing about the content. */
const EMPTY_NAMES = /^(?:index|utils?|helpers?|common|types|lib|misc|words|strings|constants)\.tsx?$/;

/** A module with more exports than this holds more than one concept. */
const EXPORTS_MAX = 17;

/** Files that list many things of one kind on purpose. This list must only shrink. */
const LISTS: readonly string[] = ["contract/limits.ts"];

/** Returns one message for each name in a module that breaks the rules. */
function misnamed({ path, exports, graphql }: ModuleFacts): string[] {
  const file = path.split("/").at(-1) ?? "";
  const name = file.replace(/(?:\.worker)?\.tsx?$/, "");
  const faults = graphql.flatMap((text) => graphqlFaults(name, text));
  if (EMPTY_NAMES.test(file)) faults.push(`is named ${file}, which says nothing about what is inside`);
  if (exports.includes("default")) faults.push("has a default export");
  if (exports.length > EXPORTS_MAX && !LISTS.includes(path))
    faults.push(`exports ${exports.length} things; more than ${EXPORTS_MAX} are more than one concept`);
  return faults.map((fault) => `src/${path} ${fault}`);
}

function graphqlFaults(module: string, text: string): string[] {
  return parse(text).definitions.flatMap((definition) => {
    if (definition.kind === "FragmentDefinition") {
      const { value } = definition.name;
      return new RegExp(`^${module}_[a-z]\\w*$`).test(value)
        ? []
        : [`names a fragment ${value}; it should be ${module}_prop`];
    }
    if (definition.kind !== "OperationDefinition") return [`holds a ${definition.kind}, which belongs in the schema`];
    const ending = definition.operation.replace(/^./, (letter) => letter.toUpperCase());
    const value = definition.name?.value ?? "";
    const fits = value.startsWith(module) && value.endsWith(ending);
    return fits ? [] : [`names a ${definition.operation} “${value}”; it should be ${module}…${ending}`];
  });
}

it.each([
  ["app/ui/Button.tsx", `export default function Button() {}`, "has a default export"],
  ["app/ui/utils.ts", `export const utils = 1;`, "is named utils.ts, which says nothing about what is inside"],
  [
    "app/ui/all.ts",
    Array.from({ length: 18 }, (_, place) => `export const a${place} = 1;`).join("\n"),
    "exports 18 things; more than 17 are more than one concept",
  ],
  [
    "app/reviewing/Row.tsx",
    "graphql`fragment Line_commit on Commit { id }`",
    "names a fragment Line_commit; it should be Row_prop",
  ],
  ["app/reviewing/Row.tsx", "graphql`fragment Row on Commit { id }`", "names a fragment Row; it should be Row_prop"],
  [
    "app/screens/home/HomeScreen.tsx",
    "graphql`query HomeQuery { id }`",
    "names a query “HomeQuery”; it should be HomeScreen…Query",
  ],
  [
    "app/reviewing/mutations/comments.ts",
    "graphql`mutation addComment { id }`",
    "names a mutation “addComment”; it should be comments…Mutation",
  ],
])("a wrong name in %s is reported: %s", (path, source, fault) => {
  const faults = misnamed(readModule(path, source));
  expect(faults).toContain(`src/${path} ${fault}`);
});

it.each([
  ["contract/errors.ts", "export const ERRORS = 1; export class GalleyError {}"],
  [
    "app/screens/home/HomeScreen.tsx",
    "export const HomeScreen = graphql`query HomeScreenQuery { id } fragment HomeScreen_home on Query { id }`",
  ],
  ["app/main.tsx", "start();"],
])("a right name in %s is not reported: %s", (path, source) => {
  expect(misnamed(readModule(path, source))).toEqual([]);
});

it("every exempted file needs its exemption", () => {
  expect(LISTS.filter((path) => readModuleAt(SRC, path).exports.length <= EXPORTS_MAX)).toEqual([]);
});

it("every module, fragment and operation follows the naming rules", () => {
  const facts = sourceFiles(SRC).map((path) => readModuleAt(SRC, path));
  expect(facts.length).toBeGreaterThan(60);
  expect(facts.flatMap(misnamed)).toEqual([]);
});
