import { randomUUID } from "node:crypto";
import { inspect } from "node:util";
import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import { GalleyError, isErrorCode } from "#contract/errors.ts";

/** Turns any failure into what a client may see: a code of the closed list and a sentence. The rest goes to the log. */
export function maskError(error: unknown, log: (line: string) => void): GraphQLError {
  const at = error instanceof GraphQLError ? error : null;
  const cause = rootCause(error);
  if (at?.extensions["http"]) return badInput(at);
  if (cause instanceof GraphQLError) return badInput(cause);
  const known = cause instanceof GalleyError && cause.code !== "INTERNAL" ? cause : internal(cause, log);
  return new GraphQLError(known.message, {
    ...(at?.nodes && { nodes: at.nodes }),
    ...(at?.path && { path: at.path }),
    extensions: { code: known.code, sentence: known.message },
  });
}

/** Finds what lies behind an error that others were made of. */
function rootCause(error: unknown): unknown {
  if (error instanceof GraphQLError && error.originalError) return rootCause(error.originalError);
  if (error instanceof AggregateError) return rootCause(error.errors[0]);
  return error;
}

/**
 * What graphql-js and Yoga refuse by themselves is a request that does not fit the operation: a wrong value, a broken body. Where it
 * is the document, the status is Yoga's, for it depends on the type that the client accepts.
 */
function badInput(error: GraphQLError): GraphQLError {
  if (isErrorCode(error.extensions["code"])) return error;
  const { message } = new GalleyError("BAD_INPUT");
  const http = (error.locations && error.extensions["http"]) ?? { status: 400 };
  return new GraphQLError(message, { extensions: { code: "BAD_INPUT", sentence: message, http } });
}

function internal(cause: unknown, log: (line: string) => void): GalleyError {
  if (cause instanceof Error && cause.name === "AbortError") return new GalleyError("TIMEOUT"); // Nobody waits for it any more.
  const id = randomUUID().slice(0, 8);
  log(`${id} ${inspect(cause)}`);
  return new GalleyError("INTERNAL", `Galley made a mistake, logged as ${id}.`);
}

/** Masks the errors of parts that come later; Yoga masks those of an answer's first part alone. */
export function maskIncrements(log: (line: string) => void): Plugin {
  return {
    onExecute: () => ({
      onExecuteDone: () => ({
        onNext({ result, setResult }) {
          if (!("incremental" in result) || !Array.isArray(result.incremental)) return;
          const incremental = result.incremental.map((part: { readonly errors?: readonly unknown[] }) =>
            part.errors ? { ...part, errors: part.errors.map((error) => maskError(error, log)) } : part,
          );
          const masked: object = { ...result, incremental };
          setResult(masked);
        },
      }),
    }),
  };
}
