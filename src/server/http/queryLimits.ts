import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  parse,
  type SelectionSetNode,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import { GalleyError } from "#contract/errors.ts";
import { QUERY_ALIASES_MAX, QUERY_COST_MAX, QUERY_DEPTH_MAX, QUERY_TOKENS_MAX } from "#contract/limits.ts";

/**
 * Refuses expensive documents right after parsing, since validating one with doubled fragments can take seconds. Needed
 * only in development, where any document is executed; documents compiled with Galley have no limit.
 */
export function limitDocuments(): Plugin {
  return {
    onParse: ({ setParseFn, context }) => {
      if (!("params" in context)) return undefined; // The server's own query for a page that it is about to send.
      setParseFn((source, options) => withinTokens(() => parse(source, { ...options, maxTokens: QUERY_TOKENS_MAX })));
      return ({ result }) => {
        if (!isDocument(result)) return;
        const weight = weighDocument(result, context.params?.variables ?? {});
        const excess = [
          [weight.depth, QUERY_DEPTH_MAX, "levels of nested fields"],
          [weight.aliases, QUERY_ALIASES_MAX, "aliases"],
          [weight.cost, QUERY_COST_MAX, "fields in total"],
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
    extensions: { code: "TOO_LARGE", message: message, http: { status: 400 } },
  });
}

/** The size of a document with all its fragments expanded; `Infinity` when a fragment contains itself. */
export interface DocumentWeight {
  /** Levels of nested fields. */
  readonly depth: number;
  /** Fields with an alias. */
  readonly aliases: number;
  /** Requested fields; those of a list count once per item of its page (`first`, `last`). */
  readonly cost: number;
}

const NOTHING: DocumentWeight = { depth: 0, aliases: 0, cost: 0 };
const ENDLESS: DocumentWeight = { depth: Infinity, aliases: Infinity, cost: Infinity };

/**
 * Measures the largest operation of a document without executing or validating it. Linear in the length of the
 * document: each fragment is measured once, however often it is spread.
 */
export function weighDocument(document: DocumentNode, variables: Readonly<Record<string, unknown>>): DocumentWeight {
  const fragments = new Map(document.definitions.filter(isFragment).map((one) => [one.name.value, one]));
  const weighed = new Map<string, DocumentWeight>();

  function ofFragment(name: string): DocumentWeight {
    const known = weighed.get(name);
    if (known !== undefined) return known;
    weighed.set(name, ENDLESS); // A fragment met again while it is measured contains itself.
    const weight = ofSet(fragments.get(name)?.selectionSet);
    weighed.set(name, weight);
    return weight;
  }

  function ofSet(set: SelectionSetNode | undefined): DocumentWeight {
    return (set?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return beside(sum, ofFragment(selection.name.value));
      if (selection.kind === Kind.INLINE_FRAGMENT) return beside(sum, ofSet(selection.selectionSet));
      return beside(sum, ofField(selection));
    }, NOTHING);
  }

  function ofField(field: FieldNode): DocumentWeight {
    const below = ofSet(field.selectionSet);
    return {
      depth: 1 + below.depth,
      aliases: (field.alias === undefined ? 0 : 1) + below.aliases,
      cost: 1 + pageLength(field, variables) * below.cost,
    };
  }

  return document.definitions
    .map((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? ofSet(definition.selectionSet) : NOTHING))
    .reduce((one, other) => (one.cost >= other.cost ? one : other), NOTHING);
}

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}

function beside(one: DocumentWeight, other: DocumentWeight): DocumentWeight {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    cost: one.cost + other.cost,
  };
}

/** Returns the page size that a field asks for; 1 when it is not a list or gives none. */
function pageLength(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const argument = field.arguments?.find(({ name }) => name.value === "first" || name.value === "last")?.value;
  const value =
    argument?.kind === Kind.INT
      ? Number(argument.value)
      : argument?.kind === Kind.VARIABLE
        ? variables[argument.name.value]
        : 1;
  return typeof value === "number" && value > 1 ? value : 1;
}
