import { graphql, useFragment } from "react-relay";
import type { UnreadableCommits_history$key } from "#generated/UnreadableCommits_history.graphql.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { historyWords } from "./historyWords.ts";

const TEXT = historyWords.unreadableCommits;
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
