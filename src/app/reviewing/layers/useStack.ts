import { graphql, readInlineData } from "react-relay";
import { valueOf } from "#app/reading/data/fieldFailure.ts";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import type { useStack_layer$data, useStack_layer$key } from "#generated/useStack_layer.graphql.ts";
import type { useStackQuery } from "#generated/useStackQuery.graphql.ts";
import type { useStackReviewQuery } from "#generated/useStackReviewQuery.graphql.ts";

/** The change of a layer since an older version of the stack, as in the schema; `NONE` if there is none to compare with. */
export type LayerChange = NonNullable<useStack_layer$data["change"]> | "NONE";

export interface RailLayer {
  /** From 1 for the lowest; null if it was dropped. */
  readonly position: number | null;
  readonly oid: string;
  readonly subject: string;
  /** Missing if it was dropped. */
  readonly author: { readonly name: string; readonly date: string } | null | undefined;
  readonly change: LayerChange;
  /** The abbreviated ids of the commits that it was, or may be one of. */
  readonly older: readonly string[];
  /** The files that are not viewed, and all; null if unknown. */
  readonly unviewed: { readonly files: number; readonly totalFiles: number } | null;
  readonly openThreads: number;
  /** The verdicts that count for it as it is now. */
  readonly verdicts: readonly LayerVerdict[];
}

export interface LayerVerdict {
  readonly kind: "APPROVE" | "REQUEST_CHANGES" | "COMMENT";
  readonly by: string;
  readonly isViewer: boolean;
}

/** The layers of a stack, lowest first. */
export interface Stack {
  readonly layers: readonly RailLayer[];
  /** The head of the patch set that a verdict is on; null if the viewer cannot give one. */
  readonly verdictHead: string | null;
}

/** The stack of two revisions, or of a patch set of a review; `from` is the older patch set that its layers are compared with. */
export type StackSource =
  | { readonly kind: "comparison"; readonly slug: string; readonly base: string; readonly head: string }
  | { readonly kind: "review"; readonly id: string; readonly from: number | null; readonly to: number | null };

export const NO_STACK: Stack = { layers: [], verdictHead: null };

/** Loads the layers of a stack, lowest first, and again for another `version`. */
export function useStack(source: StackSource, version = 0) {
  const isReview = source.kind === "review";
  const ofReview = useLoadedQuery<useStackReviewQuery, Stack>(
    REVIEW_STACK,
    isReview ? { id: source.id, from: source.from, to: source.to } : null,
    readReviewStack,
    { version },
  );
  const ofComparison = useLoadedQuery<useStackQuery, Stack>(
    graphql`
      query useStackQuery($slug: String!, $base: String!, $head: String!) {
        repository(slug: $slug) @catch(to: RESULT) {
          stack(base: $base, head: $head) {
            ...useStack_layer
          }
        }
      }
    `,
    isReview ? null : { slug: source.slug, base: source.base, head: source.head },
    readComparedStack,
    { version },
  );
  return isReview ? ofReview : ofComparison;
}

function readComparedStack({ repository }: useStackQuery["response"]): Stack {
  return { ...NO_STACK, layers: valueOf(repository).stack.map((layer) => layerOf(layer, null)) };
}

const REVIEW_STACK = graphql`
  query useStackReviewQuery($id: ID!, $from: Int, $to: Int) {
    node(id: $id) @catch(to: RESULT) {
      ... on Review {
        headOid
        viewerCanGiveVerdict
        stack(from: $from, to: $to) {
          position
          ...useStack_layer
        }
        unviewedLayers(to: $to) {
          files
          totalFiles
        }
      }
    }
  }
`;

/** Reads the stack of a patch set; that of an earlier one cannot be approved. */
function readReviewStack(
  { node: found }: useStackReviewQuery["response"],
  { to }: useStackReviewQuery["variables"],
): Stack {
  const node = valueOf(found);
  const counts = node?.unviewedLayers ?? [];
  return {
    layers: (node?.stack ?? []).map((layer) => layerOf(layer, counts[(layer.position ?? 0) - 1] ?? null)),
    verdictHead: node?.viewerCanGiveVerdict === true && to === null ? (node.headOid ?? null) : null,
  };
}

function layerOf(key: useStack_layer$key, unviewed: RailLayer["unviewed"]): RailLayer {
  const { position, commit, change, older, openThreadCount, verdicts } = readInlineData(
    graphql`
      fragment useStack_layer on StackLayer @inline @throwOnFieldError {
        position
        commit {
          oid
          messageHeadline
          author {
            name
            date
          }
        }
        change
        openThreadCount
        verdicts {
          kind
          isHeld
          by {
            name
            isViewer
          }
        }
        older {
          oid
          abbreviatedOid
          messageHeadline
        }
      }
    `,
    key,
  );
  const named = commit ?? older[0];
  return {
    position: position ?? null,
    oid: named?.oid ?? "",
    subject: named?.messageHeadline ?? "",
    author: commit && { name: commit.author.name, date: commit.author.date },
    change: change ?? "NONE",
    older: older.map(({ abbreviatedOid }) => abbreviatedOid),
    openThreads: openThreadCount,
    verdicts: verdicts.flatMap(({ kind, isHeld, by }) =>
      isHeld ? [{ kind, by: by.name, isViewer: by.isViewer }] : [],
    ),
    unviewed: unviewed && { files: unviewed.files, totalFiles: unviewed.totalFiles },
  };
}
