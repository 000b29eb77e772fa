import { GalleyError } from "#contract/errors.ts";
import { jsonText } from "./format.ts";

type Schema = Readonly<Record<string, unknown>>;

const TEXT: Schema = { type: "string" };
const NUMBER: Schema = { type: "integer", minimum: 0 };
const YES_OR_NO: Schema = { type: "boolean" };
const MOMENT: Schema = { type: "string", format: "date-time" };
const OBJECT_ID: Schema = { type: "string", pattern: "^[0-9a-f]{40}([0-9a-f]{24})?$" };
const SIDE: Schema = { enum: ["old", "new"] };

function object(properties: Readonly<Record<string, Schema>>): Schema {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

function list(items: Schema): Schema {
  return { type: "array", items };
}

function orNull(schema: Schema): Schema {
  return { anyOf: [schema, { type: "null" }] };
}

const PERSON = object({ name: orNull(TEXT), email: TEXT });

const REVIEW = object({
  id: OBJECT_ID,
  title: TEXT,
  description: TEXT,
  state: { enum: ["OPEN", "CHANGES_REQUESTED", "APPROVED", "MERGED", "ABANDONED"] },
  author: TEXT,
  reviewers: list(TEXT),
  turn: list(TEXT),
  branch: orNull(TEXT),
  target: TEXT,
  base: orNull(OBJECT_ID),
  head: orNull(OBJECT_ID),
  private: YES_OR_NO,
  openThreads: NUMBER,
  comments: NUMBER,
  createdAt: MOMENT,
  updatedAt: MOMENT,
  patchSets: list(
    object({
      number: NUMBER,
      kind: { enum: ["commits", "snapshot"] },
      head: OBJECT_ID,
      base: orNull(OBJECT_ID),
      at: MOMENT,
    }),
  ),
  verdicts: list(
    object({
      by: PERSON,
      verdict: { enum: ["approve", "reject", "comment"] },
      at: MOMENT,
      isActive: YES_OR_NO,
      patchSet: orNull(NUMBER),
    }),
  ),
});

const CODE = object({
  startLine: NUMBER,
  endLine: NUMBER,
  before: list(TEXT),
  lines: list(TEXT),
  after: list(TEXT),
});

const THREAD = object({
  id: OBJECT_ID,
  review: OBJECT_ID,
  state: { enum: ["OPEN", "RESOLVED", "NOTE"] },
  addressed: orNull(object({ by: OBJECT_ID, comment: OBJECT_ID, at: MOMENT, agent: orNull(TEXT) })),
  kind: { enum: ["blocking", "note"] },
  isVerdict: YES_OR_NO,
  written: orNull(
    object({ path: TEXT, side: SIDE, commit: orNull(OBJECT_ID), patchSet: orNull(NUMBER), code: orNull(CODE) }),
  ),
  now: object({
    path: orNull(TEXT),
    side: SIDE,
    certainty: { enum: ["EXACT", "SHIFTED", "EDITED", "MOVED", "LOST"] },
    reason: TEXT,
    code: orNull(CODE),
  }),
  suggestion: orNull(TEXT),
  comments: list(
    object({
      id: OBJECT_ID,
      author: PERSON,
      at: MOMENT,
      body: TEXT,
      edited: YES_OR_NO,
      deleted: YES_OR_NO,
      agent: orNull(TEXT),
      addressed: orNull(OBJECT_ID),
    }),
  ),
});

export const SCHEMAS: ReadonlyMap<string, Schema> = new Map([
  ["list", list(REVIEW)],
  ["show", REVIEW],
  ["comments", list(THREAD)],
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
