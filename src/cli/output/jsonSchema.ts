import { fieldsOf, type Fragment } from "../client/Galley.ts";

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

export function oneOf(values: readonly string[]): Schema {
  return { enum: values };
}

/** The members of an object that a command prints, by name: the JSON Schema of each, and how it is made. */
type Members<Source> = Readonly<Record<string, readonly [schema: Schema, of: (source: Source) => unknown]>>;

/** Returns the JSON Schema of an object that a command prints, and the functions that make it, from one table of members. */
export function reportOf<Source>() {
  return <Table extends Members<Source>>(members: Table) => {
    type Report = { readonly [Name in keyof Table]: ReturnType<Table[Name][1]> };
    const entries = Object.entries(members);
    // `Object.fromEntries` forgets the names.
    const of = (source: Source): Report =>
      Object.fromEntries(entries.map(([name, [, memberOf]]) => [name, memberOf(source)])) as Report;
    return {
      members,
      schema: object(Object.fromEntries(entries.map(([name, [schema]]) => [name, schema]))),
      of,
      /** Makes it of a fragment of a response. */
      from: (fragment: Fragment<Source>): Report => of(fieldsOf(fragment)),
    };
  };
}
