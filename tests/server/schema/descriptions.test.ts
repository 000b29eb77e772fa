import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLSchema,
} from "graphql";
import { expect, it } from "vitest";
import { getSchema } from "#generated/schema.mts";
import { scalars } from "#server/schema/scalars.ts";

/** Types that every schema has, and that need no description. */
const ROOTS = ["Query", "Mutation", "Subscription"];

/**
 * Lists everything without a description: types, fields, input fields. An enum's values are described by their type.
 */
function undescribed(schema: GraphQLSchema): readonly string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) return [];
    const holds = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
    const fields = holds ? Object.values(type.getFields()).filter((field) => !field.description?.trim()) : [];
    const own = type.description?.trim() || ROOTS.includes(type.name) ? [] : [type.name];
    return [...own, ...fields.map((field) => `${type.name}.${field.name}`)];
  });
}

it("a type, a field, an enum and a scalar without a description are found", () => {
  const schema = buildSchema(`
    "Has one." type A { "Has one." a: Int b: Int }
    type B { "Has one." a: Int }
    enum E { X }
    scalar S
    "Has one." input I { x: Int }
    "Has one." interface N { id: ID }
    type Query { a: A }
  `);
  expect([...undescribed(schema)].toSorted()).toEqual(["A.b", "B", "E", "I.x", "N.id", "Query.a", "S"]);
});

it("every type and every field of the schema has a description", () => {
  const schema = getSchema({ scalars });
  expect(
    Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) || isEnumType(type)).length,
  ).toBeGreaterThan(20);
  expect(undescribed(schema)).toEqual([]);
});
