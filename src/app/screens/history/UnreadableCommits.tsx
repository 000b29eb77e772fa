import { graphql, useFragment } from "react-relay";
import type { UnreadableCommits_history$key } from "#generated/UnreadableCommits_history.graphql.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { counted } from "#app/ui/counted.ts";

const TEXT = {
  moreUnreadable: (count: number): string =>
    `${counted(count, { one: "more commit", other: "more commits" })} of this page cannot be read.`,
} as const;
const ABBREVIATED = 10;
/** Of many it is said how many there are: they have one reason. */
const SHOWN = 3;

/** Says which commits of a page cannot be read, and why; nothing where all can. */
export function UnreadableCommits({ history }: { readonly history: UnreadableCommits_history$key }) {
  const { unreadableCommits } = useFragment(
    graphql`
      fragment UnreadableCommits_history on CommitConnection @throwOnFieldError {
        unreadableCommits {
          oid
          sentence
        }
      }
    `,
    history,
  );
  const more = unreadableCommits.length - SHOWN;
  return (
    <>
      {unreadableCommits.slice(0, SHOWN).map(({ oid, sentence }) => (
        <Notice key={oid} tone="warning">
          <code>{oid.slice(0, ABBREVIATED)}</code> {sentence}
        </Notice>
      ))}
      {more > 0 && <Notice tone="warning">{TEXT.moreUnreadable(more)}</Notice>}
    </>
  );
}
