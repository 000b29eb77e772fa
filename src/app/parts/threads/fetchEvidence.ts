import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { fetchEvidenceQuery } from "#generated/fetchEvidenceQuery.graphql.ts";
import { failureOf } from "../failureOf.ts";
import type { ReadSpan } from "./ReadSpanContext.ts";

const TEXT = {
  lost: "What changed could not be read.",
} as const;

/** Lines that a thread was written on, and those around them. */
export interface WrittenCode {
  readonly startLine: number;
  readonly before: readonly string[];
  readonly lines: readonly string[];
  readonly after: readonly string[];
}

/** What touched the lines of a thread: hunks of a unified diff, and the patch sets between which that was, if they are two. */
export interface TouchedCode {
  readonly path: string;
  readonly patch: string;
  readonly fromPatchSet: number | null | undefined;
  readonly toPatchSet: number | null | undefined;
}

/** The code that a thread was written on, and what touched its lines since; null where there is none. */
export interface Evidence {
  readonly code: WrittenCode | null;
  readonly touch: TouchedCode | null;
}

/** Asks for what tells whether a thread was addressed. One of the two is called, once. */
export function fetchEvidence(
  environment: IEnvironment,
  id: string,
  { from, to }: ReadSpan,
  onEvidence: (evidence: Evidence) => void,
  onFailure: (sentence: string) => void,
): Subscription {
  const query = graphql`
    query fetchEvidenceQuery($id: ID!, $from: Int, $to: Int) {
      node(id: $id) {
        ... on ReviewThread {
          asItWas @catch(to: RESULT) {
            startLine
            before
            lines
            after
          }
          touchedBy(from: $from, to: $to) @catch(to: RESULT) {
            path
            patch
            fromPatchSet
            toPatchSet
          }
        }
      }
    }
  `;
  return fetchQuery<fetchEvidenceQuery>(environment, query, { id, from, to }).subscribe({
    next: ({ node }) => {
      const code = node?.asItWas;
      const touch = node?.touchedBy;
      if (code === undefined || touch === undefined) onFailure(TEXT.lost);
      else if (!code.ok) onFailure(failureOf(code.errors).message);
      else if (!touch.ok) onFailure(failureOf(touch.errors).message);
      else onEvidence({ code: codeOf(code.value), touch: touchOf(touch.value) });
    },
    error: (error: Error) => onFailure(error.message),
  });
}

function codeOf(code: WrittenCode | null | undefined): WrittenCode | null {
  if (code == null) return null;
  const { startLine, before, lines, after } = code;
  return { startLine, before, lines, after };
}

function touchOf(touch: TouchedCode | null | undefined): TouchedCode | null {
  if (touch == null) return null;
  const { path, patch, fromPatchSet, toPatchSet } = touch;
  return { path, patch, fromPatchSet, toPatchSet };
}
