import { fetchQuery, graphql, readInlineData } from "react-relay";
import type { IEnvironment, Observable, Subscription } from "relay-runtime";
import type { fetchStack_layer$data, fetchStack_layer$key } from "#generated/fetchStack_layer.graphql.ts";
import type { fetchStackQuery } from "#generated/fetchStackQuery.graphql.ts";
import type { fetchStackReviewQuery } from "#generated/fetchStackReviewQuery.graphql.ts";

/** The change of a layer since an older version of the stack, as in the schema; `NONE` if there is none to compare with. */
export type LayerChange = NonNullable<fetchStack_layer$data["change"]> | "NONE";

export interface RailLayer {
  /** From 1 for the lowest; null if it was dropped. */
  readonly position: number | null;
  readonly oid: string;
  readonly subject: string;
  /** Missing if it was dropped. */
  readonly author: { readonly name: string; readonly date: string } | null | undefined;
  readonly change: LayerChange;
  readonly isMoved: boolean;
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

/** The branches of a review that the viewer can land. */
export interface LandableReview {
  readonly branch: string;
  readonly own: string;
  readonly base: string | null;
  readonly isApproved: boolean;
}

/** The layers of a stack, lowest first. */
export interface Stack {
  readonly layers: readonly RailLayer[];
  /** The head of the patch set that a verdict is on; null if the viewer cannot give one. */
  readonly verdictHead: string | null;
  /** The numbers of the patch sets of a review, oldest first. */
  readonly patchSets: readonly number[];
  /** Null if the viewer cannot land them. */
  readonly landable: LandableReview | null;
}

/** The stack of two revisions, or of a patch set of a review; `from` is the older patch set that its layers are compared with. */
export type StackSource =
  | { readonly kind: "comparison"; readonly slug: string; readonly base: string; readonly head: string }
  | { readonly kind: "review"; readonly id: string; readonly from: number | null; readonly to: number | null };

export const NO_STACK: Stack = { layers: [], verdictHead: null, patchSets: [], landable: null };

/** Fetches the layers of a stack, lowest first. Calls `onStack` once, with null if they cannot be read. */
export function fetchStack(
  environment: IEnvironment,
  source: StackSource,
  onStack: (stack: Stack | null) => void,
): Subscription {
  const error = () => onStack(null);
  if (source.kind === "review") return fetchOfReview(environment, source).subscribe({ next: onStack, error });
  const { slug, base, head } = source;
  return fetchQuery<fetchStackQuery>(
    environment,
    graphql`
      query fetchStackQuery($slug: String!, $base: String!, $head: String!) @throwOnFieldError {
        repository(slug: $slug) {
          stack(base: $base, head: $head) {
            ...fetchStack_layer
          }
        }
      }
    `,
    { slug, base, head },
    { networkCacheConfig: { force: true } },
  ).subscribe({
    next: ({ repository }) => onStack({ ...NO_STACK, layers: repository.stack.map((layer) => layerOf(layer, null)) }),
    error,
  });
}

function fetchOfReview(
  environment: IEnvironment,
  { id, from, to }: StackSource & { readonly kind: "review" },
): Observable<Stack> {
  return fetchQuery<fetchStackReviewQuery>(
    environment,
    graphql`
      query fetchStackReviewQuery($id: ID!, $from: Int, $to: Int) @throwOnFieldError {
        node(id: $id) {
          ... on Review {
            headOid
            patchSets {
              number
            }
            ...ReviewRefresher_patchSets @alias
            viewerCanGiveVerdict
            viewerCanLand
            state
            targetRef
            reviewRef
            baseOid
            stack(from: $from, to: $to) {
              position
              ...fetchStack_layer
            }
            unviewedLayers(to: $to) {
              files
              totalFiles
            }
          }
        }
      }
    `,
    { id, from, to },
    { networkCacheConfig: { force: true } },
  ).map(({ node }) => {
    const counts = node?.unviewedLayers ?? [];
    const isLandable = node?.viewerCanLand === true && to === null;
    return {
      layers: (node?.stack ?? []).map((layer) => layerOf(layer, counts[(layer.position ?? 0) - 1] ?? null)),
      verdictHead: node?.viewerCanGiveVerdict === true && to === null ? (node.headOid ?? null) : null,
      patchSets: (node?.patchSets ?? []).map(({ number }) => number),
      landable: isLandable
        ? {
            branch: node.targetRef ?? "",
            own: node.reviewRef ?? "",
            base: node.baseOid ?? null,
            isApproved: node.state === "APPROVED",
          }
        : null,
    };
  });
}

function layerOf(key: fetchStack_layer$key, unviewed: RailLayer["unviewed"]): RailLayer {
  const { position, commit, change, isMoved, older, openThreadCount, verdicts } = readInlineData(
    graphql`
      fragment fetchStack_layer on StackLayer @inline @throwOnFieldError {
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
        isMoved
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
    isMoved,
    older: older.map(({ abbreviatedOid }) => abbreviatedOid),
    openThreads: openThreadCount,
    verdicts: verdicts.flatMap(({ kind, isHeld, by }) =>
      isHeld ? [{ kind, by: by.name, isViewer: by.isViewer }] : [],
    ),
    unviewed: unviewed && { files: unviewed.files, totalFiles: unviewed.totalFiles },
  };
}
