import type { GraphQLResponse } from "relay-runtime";
import type { AnswerError, AnswerPart, Path } from "./answerParts.ts";

/**
 * Gives one part of an answer the form that Relay takes: a response by itself for each deferred fragment and for each
 * streamed item, the item's index as the last step of its path, and `is_final` on each saying whether more follows.
 */
export function toRelay({ data, errors, extensions, incremental = [], hasNext = false }: AnswerPart): GraphQLResponse {
  const shared = { extensions: { ...extensions, is_final: !hasNext } };
  const responses: object[] = [];
  if (data !== undefined || errors) responses.push({ data: data ?? null, ...(errors && { errors }), ...shared });
  for (const { items, path, errors: all, ...rest } of incremental) {
    if (items === undefined) responses.push({ ...rest, path, ...errorsAt(path, all), ...shared });
    for (const [index, item] of (items ?? []).entries()) {
      const place = [...path.slice(0, -1), Number(path.at(-1)) + index];
      responses.push({ ...rest, data: item, path: place, ...errorsAt(place, all), ...shared });
    }
  }
  if (responses.length === 0) responses.push({ data: null, ...shared });
  // Relay's own types know single responses and arrays of them, not where an increment's fields stand.
  return responses as unknown as GraphQLResponse;
}

/** Picks the errors of a place. The server counts an error's path from the top of the answer, Relay from the place. */
function errorsAt(place: Path, errors: readonly AnswerError[] = []): { readonly errors?: readonly AnswerError[] } {
  const own = errors.filter(({ path }) => place.every((step, index) => path?.[index] === step));
  return own.length === 0
    ? {}
    : { errors: own.map((error) => ({ ...error, path: error.path?.slice(place.length) ?? [] })) };
}
