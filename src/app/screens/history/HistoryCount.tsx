import { graphql, useFragment } from "react-relay";
import type { HistoryCount_history$key } from "#generated/HistoryCount_history.graphql.ts";
import { counted } from "#app/ui/counted.ts";

const TEXT = {
  wordsOf: (value: number, isExact: boolean): string =>
    `${isExact ? "" : "More than "}${counted(value, { one: "commit", other: "commits" })}`,
} as const;

/** How many commits there are, or more than how many; nothing where that is not known. */
export function HistoryCount({ history }: { readonly history: HistoryCount_history$key }) {
  const { count } = useFragment(
    graphql`
      fragment HistoryCount_history on CommitConnection {
        count @catch(to: NULL) {
          value
          isExact
        }
      }
    `,
    history,
  );
  if (count == null || count.value === null || count.value === 0) return null;
  return TEXT.wordsOf(count.value, count.isExact === true);
}
