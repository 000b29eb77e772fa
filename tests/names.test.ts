import { parse } from "graphql";
import { expect, it } from "vitest";
import { readModule, readModuleAt, type ModuleFacts } from "#tests/helpers/readModule.ts";
import { sourceFiles } from "#tests/helpers/sourceFiles.ts";

const SRC = `${import.meta.dirname}/../src`;

/** Files that hold a few small things of one kind, and are named for the kind. This list only ever shrinks. */
const KINDS: readonly string[] = [
  "app/diff/colours/highlightMessages.ts",
  "app/diff/measures.ts",
  "app/diff/models/rowGeometry.ts",
  "app/relay/scrollMemory.ts",
  "contract/byteText.ts",
  "contract/wire.ts",
  "server/git/processes/brokerMessages.ts",
  "server/git/objects/catFile.ts",
  "server/http/pageHtml.ts",
];

/** Words that say nothing about what is inside. */
const EMPTY_NAMES = /^(?:index|utils?|helpers?|common|types|lib|misc)\.tsx?$/;

/** Says, sentence by sentence, which names of a file break the rules. */
function misnamed({ path, exports, graphql }: ModuleFacts): string[] {
  const file = path.split("/").at(-1) ?? "";
  const name = file.replace(/(?:\.worker)?\.tsx?$/, "");
  const faults = graphql.flatMap((text) => graphqlFaults(name, text));
  if (EMPTY_NAMES.test(file)) faults.push(`is named ${file}, which says nothing about what is inside`);
  if (exports.includes("default")) faults.push("has a default export");
  if (exports.length > 0 && !KINDS.includes(path) && !exports.some((one) => bears(one, name))) {
    faults.push(`exports ${exports.join(", ")}, but nothing of its own name`);
  }
  return faults.map((fault) => `src/${path} ${fault}`);
}

/** ERRORS bears the name of errors.ts, createNetwork that of network.ts, and Shortcut that of shortcuts.ts. */
function bears(exported: string, name: string): boolean {
  return exported.replaceAll("_", "").toLowerCase().includes(name.toLowerCase().replace(/s$/, ""));
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
    return fits ? [] : [`names a ${definition.operation} “${value}”; it should be ${module}${ending}`];
  });
}

it.each([
  ["app/ui/Button.tsx", `export function Knob() {}`, "exports Knob, but nothing of its own name"],
  ["app/ui/Button.tsx", `export default function Button() {}`, "has a default export"],
  ["app/ui/utils.ts", `export const utils = 1;`, "is named utils.ts, which says nothing about what is inside"],
  [
    "app/parts/Row.tsx",
    "graphql`fragment Line_commit on Commit { id }`",
    "names a fragment Line_commit; it should be Row_prop",
  ],
  ["app/parts/Row.tsx", "graphql`fragment Row on Commit { id }`", "names a fragment Row; it should be Row_prop"],
  [
    "app/screens/desk/DeskScreen.tsx",
    "graphql`query DeskQuery { id }`",
    "names a query “DeskQuery”; it should be DeskScreenQuery",
  ],
  [
    "app/screens/desk/useAddComment.ts",
    "graphql`mutation useAddComment { id }`",
    "names a mutation “useAddComment”; it should be useAddCommentMutation",
  ],
])("a wrong name in %s is caught: %s", (path, source, fault) => {
  const faults = misnamed(readModule(path, source));
  expect(faults).toContain(`src/${path} ${fault}`);
});

it.each([
  ["contract/errors.ts", "export const ERRORS = 1; export class GalleyError {}"],
  [
    "app/screens/desk/DeskScreen.tsx",
    "export const DeskScreen = graphql`query DeskScreenQuery { id } fragment DeskScreen_desk on Query { id }`",
  ],
  ["app/screens/desk/useAddComment.ts", "export const useAddComment = graphql`mutation useAddCommentMutation { id }`"],
  ["app/main.tsx", "start();"],
])("a right name in %s is none: %s", (path, source) => {
  expect(misnamed(readModule(path, source))).toEqual([]);
});

it("every exemption is of a file that needs it", () => {
  const needless = KINDS.filter((path) => {
    const { exports } = readModuleAt(SRC, path);
    return exports.some((one) => bears(one, path.replace(/^.*\/|\.tsx?$/g, "")));
  });
  expect(needless).toEqual([]);
});

it("every file bears the name of what it exports, every fragment and operation that of its file", () => {
  const facts = sourceFiles(SRC).map((path) => readModuleAt(SRC, path));
  expect(facts.length).toBeGreaterThan(60);
  expect(facts.flatMap(misnamed)).toEqual([]);
});
