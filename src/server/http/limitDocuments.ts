import { GraphQLError, parse, type DocumentNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import { GalleyError } from "#contract/errors.ts";
import { QUERY_ALIASES_MAX, QUERY_COST_MAX, QUERY_DEPTH_MAX, QUERY_TOKENS_MAX } from "#contract/limits.ts";
import { weighDocument } from "./weighDocument.ts";

/**
 * Refuses documents that ask for too much, as soon as they are parsed: validating one with doubled fragments takes
 * seconds already. For development, where any document is executed; those that were compiled with Galley need no limit.
 */
export function limitDocuments(): Plugin {
  return {
    onParse: ({ setParseFn, context }) => {
      if (!("params" in context)) return undefined; // The server's own question, for a page it is about to send.
      setParseFn((source, options) => withinTokens(() => parse(source, { ...options, maxTokens: QUERY_TOKENS_MAX })));
      return ({ result }) => {
        if (!isDocument(result)) return;
        const weight = weighDocument(result, context.params?.variables ?? {});
        const excess = [
          [weight.depth, QUERY_DEPTH_MAX, "fields inside one another"],
          [weight.aliases, QUERY_ALIASES_MAX, "fields named anew"],
          [weight.cost, QUERY_COST_MAX, "fields in all"],
        ] as const;
        for (const [found, most, what] of excess) if (found > most) throw tooLarge(`${most} ${what}`);
      };
    },
  };
}

function isDocument(result: unknown): result is DocumentNode {
  return typeof result === "object" && result !== null && "definitions" in result;
}

function withinTokens(read: () => DocumentNode): DocumentNode {
  try {
    return read();
  } catch (error) {
    if (error instanceof GraphQLError && error.message.includes("tokens")) throw tooLarge(`${QUERY_TOKENS_MAX} tokens`);
    throw error;
  }
}

function tooLarge(most: string): GraphQLError {
  const { message } = new GalleyError("TOO_LARGE", `This document asks for more than ${most}.`);
  return new GraphQLError(message, {
    extensions: { code: "TOO_LARGE", sentence: message, http: { status: 400 } },
  });
}
