import { GalleyError } from "#contract/errors.ts";
import { RULES_SCHEMA } from "#contract/landingRules.ts";
import { checkSchema } from "./checkReport.ts";
import { LAYER } from "./stackReport.ts";
import { landSchema } from "../commands/land.ts";
import { inboxSchema } from "../inbox/inbox.ts";
import { RANGE } from "./verifyReport.ts";
import { jsonText } from "./format.ts";
import { list, object, orNull, type Schema, TEXT, YES_OR_NO } from "./jsonSchema.ts";
import { REVIEW, reviewDetailsSchema } from "./reviewReport.ts";
import { THREAD } from "./threadReport.ts";

export const SCHEMAS: ReadonlyMap<string, Schema> = new Map([
  ["list", list(REVIEW.schema)],
  ["inbox", inboxSchema],
  ["show", reviewDetailsSchema],
  ["comments", list(THREAD.schema)],
  ["stack", list(LAYER.schema)],
  ["check", checkSchema],
  ["land", landSchema],
  ["verify", RANGE.schema],
  ["doctor", list(object({ about: TEXT, isFine: YES_OR_NO, message: TEXT, next: orNull(TEXT) }))],
]);

/** The name of the file with the rules for landing, as an argument. */
const RULES_FILE = "review.json";

/**
 * Returns the JSON Schema of a command's `--format json` output, or of the file with the rules for landing. Each line of
 * `--format jsonl` is one item of it.
 */
export function outputSchema(name: string | undefined): string {
  const schema = name === RULES_FILE ? RULES_SCHEMA : SCHEMAS.get(name ?? "");
  if (schema === undefined)
    throw new GalleyError("BAD_INPUT", `There are schemas of ${[...SCHEMAS.keys(), RULES_FILE].join(", ")}.`, {
      next: "Name one of them, for example: galley schema comments",
    });
  return `${jsonText({ $schema: "https://json-schema.org/draft/2020-12/schema", ...schema })}\n`;
}
