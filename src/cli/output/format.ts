import { inLine } from "#contract/untrustedText.ts";

/**
 * Characters that a terminal may interpret instead of showing: control characters but newline and tab, and invisible
 * and direction-changing characters.
 */
const OBEYED = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Makes untrusted text safe for a terminal: control characters and invisible characters are written as `\u{1b}`, but
 * for a CR before an LF, which a patch of a file with such line ends needs. Linear in its length.
 */
export function printable(text: string): string {
  return text.replace(OBEYED, (character, at: number) =>
    character === "\r" && text[at + 1] === "\n" ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/**
 * Writes a value as JSON with escapes for all characters that a terminal may interpret. The parsed value stays the
 * same.
 */
export function jsonText(value: unknown, indent = 2): string {
  return JSON.stringify(value, null, indent).replace(OBEYED, escaped);
}

function escaped(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
    .join("");
}

/** Writes rows as aligned columns, separated by two spaces, one line each. Linear in the cells. */
export function tableText(cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(inLine));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n`;
}

/** Converts a time of the schema, which has an offset, to ISO 8601 in UTC; an absent time becomes null. */
export function utcMoment<Time extends string | null | undefined>(
  timestamp: Time,
): Time extends string ? string : string | null;
export function utcMoment(timestamp: string | null | undefined): string | null {
  return timestamp == null ? null : new Date(timestamp).toISOString();
}

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
