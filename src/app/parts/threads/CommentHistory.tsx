import { useEffect, useState, type ReactNode } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { CommentHistoryQuery, CommentHistoryQuery$data } from "#generated/CommentHistoryQuery.graphql.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { MarkdownText } from "../markdown/MarkdownText.tsx";
import { commentKeys } from "./commentKeys.ts";

const TEXT = {
  hint: "Show edit history",
  title: "Edit history",
  reading: "Loading…",
  gone: "The edit history is no longer available. Reload the page.",
} as const;
const EDITED = "edited";

interface Props {
  readonly commentId: string;
  readonly editedAt: string;
}

/** Shows that a comment was edited; a click opens its edit history. */
export function CommentHistory({ commentId, editedAt }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="CommentHistory-button"
        title={`${TEXT.hint} (${commentKeys.versions})`}
        data-action="versions"
        onClick={() => setIsOpen(true)}
      >
        {EDITED} <RelativeTime iso={editedAt} />
      </button>
      {isOpen && (
        <Dialog open onClose={() => setIsOpen(false)} title={TEXT.title}>
          <Versions commentId={commentId} />
        </Dialog>
      )}
    </>
  );
}

type Versions = NonNullable<NonNullable<CommentHistoryQuery$data["node"]>["history"]>;

function Versions({ commentId }: { readonly commentId: string }): ReactNode {
  const environment = useRelayEnvironment();
  const [versions, setVersions] = useState<Versions | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const query = graphql`
      query CommentHistoryQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on ReviewComment {
            history {
              body
              at
            }
          }
        }
      }
    `;
    const subscription = fetchQuery<CommentHistoryQuery>(environment, query, { id: commentId }).subscribe({
      next: ({ node }) => (node?.history ? setVersions(node.history) : setFailure(TEXT.gone)),
      error: (error: Error) => setFailure(error.message),
    });
    return () => subscription.unsubscribe();
  }, [environment, commentId]);

  if (failure !== null) return <Notice tone="danger">{failure}</Notice>;
  if (versions === null) return <p>{TEXT.reading}</p>;
  return (
    <ol className="CommentHistory" reversed>
      {versions
        .map(({ body, at }, index) => (
          <li key={index} className="CommentHistory-version">
            <p className="CommentHistory-time">
              <RelativeTime iso={at} />
            </p>
            <MarkdownText text={body} />
          </li>
        ))
        .reverse()}
    </ol>
  );
}
