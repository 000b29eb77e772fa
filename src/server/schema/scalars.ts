import { GraphQLError } from "graphql";

/**
 * The full name of an object in git's store: 40 hexadecimal digits, or 64 in a SHA-256 repository.
 * @gqlScalar
 */
export type GitObjectID = string;

/**
 * A moment as git records it: ISO 8601 to the second, with the writer's own offset from UTC.
 * @gqlScalar
 */
export type GitTimestamp = string;

/**
 * The name of a piece of the browser's code that data needs to be shown: what it was asked with, so that the browser knows it.
 * @gqlScalar
 */
export type JSDependency = string;

const text = (name: string) => (value: unknown) => {
  if (typeof value === "string") return value;
  throw new GraphQLError(`${name} is written as text.`);
};

/** How the scalars of this schema are read and written. */
export const scalars = {
  GitObjectID: { serialize: text("GitObjectID"), parseValue: text("GitObjectID") },
  GitTimestamp: { serialize: text("GitTimestamp"), parseValue: text("GitTimestamp") },
  JSDependency: { serialize: text("JSDependency"), parseValue: text("JSDependency") },
};
