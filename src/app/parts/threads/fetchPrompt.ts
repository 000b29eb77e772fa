import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { fetchPromptQuery } from "#generated/fetchPromptQuery.graphql.ts";
import { failureOf } from "../failureOf.ts";

const TEXT = {
  lost: "The review could not be read.",
} as const;

/** Of which remarks of a review a prompt is made: all that are open, or some threads, open or not. */
export interface PromptOf {
  readonly threads?: readonly string[];
}

/** Asks for remarks of a review as a prompt; fails with a sentence for people. */
export function fetchPrompt(environment: IEnvironment, reviewId: string, { threads }: PromptOf): Promise<string> {
  const query = graphql`
    query fetchPromptQuery($id: ID!, $threads: [ID!]) {
      node(id: $id) {
        ... on Review {
          prompt(threads: $threads) @catch(to: RESULT)
        }
      }
    }
  `;
  return new Promise((resolve, reject) => {
    fetchQuery<fetchPromptQuery>(
      environment,
      query,
      { id: reviewId, threads: threads ?? null },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: ({ node }) => {
        const prompt = node?.prompt;
        if (prompt === undefined) reject(new Error(TEXT.lost));
        else if (!prompt.ok) reject(new Error(failureOf(prompt.errors).message));
        else resolve(prompt.value ?? "");
      },
      error: reject,
    });
  });
}
