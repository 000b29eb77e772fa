/** The JSON Schema of a part of a command's output. */
export type Schema = Readonly<Record<string, unknown>>;

export const TEXT: Schema = { type: "string" };
export const NUMBER: Schema = { type: "integer", minimum: 0 };
export const YES_OR_NO: Schema = { type: "boolean" };
export const MOMENT: Schema = { type: "string", format: "date-time" };
export const OBJECT_ID: Schema = { type: "string", pattern: "^[0-9a-f]{40}([0-9a-f]{24})?$" };

/** An object with exactly these members. */
export function object(properties: Readonly<Record<string, Schema>>): Schema {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

export function list(items: Schema): Schema {
  return { type: "array", items };
}

export function orNull(schema: Schema): Schema {
  return { anyOf: [schema, { type: "null" }] };
}

export const PERSON = object({ name: orNull(TEXT), email: TEXT });
