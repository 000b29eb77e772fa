import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema } from "graphql";

const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../schema.graphql"), "utf8"));

/** Returns the type of the input of a mutation, as a document declares it. */
export function inputType(mutation: string): string {
  const field = schema.getMutationType()?.getFields()[mutation];
  if (field === undefined) throw new Error(`There is no mutation ${mutation}.`);
  return String(field.args[0]?.type);
}
