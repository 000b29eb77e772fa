import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { counted } from "#app/ui/format.ts";
import { Notice } from "#app/ui/Notice.tsx";
import type { ImportDialogMutation, ImportDialogMutation$data } from "#generated/ImportDialogMutation.graphql.ts";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { useReviewMutation } from "#app/reading/data/useReviewMutation.ts";

/** The largest file that is sent, in bytes; the server accepts 262,144 characters. */
const BYTES_MAX = 786_432;

interface Props {
  readonly slug: string;
  readonly file: File;
  readonly onClose: () => void;
}

type Imported = NonNullable<ImportDialogMutation$data["importComments"]>;

/** Imports a file of comments and shows how many were added, and how many are at an uncertain place. */
export function ImportDialog({ slug, file, onClose }: Props) {
  const [imported, setImported] = useState<Imported | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [run] = useReviewMutation<ImportDialogMutation>(
    graphql`
      mutation ImportDialogMutation($input: ImportCommentsInput!) {
        importComments(input: $input) {
          added
          edited
          existing
          uncertain
          problem {
            message
          }
          review {
            title
            ...ReviewRefresher_review
          }
        }
      }
    `,
    { hasThreads: false },
  );
  /** Resolves to the reason why the file was not imported, or null. */
  const importFile = useEffectEvent(async (): Promise<string | null> => {
    if (file.size > BYTES_MAX) return "This file is too large. Choose a file that was saved with “Save my comments”.";
    const commentsFile = await file.text().catch(() => null);
    if (commentsFile === null) return "The browser could not read this file.";
    return run({ input: { slug, commentsFile } }, (_store, data) => setImported(data?.importComments ?? null));
  });
  useEffect(() => {
    void importFile().then(setFailure);
  }, [file]);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import comments"
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div role="status">
        {failure !== null ? (
          <Notice tone="danger">{failure}</Notice>
        ) : imported === null ? (
          <p>Importing…</p>
        ) : (
          <ImportResult imported={imported} />
        )}
      </div>
    </Dialog>
  );
}

function ImportResult({ imported }: { readonly imported: Imported }) {
  const { added, edited, existing, uncertain, review } = imported;
  return (
    <>
      {review && (
        <p>
          Review: <MarkedText text={review.title ?? ""} />
        </p>
      )}
      <p>{counted(added ?? 0, "comment")} added.</p>
      {edited != null && edited > 0 && <p>{counted(edited, "comment")} changed.</p>}
      {existing != null && existing > 0 && <p>{counted(existing, "comment")} already there.</p>}
      {uncertain != null && uncertain > 0 && (
        <p>{counted(uncertain, "thread is", "threads are")} at an uncertain place: the code has changed.</p>
      )}
    </>
  );
}
