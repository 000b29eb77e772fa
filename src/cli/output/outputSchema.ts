import { GalleyError } from "#contract/errors.ts";
import { jsonText, list, object, orNull, type Schema, TEXT, YES_OR_NO } from "./format.ts";
import { reviewSchema } from "./reviewReport.ts";
import { threadSchema } from "./threadReport.ts";

export const SCHEMAS: ReadonlyMap<string, Schema> = new Map([
  ["list", list(reviewSchema)],
  ["show", reviewSchema],
  ["comments", list(threadSchema)],
  ["doctor", list(object({ about: TEXT, isFine: YES_OR_NO, message: TEXT, next: orNull(TEXT) }))],
]);

/**
 * Returns the JSON Schema of a command's `--format json` output. Each line of `comments --format jsonl` is one item of
 * it.
 */
export function outputSchema(command: string | undefined): string {
  const schema = SCHEMAS.get(command ?? "");
  if (schema === undefined)
    throw new GalleyError("BAD_INPUT", `These commands print JSON: ${[...SCHEMAS.keys()].join(", ")}.`, {
      next: "Name one of them, for example: galley schema comments",
    });
  return `${jsonText({ $schema: "https://json-schema.org/draft/2020-12/schema", ...schema })}\n`;
}
