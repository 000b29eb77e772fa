import { use, useState, type ReactNode } from "react";
import { graphql } from "react-relay";
import type { CommentHistoryQuery } from "#generated/CommentHistoryQuery.graphql.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { MarkdownText } from "#app/reading/markdown/MarkdownText.tsx";
import { ExportedContext } from "#app/ui/Paper.tsx";
import { valueOf } from "#app/reading/data/fieldFailure.ts";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { commentKeys } from "#app/reading/markdown/commentKeys.ts";

interface Props {
  readonly commentId: string;
  readonly editedAt: string;
}

/** Shows that a comment was edited; a click opens its edit history. */
export function CommentHistory({ commentId, editedAt }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const words = (
    <>
      edited <RelativeTime iso={editedAt} />
    </>
  );
  if (use(ExportedContext)) return <span className="muted small">{words}</span>;
  return (
    <>
      <button
        type="button"
        className="CommentHistory-button muted small"
        title={`Show edit history (${commentKeys.versions})`}
        data-action="versions"
        onClick={() => setIsOpen(true)}
      >
        {words}
      </button>
      {isOpen && (
        <Dialog open onClose={() => setIsOpen(false)} title="Edit history">
          <Versions commentId={commentId} />
        </Dialog>
      )}
    </>
  );
}

function Versions({ commentId }: { readonly commentId: string }): ReactNode {
  const { data: versions, failure } = useLoadedQuery<CommentHistoryQuery, ReturnType<typeof readVersions>>(
    graphql`
      query CommentHistoryQuery($id: ID!) {
        node(id: $id) {
          ... on ReviewComment {
            history @catch(to: RESULT) {
              body
              at
            }
          }
        }
      }
    `,
    { id: commentId },
    readVersions,
  );
  if (failure !== null) return <Notice tone="danger">{failure}</Notice>;
  if (versions === null) return <p>Loading…</p>;
  return (
    <ol className="CommentHistory stack gap-3" reversed>
      {versions
        .map(({ body, at }, index) => (
          <li key={index} className="CommentHistory-version">
            <p className="muted small">
              <RelativeTime iso={at} />
            </p>
            <MarkdownText text={body} />
          </li>
        ))
        .reverse()}
    </ol>
  );
}

const readVersions = ({ node }: CommentHistoryQuery["response"]) =>
  valueOf(node?.history, "The edit history is no longer available. Reload the page.");
