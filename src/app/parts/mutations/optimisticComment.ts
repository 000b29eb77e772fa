import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { optimisticComment_review$key } from "#generated/optimisticComment_review.graphql.ts";

/** The viewer as the page knows them before the server responds. */
export interface Writer {
  readonly name: string;
  readonly email: string;
}

interface Written {
  readonly key: string;
  readonly body: string;
  readonly isBlocking: boolean;
  readonly act?: "resolve" | "reopen" | null;
}

/** Creates the comment that is shown until the server responds. */
export function optimisticComment({ key, body, isBlocking, act = null }: Written, { name, email }: Writer) {
  return {
    id: `unsent:comment:${key}`,
    oid: "",
    key,
    body,
    createdAt: new Date().toISOString(),
    editedAt: null,
    editedBy: null,
    isDeleted: false,
    isBlocking,
    agent: null,
    addressed: null,
    act,
    verdict: null,
    replyTo: null,
    viewerCanEdit: false,
    viewerCanDelete: false,
    author: { name, email, isViewer: true },
  } as const;
}

interface Begun {
  readonly key: string;
  readonly body: string;
  readonly kind: "BLOCKING" | "NOTE";
  /** The anchor; a null path is the review itself. */
  readonly location: {
    readonly path: string | null;
    readonly side: "OLD" | "NEW";
    readonly startLine: number | null;
    readonly endLine: number | null;
    readonly commitOid: string | null;
  };
  /** The commented lines, as far as the page has them. */
  readonly quote: readonly string[];
}

/** Creates the thread that is shown until the server responds. */
export function optimisticThread({ key, body, kind, location, quote }: Begun, writer: Writer) {
  const { path, side, startLine, endLine } = location;
  return {
    id: `unsent:thread:${key}`,
    state: kind === "BLOCKING" ? "OPEN" : "NOTE",
    isVerdict: false,
    ...location,
    patchSet: null,
    quote: [...quote],
    addressed: null,
    viewerCanReply: false,
    viewerCanResolve: false,
    viewerCanReopen: false,
    position: { path, side, startLine, endLine, certainty: "EXACT", reason: "" },
    comments: [optimisticComment({ key, body, isBlocking: kind === "BLOCKING" }, writer)],
  } as const;
}

const TEXT = {
  you: "You",
} as const;

/**
 * Returns the viewer of a review, who signs comments until the server responds. Stable while the values are the same.
 */
export function useWriter(review: optimisticComment_review$key): Writer {
  const { repository } = useFragment(
    graphql`
      fragment optimisticComment_review on Review @throwOnFieldError {
        repository {
          viewer {
            name
            email
          }
        }
      }
    `,
    review,
  );
  const { name, email } = repository.viewer;
  return useMemo(() => ({ name: name ?? TEXT.you, email: email ?? "" }), [name, email]);
}
