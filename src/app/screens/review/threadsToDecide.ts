import { graphql, readInlineData } from "react-relay";
import type { threadsToDecide_thread$key } from "#generated/threadsToDecide_thread.graphql.ts";
import { answersSince } from "#app/parts/threads/answersSince.ts";

/** Gives the ids of the threads to decide on: those that somebody says are addressed, then open ones that were answered. Linear. */
export function threadsToDecide(keys: readonly threadsToDecide_thread$key[]): readonly string[] {
  const threads = keys.map((key) =>
    readInlineData(
      graphql`
        fragment threadsToDecide_thread on ReviewThread @inline @throwOnFieldError {
          id
          state
          addressed {
            __typename
          }
          ...answersSince_thread
        }
      `,
      key,
    ),
  );
  const open = threads.filter(({ state }) => state === "OPEN");
  const addressed = open.filter((thread) => thread.addressed != null);
  const answered = open.filter((thread) => thread.addressed == null && answersSince(thread) !== null);
  return [...addressed, ...answered].map(({ id }) => id);
}
