import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import { outputSchema } from "#cli/output/outputSchema.ts";
import { COMMANDS } from "#cli/arguments/commandTable.ts";

const SPEC = readFileSync(join(import.meta.dirname, "../../../SPEC.md"), "utf8");
const BLOCK =
  /<summary><code>galley (?<word>[a-z]+) --format json<\/code>.*?<\/summary>\s+```json\n(?<json>.*?)\n```/gsu;

/** Gives the schema of a word's output; null where it prints no JSON. */
function schemaOf(word: string): unknown {
  try {
    return JSON.parse(outputSchema(word));
  } catch (error) {
    if (error instanceof GalleyError) return null;
    throw error;
  }
}

it("SPEC.md has the JSON Schema of exactly the commands that print JSON", () => {
  const printed = Object.keys(COMMANDS).flatMap((word) => (schemaOf(word) === null ? [] : [[word, schemaOf(word)]]));
  expect(printed.length).toBeGreaterThan(3);
  const written = [...SPEC.matchAll(BLOCK)].map(({ groups }) => [groups?.["word"], JSON.parse(groups?.["json"] ?? "")]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(printed));
});
