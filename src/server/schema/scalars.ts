import { GraphQLError } from "graphql";

/** A Git object ID: 40 hexadecimal digits, or 64 in a SHA-256 repository. @gqlScalar */
export type GitObjectID = string;

/** A timestamp as recorded by Git: ISO 8601 to the second, with the offset from UTC. @gqlScalar */
export type GitTimestamp = string;

/** The name of a JavaScript module that the client needs to render the data, as given in the request. @gqlScalar */
export type JSDependency = string;

const text = (name: string) => (value: unknown) => {
  if (typeof value === "string") return value;
  throw new GraphQLError(`${name} must be a string.`);
};

export const scalars = {
  GitObjectID: { serialize: text("GitObjectID"), parseValue: text("GitObjectID") },
  GitTimestamp: { serialize: text("GitTimestamp"), parseValue: text("GitTimestamp") },
  JSDependency: { serialize: text("JSDependency"), parseValue: text("JSDependency") },
};

const LAST_REPRESENTABLE = 253_402_300_799; // 9999-12-31T23:59:59Z

/** Formats a time in seconds since 1970; null stays null. */
export function statedTimestamp(at: number | null): GitTimestamp | null {
  return at === null ? null : gitTimestamp(at);
}

/**
 * Formats a time (seconds since 1970, and minutes of offset from UTC) as ISO 8601 with its offset; a time outside the
 * years 1970 to 9999 is clamped.
 */
export function gitTimestamp(at: number, offset: number = 0): GitTimestamp {
  const clamped = Math.min(Math.max(at + offset * 60, 0), LAST_REPRESENTABLE);
  const local = new Date(clamped * 1000).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${local}${offset < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
