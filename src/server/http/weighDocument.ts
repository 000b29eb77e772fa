import {
  Kind,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from "graphql";

/** How much a document asks for, with all its fragments written out; `Infinity` where a fragment holds itself. */
export interface DocumentWeight {
  /** Fields inside one another. */
  readonly depth: number;
  /** Fields that are named anew. */
  readonly aliases: number;
  /** Fields asked for, those of a list as often as its page is long (`first`, `last`). */
  readonly cost: number;
}

const NOTHING: DocumentWeight = { depth: 0, aliases: 0, cost: 0 };
const ENDLESS: DocumentWeight = { depth: Infinity, aliases: Infinity, cost: Infinity };

/**
 * Weighs a document's heaviest operation without executing or validating it. Linear in the document's own length: each
 * fragment is weighed once, however often it is spread.
 */
export function weighDocument(document: DocumentNode, variables: Readonly<Record<string, unknown>>): DocumentWeight {
  const fragments = new Map(document.definitions.filter(isFragment).map((one) => [one.name.value, one]));
  const weighed = new Map<string, DocumentWeight>();

  function ofFragment(name: string): DocumentWeight {
    const known = weighed.get(name);
    if (known !== undefined) return known;
    weighed.set(name, ENDLESS); // Seen while it is being weighed, it holds itself.
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

/** The length of page that a field is asked for; 1 where it is no list or does not say. */
function pageLength(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const asked = field.arguments?.find(({ name }) => name.value === "first" || name.value === "last")?.value;
  const value =
    asked?.kind === Kind.INT ? Number(asked.value) : asked?.kind === Kind.VARIABLE ? variables[asked.name.value] : 1;
  return typeof value === "number" && value > 1 ? value : 1;
}
