import { parseJson } from "#contract/wire.ts";
import type { ID } from "grats";
import { GalleyError } from "#contract/errors.ts";
import type { Context } from "./Context.ts";
import type { ServedRepository, ViewerReview } from "./ServedRepositories.ts";

/**
 * Builds the opaque id of an object from its type, its repository's id and its names there. Equal objects have equal
 * ids on every machine that has the repository at the same path.
 */
export function toGlobalId(type: string, ...names: readonly string[]): ID {
  return Buffer.from(JSON.stringify([type, ...names])).toString("base64url");
}

/** Builds the id of an object in a review. */
export function idInReview({ served, review }: ViewerReview, type: string, name: string): ID {
  return toGlobalId(type, served.git.id, review.revision, name);
}

/** Parses a global id; fails as BAD_INPUT for anything that `toGlobalId` did not make. */
export function fromGlobalId(id: ID): { readonly type: string; readonly names: readonly string[] } {
  const value = parseJson(Buffer.from(String(id), "base64url").toString());
  const [type, ...names] = Array.isArray(value) && value.every((item) => typeof item === "string") ? value : [];
  if (type === undefined || toGlobalId(type, ...names) !== id) {
    throw new GalleyError("BAD_INPUT", "The id is not a valid Galley id.");
  }
  return { type, names };
}

/** An object with an ID. IDs are opaque and belong to a repository, a type and an object. @gqlInterface */
export interface Node {
  readonly __typename: string;
  /** The opaque ID. @gqlField @killsParentOnException */
  readonly id: ID;
}

/**
 * Reads the id of an object of one type: its repository, and its names there. Fails as BAD_INPUT for an id of another
 * type.
 */
export function readId(
  context: Context,
  wanted: string,
  id: ID,
): { readonly served: ServedRepository; readonly names: readonly string[] } {
  const { type, names } = fromGlobalId(id);
  if (type !== wanted) throw new GalleyError("BAD_INPUT", "The id belongs to another type of object.");
  const [repositoryId = "", ...rest] = names;
  return { served: context.repositories.byId(repositoryId), names: rest };
}
