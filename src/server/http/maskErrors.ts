import { randomUUID } from "node:crypto";
import { inspect } from "node:util";
import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import { GalleyError, isErrorCode } from "#contract/errors.ts";

/** Converts any failure to an error for the client: a code of the closed list and a sentence. Details go to the log. */
export function maskError(error: unknown, log: (line: string) => void): GraphQLError {
  const at = error instanceof GraphQLError ? error : null;
  const cause = rootCause(error);
  if (at?.extensions["http"]) return badInput(at);
  if (cause instanceof GraphQLError) return badInput(cause);
  const known = cause instanceof GalleyError && cause.code !== "INTERNAL" ? cause : internal(cause, log);
  return new GraphQLError(known.message, {
    ...(at?.nodes && { nodes: at.nodes }),
    ...(at?.path && { path: at.path }),
    extensions: { code: known.code, message: known.message },
  });
}

function rootCause(error: unknown): unknown {
  if (error instanceof GraphQLError && error.originalError) return rootCause(error.originalError);
  if (error instanceof AggregateError) return rootCause(error.errors[0]);
  return error;
}

/**
 * Converts errors of graphql-js and Yoga, which mean a request that does not fit the operation: a wrong value or a
 * broken body. For errors in the document Yoga sets the status, since it depends on the type that the client accepts.
 */
function badInput(error: GraphQLError): GraphQLError {
  if (isErrorCode(error.extensions["code"])) return error;
  const { message } = new GalleyError("BAD_INPUT");
  const http = (error.locations && error.extensions["http"]) ?? { status: 400 };
  return new GraphQLError(message, { extensions: { code: "BAD_INPUT", message: message, http } });
}

function internal(cause: unknown, log: (line: string) => void): GalleyError {
  if (cause instanceof Error && cause.name === "AbortError") return new GalleyError("TIMEOUT"); // The client left.
  const id = randomUUID().slice(0, 8);
  log(`${id} ${inspect(cause)}`);
  return new GalleyError("INTERNAL", `Internal error, logged as ${id}.`);
}

/** Masks the errors of later parts of an incremental answer; Yoga masks only those of the first part. */
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
