import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { optimisticComment_review$key } from "#generated/optimisticComment_review.graphql.ts";

/** Who writes, as the page knows them before the server answers. */
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

/** Makes the comment that is shown until the server answers with the one that it wrote. */
export function optimisticComment({ key, body, isBlocking, act = null }: Written, { name, email }: Writer) {
  return {
    id: `unsent:comment:${key}`,
    oid: "",
    key,
    body,
    createdAt: new Date().toISOString(),
    editedAt: null,
    editedBy: null,
    isWithdrawn: false,
    isBlocking,
    agent: null,
    addressed: null,
    act,
    verdict: null,
    replyTo: null,
    viewerCanEdit: false,
    viewerCanWithdraw: false,
    author: { name, email, isViewer: true },
  } as const;
}

interface Begun {
  readonly key: string;
  readonly body: string;
  readonly kind: "BLOCKING" | "NOTE";
  /** What it stands on; a null path is the review itself. */
  readonly place: {
    readonly path: string | null;
    readonly side: "OLD" | "NEW";
    readonly startLine: number | null;
    readonly endLine: number | null;
    readonly commitOid: string | null;
  };
  /** The lines it stands on, as far as the page has them. */
  readonly quote: readonly string[];
}

/** Makes the thread that is shown until the server answers with the one that was begun. */
export function optimisticThread({ key, body, kind, place, quote }: Begun, writer: Writer) {
  const { path, side, startLine, endLine } = place;
  return {
    id: `unsent:thread:${key}`,
    state: kind === "BLOCKING" ? "OPEN" : "NOTE",
    isVerdict: false,
    ...place,
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

/** Gives who writes in a review: what a comment is signed with until the server answers. The same object while they stay the same. */
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
