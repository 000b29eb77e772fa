import { graphql, useFragment } from "react-relay";
import type { UnreadableCommits_history$key } from "#generated/UnreadableCommits_history.graphql.ts";
import { Notice } from "#app/ui/Notice.tsx";

const ABBREVIATED = 10;

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
  return unreadableCommits.map(({ oid, sentence }) => (
    <Notice key={oid} tone="warning">
      <code>{oid.slice(0, ABBREVIATED)}</code> {sentence}
    </Notice>
  ));
}
