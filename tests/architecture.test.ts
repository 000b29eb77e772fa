import { existsSync, readFileSync } from "node:fs";
import { parse } from "graphql";
import { expect, it } from "vitest";
import { ERRORS } from "#contract/errors.ts";

const ROOT = `${import.meta.dirname}/..`;

const read = (path: string): string => readFileSync(`${ROOT}/${path}`, "utf8");

/** The operations that a production server executes. */
function persistedOperations(): string[] {
  const texts: unknown[] = Object.values(JSON.parse(read("__generated__/persisted.json")));
  return texts
    .flatMap((text) => parse(String(text)).definitions)
    .flatMap((definition) =>
      definition.kind === "OperationDefinition" && definition.name ? [definition.name.value] : [],
    )
    .sort();
}

/** Gives a Markdown section's text, from its heading `## <number>.` to the next of that rank. */
function section(markdown: string, number: number): string {
  const sections = markdown.split(/^(?=## )/m);
  return sections.find((text) => text.startsWith(`## ${number}.`)) ?? "";
}

/** Gives each different thing in backticks that fits, sorted. */
function inBackticks(markdown: string, fitting: RegExp): string[] {
  const found = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);
  return [...new Set(found)].filter((text) => fitting.test(text)).sort();
}

const OPERATION = /^[A-Za-z]\w*(?:Query|Mutation|Subscription)$/;
const ERROR_CODE = /^[A-Z]+(?:_[A-Z]+)*$/;
/** A path is what has a slash inside or one of our file endings; `<…>`, `*` and `…` stand for names, so their folder is looked for. */
const PATH = /^(?!\/)(?:[\w.-]+\/[\w./<>*…-]*|[\w.-]+\.(?:ts|tsx|mts|mjs|md|json|graphql|css))$/;

/** Gives the files and folders that a text names and that are not there. Rooms are named from src, all else from the top. */
function missingPaths(markdown: string): string[] {
  const prose = markdown.replace(/^```[^]*?^```/gm, "");
  return inBackticks(prose, PATH).filter((path) => {
    const known = path.replace(/[^/]*[<*…].*$/, "");
    return !["", "src/", "src/app/", "src/server/"].some((base) => existsSync(`${ROOT}/${base}${known}`));
  });
}

it("a planted text that names other operations, codes and files is told from the right one", () => {
  const planted = [
    "# Spec",
    "## 7. Calls",
    "| `DeskScreenQuery` | `useAddCommentMutation` | `POST /graphql` |",
    "## 8. Errors",
    "`NOT_FOUND`, `STALE`: see `src/contract/errors.ts`, `nowhere/gone.ts` and `server/git/<command>.ts`",
    "## 9. Limits",
    "`OTHER_CODE`",
  ].join("\n");
  expect(inBackticks(section(planted, 7), OPERATION)).toEqual(["DeskScreenQuery", "useAddCommentMutation"]);
  expect(inBackticks(section(planted, 8), ERROR_CODE)).toEqual(["NOT_FOUND", "STALE"]);
  expect(missingPaths(planted)).toEqual(["nowhere/gone.ts"]);
});

it("every file and folder that ARCHITECTURE.md names exists", () => {
  const text = read("ARCHITECTURE.md");
  expect(inBackticks(text, PATH).length).toBeGreaterThan(5);
  expect(missingPaths(text)).toEqual([]);
});

it("SPEC.md lists exactly the operations that the server executes", () => {
  expect(inBackticks(section(read("SPEC.md"), 7), OPERATION)).toEqual(persistedOperations());
});

it("SPEC.md lists exactly the errors that there are", () => {
  expect(inBackticks(section(read("SPEC.md"), 8), ERROR_CODE)).toEqual(Object.keys(ERRORS).sort());
});
