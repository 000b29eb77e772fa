import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { fetchStackQuery } from "#generated/fetchStackQuery.graphql.ts";
import type { fetchStackReviewQuery } from "#generated/fetchStackReviewQuery.graphql.ts";

/** The change of a layer since an older version of the stack, as in the schema; `NONE` if there is none to compare with. */
export type LayerChange = "SAME" | "EDITED" | "ADDED" | "DROPPED" | "SPLIT" | "JOINED" | "UNCERTAIN" | "NONE";

export interface RailLayer {
  /** From 1 for the lowest; null if it was dropped. */
  readonly position: number | null;
  readonly oid: string;
  readonly subject: string;
  /** Missing if it was dropped. */
  readonly author: { readonly name: string; readonly date: string } | null | undefined;
  readonly change: LayerChange;
  readonly isMoved: boolean;
  /** True if the viewer answered which commit it is. */
  readonly isAnswered: boolean;
  /** The commits that it was, or may be one of. */
  readonly older: readonly OlderLayer[];
  /** The files that are not viewed, and all; null if unknown. */
  readonly unviewed: { readonly files: number; readonly totalFiles: number } | null;
  readonly openThreads: number;
  /** The verdicts that count for it as it is now. */
  readonly verdicts: readonly LayerVerdict[];
}

export interface OlderLayer {
  readonly oid: string;
  readonly abbreviatedOid: string;
  readonly subject: string;
  /** From 1 for the lowest of the older stack. */
  readonly position: number;
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
  const networkCacheConfig = { force: true };
  if (source.kind === "comparison") {
    const { slug, base, head } = source;
    return fetchQuery<fetchStackQuery>(
      environment,
      graphql`
        query fetchStackQuery($slug: String!, $base: String!, $head: String!) @throwOnFieldError {
          repository(slug: $slug) {
            stack(base: $base, head: $head) {
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
              older {
                oid
                abbreviatedOid
                messageHeadline
              }
            }
          }
        }
      `,
      { slug, base, head },
      { networkCacheConfig },
    ).subscribe({
      next: ({ repository }) => onStack({ ...NO_STACK, layers: repository.stack.map((layer) => layerOf(layer, null)) }),
      error,
    });
  }
  const { id, from, to } = source;
  return fetchQuery<fetchStackReviewQuery>(
    environment,
    graphql`
      query fetchStackReviewQuery($id: ID!, $from: Int, $to: Int) @throwOnFieldError {
        node(id: $id) {
          ... on Review {
            headOid
            patchSets {
              number
              ...reviewFragments_patchSet
            }
            viewerCanGiveVerdict
            viewerCanLand
            state
            targetRef
            reviewRef
            baseOid
            stack(from: $from, to: $to) {
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
              evidence
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
              olderPositions
              older {
                oid
                abbreviatedOid
                messageHeadline
              }
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
    { networkCacheConfig },
  ).subscribe({
    next: ({ node }) => {
      const counts = node?.unviewedLayers ?? [];
      const layers = (node?.stack ?? []).map((layer) => layerOf(layer, counts[(layer.position ?? 0) - 1] ?? null));
      const canGive = node?.viewerCanGiveVerdict === true && to === null;
      const patchSets = (node?.patchSets ?? []).map(({ number }) => number);
      onStack({
        layers,
        verdictHead: canGive ? (node?.headOid ?? null) : null,
        patchSets,
        landable:
          node?.viewerCanLand === true && to === null
            ? {
                branch: node.targetRef ?? "",
                own: node.reviewRef ?? "",
                base: node.baseOid ?? null,
                isApproved: node.state === "APPROVED",
              }
            : null,
      });
    },
    error,
  });
}

interface FetchedCommit {
  readonly oid: string;
  readonly messageHeadline: string;
}

interface FetchedLayer {
  readonly position: number | null | undefined;
  readonly commit:
    | (FetchedCommit & { readonly author: { readonly name: string; readonly date: string } })
    | null
    | undefined;
  readonly change: Exclude<LayerChange, "NONE"> | null | undefined;
  readonly evidence?: string | null | undefined;
  readonly isMoved: boolean;
  readonly olderPositions?: readonly number[];
  readonly openThreadCount?: number;
  readonly verdicts?: readonly {
    readonly kind: LayerVerdict["kind"];
    readonly isHeld: boolean;
    readonly by: { readonly name: string; readonly isViewer: boolean };
  }[];
  readonly older: readonly (FetchedCommit & { readonly abbreviatedOid: string })[];
}

function layerOf(layer: FetchedLayer, unviewed: RailLayer["unviewed"]): RailLayer {
  const { position = null, commit, change, evidence, isMoved, older, olderPositions = [] } = layer;
  const named = commit ?? older[0];
  return {
    position,
    oid: named?.oid ?? "",
    subject: named?.messageHeadline ?? "",
    author: commit && { name: commit.author.name, date: commit.author.date },
    change: change ?? "NONE",
    isMoved,
    isAnswered: evidence === "ANSWER",
    older: older.map(({ oid, abbreviatedOid, messageHeadline }, index) => ({
      oid,
      abbreviatedOid,
      subject: messageHeadline,
      position: olderPositions[index] ?? 0,
    })),
    openThreads: layer.openThreadCount ?? 0,
    verdicts: (layer.verdicts ?? []).flatMap(({ kind, isHeld, by }) =>
      isHeld ? [{ kind, by: by.name, isViewer: by.isViewer }] : [],
    ),
    unviewed: unviewed && { files: unviewed.files, totalFiles: unviewed.totalFiles },
  };
}
