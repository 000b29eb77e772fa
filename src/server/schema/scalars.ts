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

const LAST_REPRESENTABLE = 253_402_300_799; // 9999-12-31T23:59:59Z

/**
 * Writes a moment (seconds since 1970, and minutes of offset from UTC) as ISO 8601 with its offset; one outside the years
 * 1970 to 9999 is held to them.
 */
export function gitTimestamp(at: number, offset: number = 0): GitTimestamp {
  const held = Math.min(Math.max(at + offset * 60, 0), LAST_REPRESENTABLE);
  const local = new Date(held * 1000).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${local}${offset < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
