import type { ID } from "grats";
import { GalleyError } from "#contract/errors.ts";
import type { Context } from "./request/Context.ts";
import { fromGlobalId } from "./globalId.ts";
import type { ServedRepository } from "./request/ServedRepositories.ts";

/** Reads the id of an object of one type: its repository, and what names it there. BAD_INPUT for an id of another type. */
export function readId(
  context: Context,
  wanted: string,
  id: ID,
): { readonly served: ServedRepository; readonly names: readonly string[] } {
  const { type, names } = fromGlobalId(id);
  if (type !== wanted) throw new GalleyError("BAD_INPUT", "The id is one of something else.");
  const [repositoryId = "", ...rest] = names;
  return { served: context.repositories.byId(repositoryId), names: rest };
}
